import { getControlAttributes, type ControlProps, type FieldTexts } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface PasswordFieldProps extends FieldTexts {
	inputProps: ControlProps
	/** Words of the toggle that enhance.js adds: "Toon wachtwoord", "Verberg wachtwoord". */
	showLabel: string
	hideLabel: string
}

/** What was typed never comes back from the server. */
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
