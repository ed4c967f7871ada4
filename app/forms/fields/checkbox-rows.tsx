import type { ReactNode } from 'react'
import { ChoiceRow } from './choice-row'
import { getStateAttributes, type FieldTexts, type ControlProps } from './control'
import { HintAndError, LabelWords } from './field'
import styles from './field.module.css'
import { Reveal } from './reveal'

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

interface CheckboxOption {
	name: string
	label: string
	isTicked: boolean
	/** Opens the fields of the surrounding Reveal. */
	reveals?: boolean
	more?: ReactNode
}

interface CheckboxRowsProps extends FieldTexts {
	/** Id of the first checkbox: error links lead there. */
	id: string
	boxes: readonly CheckboxOption[]
}

export function CheckboxRows({ id, boxes, label, about, ...words }: CheckboxRowsProps) {
	const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = getStateAttributes(id, words)
	return (
		<fieldset
			className={styles.field}
			data-invalid={words.error ? true : undefined}
			aria-describedby={describedBy}
		>
			<legend className={styles.label}>
				<LabelWords label={label} about={about} optional={words.optional} />
			</legend>
			<HintAndError id={id} {...words} />
			{boxes.map((box, at) => {
				const boxId = at === 0 ? id : `${id}-${at + 1}`
				const row = (
					<ChoiceRow key={box.name} id={boxId} label={box.label}>
						<input
							type="checkbox"
							id={boxId}
							name={box.name}
							value="on"
							defaultChecked={box.isTicked}
							aria-invalid={isInvalid}
							data-reveals={(box.reveals ?? Boolean(box.more)) ? true : undefined}
						/>
					</ChoiceRow>
				)
				if (!box.more) return row
				return (
					<Reveal key={box.name} more={box.more}>
						{row}
					</Reveal>
				)
			})}
		</fieldset>
	)
}
