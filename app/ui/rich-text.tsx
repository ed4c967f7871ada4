import { placeHeadings } from '#app/lib/place-headings'
import styles from './rich-text.module.css'

interface RichTextProps {
	/** From the server's sanitiser: no other part prints HTML that somebody else wrote. */
	html: string
	/** Of its first heading: one below what it stands under. */
	level: 2 | 3 | 4
	/** Where it is not the page's own language. */
	lang?: string
}

export function RichText({ html, level, lang }: RichTextProps) {
	return (
		<div
			className={styles.richText}
			lang={lang}
			dangerouslySetInnerHTML={{ __html: placeHeadings(html, level) }}
		/>
	)
}
