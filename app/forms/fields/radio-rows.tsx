import type { ReactNode } from 'react'
import { ChoiceRow } from './choice-row'
import { getStateAttributes, type ControlProps, type FieldTexts } from './control'
import { HintAndError, LabelWords } from './field'
import styles from './field.module.css'
import scaleStyles from './radio-rows.module.css'
import { Reveal } from './reveal'

export interface RadioOption {
	value: string
	label: string
	/** How the label begins: of a scale that is all one sees, the rest is heard. */
	short?: string
	hint?: string
	/** Shows what the Reveal around the question holds. */
	reveals?: boolean
	/** Shows the Gates of this number. */
	opens?: number
	/** Fields that belong to this answer alone, right below it. */
	more?: ReactNode
}

interface RadioRowsProps extends FieldTexts {
	inputProps: ControlProps
	options: readonly RadioOption[]
	/** "Nog geen antwoord": what a text browser shows, and sends, until an answer is chosen. None: there always is one. */
	unanswered: string | undefined
	/** The answers stand beside each other: a scale. */
	isScale?: boolean
}

/** The first radio carries the field's id: an error's link leads there. */
export function RadioRows({
	inputProps,
	options,
	unanswered,
	label,
	about,
	isScale,
	...words
}: RadioRowsProps) {
	const { id, name } = inputProps
	return (
		<fieldset
			className={isScale ? `${styles.field} ${scaleStyles.scale}` : styles.field}
			role="radiogroup"
			data-invalid={words.error ? true : undefined}
			{...getStateAttributes(id, words)}
		>
			<legend className={styles.label}>
				<LabelWords label={label} about={about} optional={words.optional} />
			</legend>
			<HintAndError id={id} {...words} />
			{unanswered ? <Unanswered id={`${id}-0`} name={name} label={unanswered} /> : null}
			{options.map((option, index) => {
				const radio = <Radio key={option.value} option={option} place={index + 1} {...inputProps} />
				if (!option.more) return radio
				return (
					<Reveal key={option.value} more={option.more}>
						{radio}
					</Reveal>
				)
			})}
		</fieldset>
	)
}

function Radio({
	option,
	place: position,
	id,
	name,
	defaultValue,
}: ControlProps & { option: RadioOption; place: number }) {
	const { value, label, short, hint, more, reveals = Boolean(more), opens } = option
	const radioId = position === 1 ? id : `${id}-${position}`
	return (
		<ChoiceRow id={radioId} label={label} short={short} hint={hint}>
			<input
				type="radio"
				id={radioId}
				name={name}
				value={value}
				defaultChecked={value === defaultValue}
				data-reveals={reveals ? true : undefined}
				data-opens={opens}
			/>
		</ChoiceRow>
	)
}

/**
 * lynx marks the first radio of a group that has none marked, and sends it: this one, which stands for no answer. It is not
 * marked itself, and out of sight wherever there are styles; so nobody chooses it, and no style sees an answer. It stands
 * beside an answer too: on the way back browsers mark radios again by their place in the group.
 */
function Unanswered({ id, name, label }: { id: string; name: string; label: string }) {
	return (
		<div className={styles.unanswered}>
			<ChoiceRow id={id} label={label}>
				<input type="radio" id={id} name={name} value="" />
			</ChoiceRow>
		</div>
	)
}
