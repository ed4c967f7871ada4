import { HiddenText } from '#app/ui/hidden-text'
import { Icon } from '#app/ui/icon'
import type { ReactNode } from 'react'
import type { FieldTexts } from './control'
import styles from './field.module.css'

interface FieldProps extends FieldTexts {
	id: string
	children: ReactNode
}

export function Field({ id, label, about, hint, error, optional, children }: FieldProps) {
	return (
		<div className={styles.field} data-invalid={error ? true : undefined}>
			<label className={styles.label} htmlFor={id}>
				<LabelWords label={label} about={about} optional={optional} />
			</label>
			<HintAndError id={id} hint={hint} error={error} />
			{children}
		</div>
	)
}

export function LabelWords({ label, about, optional }: Pick<FieldTexts, 'label' | 'about' | 'optional'>) {
	return (
		<>
			{label}
			{about ? <HiddenText> {about}</HiddenText> : null}
			{optional ? <span className={styles.optional}> {optional}</span> : null}
		</>
	)
}

export function HintAndError({ id, hint, error }: { id: string; hint?: string; error?: string }) {
	return (
		<>
			{hint ? (
				<p className={styles.hint} id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			{error ? (
				<p className={styles.error} id={`${id}-error`} data-tone="error">
					<Icon name="error" />
					<span>{error}</span>
				</p>
			) : null}
		</>
	)
}
