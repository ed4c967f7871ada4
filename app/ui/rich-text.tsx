import styles from './rich-text.module.css'

/** `html` must come from the server's sanitiser: this is the only place that prints HTML as it stands. */
export function RichText({ html, lang }: { html: string; lang?: string }) {
	return <div className={styles.richText} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
