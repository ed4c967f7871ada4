import { controlAttributes, type ControlProps, type FieldWords } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface TextFieldProps extends FieldWords {
	inputProps: ControlProps
	/** Room for what is expected: a code or a date is short. */
	size?: 'short' | 'medium' | 'full'
}

export function TextField({ inputProps, size = 'full', ...words }: TextFieldProps) {
	const { type, defaultValue } = inputProps
	return (
		<Field id={inputProps.id} {...words}>
			<input
				{...controlAttributes(inputProps, words)}
				type={type === 'email' || type === 'tel' ? type : 'text'}
				defaultValue={defaultValue}
				className={styles.control}
				data-size={size}
			/>
		</Field>
	)
}
