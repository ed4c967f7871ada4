import { useField } from '@conform-to/react'
import { findText } from '#app/forms/find-value'
import { getFieldId } from '#app/forms/reply-errors'
import { type ControlProps, type FieldTexts, writings } from '#app/forms/fields/control'
import { DateField, MoneyField, NumberField, TextField, TextArea } from '#app/forms/fields/text-field'
import { RadioRows } from '#app/forms/fields/radio-rows'
import { Select } from '#app/forms/fields/select'
import { CheckboxRows } from '#app/forms/fields/checkbox-rows'
import { Button } from '#app/ui/button'
import { HiddenFields } from '#app/ui/hidden-fields'
import { WordDetails } from '#app/ui/word-details'
import type { QuestionView } from './question-view.server'
import type { QuestionsView } from './questions.server'

interface QuestionFieldProps {
	question: QuestionView
	words: QuestionsView['words']
}

export function QuestionField({ question, words }: QuestionFieldProps) {
	const { explained } = question
	const field = <PlainField question={question} words={words} />
	if (!explained) return field
	return (
		<>
			{field}
			<WordDetails {...explained} />
		</>
	)
}

function PlainField({ question, words }: QuestionFieldProps) {
	const [field, form] = useField<string>(question.name)
	const { kind, name, options = [], about, label, hint, autoComplete, inputMode } = question
	const id = getFieldId(form.id, name)
	const inputProps = { id, name, defaultValue: field.initialValue, autoComplete, inputMode }
	const optional = describeOptional(question, words)
	const shared = { about, label, hint, error: field.errors?.[0], optional }
	if (kind === 'choice')
		return <Choice {...shared} question={question} words={words} inputProps={inputProps} />
	if (kind === 'ticks') {
		const isTicked = (box: string) => findText(form.initialValue, box) !== ''
		const boxes = options.map((one) => ({
			name: one.value,
			label: one.label,
			isTicked: isTicked(one.value),
			reveals: one.reveals,
			more: one.more && <More questions={one.more} words={words} />,
		}))
		return <CheckboxRows {...shared} id={id} boxes={boxes} />
	}
	if (kind === 'hidden') return <HiddenFields fields={[{ name, value: field.initialValue ?? '' }]} />
	if (kind === 'next')
		return (
			<div>
				<Button name="next" value={label}>
					{label}
				</Button>
			</div>
		)
	if (kind === 'select') {
		const nothing = { value: '', label: question.nothing ?? words.pickOne }
		const isKept = question.isFixed && options.some(({ value }) => value === field.initialValue)
		return <Select {...shared} inputProps={inputProps} options={isKept ? options : [nothing, ...options]} />
	}
	return <Typing {...shared} question={question} words={words} inputProps={inputProps} />
}

/** '' when the block's title already says it; undefined when the block's check requires an answer. */
function describeOptional({ isOptional, isTold, optionalNote }: QuestionView, words: QuestionsView['words']) {
	if (!isOptional || optionalNote === '') return undefined
	return isTold ? '' : (optionalNote ?? words.optional)
}

type Shared = FieldTexts & { inputProps: ControlProps; words: QuestionsView['words'] }

function Choice({ question, words, ...shared }: Shared & { question: QuestionView }) {
	const options = question.options?.map(({ more, ...option }) => ({
		...option,
		more: more && <More questions={more} words={words} />,
	}))
	const { unanswered } = words
	return <RadioRows {...shared} unanswered={unanswered} isScale={question.isScale} options={options ?? []} />
}

function More({ questions, words }: { questions: QuestionView[]; words: QuestionsView['words'] }) {
	return questions.map((one) => <QuestionField key={one.name} question={one} words={words} />)
}

function Typing({ question, words, inputProps, ...shared }: Shared & { question: QuestionView }) {
	const { kind, size, unit, writing } = question
	const { hint, pick } = words
	if (kind === 'money') return <MoneyField {...shared} inputProps={inputProps} />
	if (kind === 'date')
		return <DateField {...shared} hint={shared.hint ?? hint} pickLabel={pick} inputProps={inputProps} />
	if (kind === 'longText') return <TextArea {...shared} inputProps={inputProps} />
	if (kind === 'number') return <NumberField {...shared} unit={unit} inputProps={inputProps} />
	const written = writing && writings[writing]
	return <TextField {...shared} size={size} inputProps={{ ...inputProps, ...written, type: kind }} />
}
