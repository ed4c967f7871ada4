import { Button, ButtonLink } from '#app/ui/button'
import type { ReactNode } from 'react'
import styles from './form-buttons.module.css'

interface FormButtonsProps {
	note?: string
	submit: {
		label: string
		name?: string
		value?: string
		busy?: boolean
		describedBy?: string
		lang?: string
	}
	cancel?: { href: string; label: string }
	children?: ReactNode
}

/** The space separates the buttons in text browsers. */
export function FormButtons({ note, submit, cancel, children }: FormButtonsProps) {
	const { label, ...button } = submit
	const buttons = (
		<div className={styles.buttons}>
			<Button variant="primary" {...button}>
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
	if (!note) return buttons
	return (
		<div className={styles.noted}>
			<p data-note>{note}</p>
			{buttons}
		</div>
	)
}
