import { getControlAttributes, type ControlProps, type FieldTexts } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface PasswordFieldProps extends FieldTexts {
	inputProps: ControlProps
	showLabel: string
	hideLabel: string
	/** Error that a script shows where this field differs from the one before it. */
	mismatch?: string
}

export function PasswordField({ inputProps, showLabel, hideLabel, mismatch, ...words }: PasswordFieldProps) {
	return (
		<Field id={inputProps.id} {...words}>
			<div
				className={styles.password}
				data-password
				data-show={showLabel}
				data-hide={hideLabel}
				data-mismatch={mismatch}
				data-error-class={mismatch && styles.error}
			>
				<input
					{...getControlAttributes(inputProps, words)}
					autoCapitalize="none"
					spellCheck={false}
					type="password"
					className={styles.control}
				/>
			</div>
		</Field>
	)
}
