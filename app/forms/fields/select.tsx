import { getControlAttributes, type ControlProps, type FieldTexts } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface SelectProps extends FieldTexts {
	inputProps: ControlProps
	options: readonly { value: string; label: string }[]
}

export function Select({ inputProps, options, ...words }: SelectProps) {
	return (
		<Field id={inputProps.id} {...words}>
			<select
				{...getControlAttributes(inputProps, words)}
				defaultValue={inputProps.defaultValue}
				className={styles.control}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</Field>
	)
}
