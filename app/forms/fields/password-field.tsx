import { getControlAttributes, type ControlProps, type FieldTexts } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface PasswordFieldProps extends FieldTexts {
	inputProps: ControlProps
	showLabel: string
	hideLabel: string
}

export function PasswordField({ inputProps, showLabel, hideLabel, ...words }: PasswordFieldProps) {
	return (
		<Field id={inputProps.id} {...words}>
			<div className={styles.password} data-password data-show={showLabel} data-hide={hideLabel}>
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
