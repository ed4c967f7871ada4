import styles from './kept-html.module.css'

/** A part of the frame as the server keeps it from page to page, see frame-html.server.tsx; its own element counts for nothing. */
export function KeptHtml({ html }: { html: string }) {
	return <div className={styles.kept} dangerouslySetInnerHTML={{ __html: html }} />
}
