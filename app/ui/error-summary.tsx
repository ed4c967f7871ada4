import { useEffect, useRef } from 'react'
import { Icon } from './icon'
import styles from './error-summary.module.css'
import { takeFocus } from './take-focus'

export interface SummaryError {
	/** The id of the input (of the first one in a group); absent for an error of the whole form. */
	fieldId?: string
	text: string
}

interface ErrorSummaryProps {
	title: string
	errors: readonly SummaryError[]
	/** The action's answer with these errors: a new one takes the focus. */
	answer?: object
}

/** First thing in `<main>`; pages without React get the focus from enhance.js. */
export function ErrorSummary({ title, errors, answer }: ErrorSummaryProps) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => takeFocus(box.current), [answer])
	if (errors.length === 0) return null
	return (
		<div ref={box} className={styles.summary} role="alert" tabIndex={-1} data-tone="error" data-error-summary>
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
		</div>
	)
}
