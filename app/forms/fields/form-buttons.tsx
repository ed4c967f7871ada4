import { Button, ButtonLink } from '#app/ui/button'
import { useId, type ReactNode } from 'react'
import styles from './form-buttons.module.css'

interface FormButtonsProps {
	/** What the first button will send, in a sentence. */
	note?: string
	/** What has to be done before the first button works: it waits, and says so in place of the note. */
	wait?: string
	/** The first button of the form: Enter presses it. */
	submit: {
		label: string
		name?: string
		value?: string
		busy?: boolean
		describedBy?: string
		lang?: string
	}
	cancel?: { href: string; label: string }
	/** Further buttons, after the first. */
	children?: ReactNode
}

/** Text browsers see a space between the buttons. */
export function FormButtons({ note, wait, submit, cancel, children }: FormButtonsProps) {
	const { label, busy, describedBy, ...button } = submit
	const reason = useId()
	const buttons = (
		<div className={styles.buttons}>
			<Button
				variant="primary"
				{...button}
				busy={busy === true || wait !== undefined}
				describedBy={wait ? reason : describedBy}
			>
				{label}
			</Button>{' '}
			{children}{' '}
			{cancel ? (
				<ButtonLink variant="quiet" href={cancel.href}>
					{cancel.label}
				</ButtonLink>
			) : null}
		</div>
	)
	if (!note && !wait) return buttons
	return (
		<div className={styles.noted}>
			<p id={wait ? reason : undefined}>{wait ?? note}</p>
			{buttons}
		</div>
	)
}
