import { controlAttributes, type ControlProps, type FieldWords } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface TextAreaProps extends FieldWords {
	inputProps: ControlProps
	rows?: number
}

export function TextArea({ inputProps, rows = 4, ...words }: TextAreaProps) {
	return (
		<Field id={inputProps.id} {...words}>
			<textarea
				{...controlAttributes(inputProps, words)}
				defaultValue={inputProps.defaultValue}
				rows={rows}
				className={styles.control}
			/>
		</Field>
	)
}
