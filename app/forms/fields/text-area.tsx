import { getControlAttributes, type ControlProps, type FieldTexts } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface TextAreaProps extends FieldTexts {
	inputProps: ControlProps
	rows?: number
}

export function TextArea({ inputProps, rows = 4, ...words }: TextAreaProps) {
	return (
		<Field id={inputProps.id} {...words}>
			<textarea
				{...getControlAttributes(inputProps, words)}
				defaultValue={inputProps.defaultValue}
				rows={rows}
				className={styles.control}
			/>
		</Field>
	)
}
