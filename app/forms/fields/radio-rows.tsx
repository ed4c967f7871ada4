import { ChoiceRow } from './choice-row'
import { stateAttributes, type ControlProps, type FieldWords } from './control'
import { HintAndError, LabelWords } from './field'
import styles from './field.module.css'

interface RadioRowsProps extends FieldWords {
	inputProps: ControlProps
	options: readonly { value: string; label: string; hint?: string }[]
	/** The answers stand beside each other where there is room: a scale. */
	isScale?: boolean
}

/** The first radio carries the field's id: an error's link leads there. */
export function RadioRows({ inputProps, options, label, isScale, ...words }: RadioRowsProps) {
	const { id, name, defaultValue } = inputProps
	return (
		<fieldset
			className={isScale ? `${styles.field} ${styles.scale}` : styles.field}
			role="radiogroup"
			data-invalid={words.error ? true : undefined}
			{...stateAttributes(id, words)}
		>
			<legend className={styles.label}>
				<LabelWords label={label} optional={words.optional} />
			</legend>
			<HintAndError id={id} {...words} />
			{options.map((option, index) => {
				const radioId = index === 0 ? id : `${id}-${index + 1}`
				return (
					<ChoiceRow key={option.value} id={radioId} label={option.label} hint={option.hint}>
						<input
							type="radio"
							id={radioId}
							name={name}
							value={option.value}
							defaultChecked={option.value === defaultValue}
						/>
					</ChoiceRow>
				)
			})}
		</fieldset>
	)
}
