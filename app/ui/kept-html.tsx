import styles from './kept-html.module.css'

/** HTML that frame-html.server.tsx rendered. The wrapper has `display: contents`. */
export function KeptHtml({ html }: { html: string }) {
	return <div className={styles.kept} dangerouslySetInnerHTML={{ __html: html }} />
}
