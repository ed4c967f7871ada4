import { Children, type ReactNode } from 'react'
import { Button, ButtonLink } from '#app/ui/button'
import styles from './form-buttons.module.css'

interface FormButtonsProps {
	note?: string
	submit: { label: string }
	cancel?: { href: string; label: string }
	children?: ReactNode
}

/** The space separates the buttons in text browsers. */
export function FormButtons({ note, submit, cancel, children }: FormButtonsProps) {
	return (
		<Noted note={note}>
			<div className={styles.buttons}>
				<Button variant="primary">{submit.label}</Button> {children}{' '}
				{cancel ? (
					<ButtonLink variant="quiet" href={cancel.href}>
						{cancel.label}
					</ButtonLink>
				) : null}
			</div>
		</Noted>
	)
}

interface AnswerButtonsProps {
	note?: string
	/** The safe answer first. All are secondary buttons, so that they weigh the same [A170]. */
	children: ReactNode
}

/** Answers of opposite meaning, in one rank and size. */
export function AnswerButtons({ note, children }: AnswerButtonsProps) {
	return (
		<Noted note={note}>
			<div className={`${styles.buttons} ${styles.answers}`}>
				{Children.map(children, (child) => child && <>{child} </>)}
			</div>
		</Noted>
	)
}

function Noted({ note, children }: { note?: string; children: ReactNode }) {
	if (!note) return <>{children}</>
	return (
		<div className={styles.noted}>
			<p data-note>{note}</p>
			{children}
		</div>
	)
}
