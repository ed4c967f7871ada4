import { ChoiceRow } from './choice-row'
import { getStateAttributes, type ControlProps, type FieldTexts } from './control'
import { HintAndError } from './field'
import styles from './field.module.css'

interface CheckboxProps extends FieldTexts {
	/** `data-tab`: address that opens in a new tab on submit. */
	inputProps: ControlProps & { value?: string; defaultChecked?: boolean; 'data-tab'?: string }
	disabled?: boolean
}

export function Checkbox({ inputProps, label, disabled, ...words }: CheckboxProps) {
	const { id, name, value = 'on', defaultChecked } = inputProps
	return (
		<div className={styles.field} data-invalid={words.error ? true : undefined}>
			<HintAndError id={id} {...words} />
			<ChoiceRow id={id} label={label} hint={words.optional}>
				<input
					type="checkbox"
					id={id}
					name={name}
					value={value}
					defaultChecked={defaultChecked}
					disabled={disabled}
					data-tab={inputProps['data-tab']}
					{...getStateAttributes(id, words)}
				/>
			</ChoiceRow>
		</div>
	)
}
