import styles from './cached-html.module.css'

/** HTML that frame-html.server.tsx rendered. The wrapper has `display: contents`. */
export function CachedHtml({ html }: { html: string }) {
	return <div className={styles.kept} dangerouslySetInnerHTML={{ __html: html }} />
}
