import { Button, ButtonLink } from '#app/ui/button'
import type { ReactNode } from 'react'
import styles from './form-buttons.module.css'

interface FormButtonsProps {
	/** The first button of the form: Enter presses it. */
	submit: { label: string; name?: string; value?: string; busy?: boolean }
	cancel?: { href: string; label: string }
	/** Further buttons, after the first. */
	children?: ReactNode
}

export function FormButtons({ submit, cancel, children }: FormButtonsProps) {
	const { label, ...button } = submit
	return (
		<div className={styles.buttons}>
			<Button variant="primary" {...button}>
				{label}
			</Button>
			{children}
			{cancel ? (
				<ButtonLink variant="quiet" href={cancel.href}>
					{cancel.label}
				</ButtonLink>
			) : null}
		</div>
	)
}
