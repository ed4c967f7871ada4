import styles from './kept-html.module.css'

/** A part of the frame as React rendered it on the server before, see frame-html.server.tsx; its own element counts for nothing. */
export function KeptHtml({ html }: { html: string }) {
	return <div className={styles.kept} dangerouslySetInnerHTML={{ __html: html }} />
}
