import { placeHeadings } from '#app/lib/html/shows-text'
import styles from './rich-text.module.css'

interface RichTextProps {
	/** Sanitised on the server. No other component renders foreign HTML. */
	html: string
	/** Level of the first heading. */
	level: 2 | 3 | 4
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
