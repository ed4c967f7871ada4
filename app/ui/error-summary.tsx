import { Icon } from './icon'
import { Link } from './link'
import styles from './error-summary.module.css'

export interface SummaryError {
	/** Id of the input, or of the first one in a group; absent for errors of the whole form. */
	fieldId?: string
	text: string
}

interface ErrorSummaryProps {
	title: string
	errors: readonly SummaryError[]
	/** Line under the errors. */
	contact?: { text: string; link: { href: string; label: string } }
}

/** First element in `<main>`; enhance.js focuses it. Without a name: screen readers read an alert's text, and would say it twice. */
export function ErrorSummary({ title, errors, contact }: ErrorSummaryProps) {
	if (errors.length === 0) return null
	return (
		<div className={styles.summary} role="alert" tabIndex={-1} data-tone="error" data-error-summary>
			<h2 className={styles.title}>
				<Icon name="error" />
				{title}
			</h2>
			<ul className={styles.errors}>
				{errors.map((error) => (
					<li key={`${error.fieldId} ${error.text}`}>
						{error.fieldId ? <a href={`#${error.fieldId}`}>{error.text}</a> : error.text}
					</li>
				))}
			</ul>
			{contact ? (
				<p>
					{contact.text}{' '}
					<Link href={contact.link.href} inSentence>
						{contact.link.label}
					</Link>
				</p>
			) : null}
		</div>
	)
}
