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
	/** Visible part of the label in a scale; screen readers get the full label. */
	short?: string
	hint?: string
	/** Opens the fields of the surrounding Reveal. */
	reveals?: boolean
	/** Opens the Gates with this number. */
	opens?: number
	more?: ReactNode
}

interface RadioRowsProps extends FieldTexts {
	inputProps: ControlProps
	options: readonly RadioOption[]
	/** "Nog geen antwoord", for text browsers; undefined when an answer is always chosen. */
	unanswered: string | undefined
	isScale?: boolean
}

/**
 * The first radio has the field's id: error links lead there. A group with fields inside is no radiogroup, which owns
 * radios only.
 */
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
	const states = getStateAttributes(id, words)
	const group = options.some(({ more }) => more)
		? { 'aria-describedby': states['aria-describedby'] }
		: { role: 'radiogroup', ...states }
	return (
		<fieldset
			className={`${styles.field} ${isScale ? scaleStyles.scale : isPair(options) ? scaleStyles.pair : ''}`.trim()}
			data-invalid={words.error ? true : undefined}
			{...group}
		>
			<legend className={styles.label}>
				<LabelWords label={label} about={about} optional={words.optional} />
			</legend>
			<HintAndError id={id} {...words} />
			{unanswered ? <Unanswered id={`${id}-0`} name={name} label={unanswered} /> : null}
			{options.map((option, index) => {
				const radio = <Radio key={option.value} option={option} index={index + 1} {...inputProps} />
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

/** Two short answers stand side by side. */
function isPair(options: readonly RadioOption[]) {
	const isShort = ({ label, hint, more }: RadioOption) => label.length <= 10 && !hint && !more
	return options.length === 2 && options.every(isShort)
}

function Radio({
	option,
	index: position,
	id,
	name,
	defaultValue,
}: ControlProps & { option: RadioOption; index: number }) {
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
 * lynx checks and sends the first radio of a group without a checked one; this one means "no answer". It also
 * accompanies a given answer, because browsers restore radios by their index in the group.
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
