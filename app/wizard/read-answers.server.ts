import type { z } from 'zod/v4'
import { tidyPostcode } from '#app/forms/doubts.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import type { TextLength } from '#app/forms/text-lengths'
import { sayUnworded, unwordedError } from '#app/forms/unworded-errors'
import { findText } from '#app/forms/find-value'
import { findPrefilled, isUntouched, type Prefill } from '#app/forms/prefill'
import type { Say } from '#app/i18n/say.server'
import { cleanAscii, cleanTyped } from '#app/lib/clean-text'
import { isOn } from '#app/lib/speed'
import { getToday } from '#app/lib/wall-clock'
import {
	countryQuestion,
	getFieldName,
	isAsked,
	listRows,
	pickRow,
	type Block,
	type BlockField,
	type Question,
	type Values,
} from './question'
import { formatAnswer, type QuestionTexts } from './question-texts'

/** Messages by field name. */
export type Errors = Record<string, string[]>

interface Reading {
	typed: unknown
	prefill: Prefill
	words: Pick<QuestionTexts, 'answers'>
	values: Values
	say: Say
}

interface Known {
	prefill?: Prefill
	/** Names answers in errors. */
	words?: Pick<QuestionTexts, 'answers'>
}

/**
 * Answers and errors of the questions that are asked. Input of questions whose condition is not met is ignored. A field
 * with the text of `prefill` has its value, whatever its format.
 */
export function readAnswers(blocks: readonly Block[], typed: unknown, say: Say, known: Known = {}) {
	const values: Values = {}
	const errors: Errors = {}
	const { prefill = {}, words = { answers: {} } } = known
	const reading = { typed, prefill, words, values, say }
	for (const block of blocks)
		for (const row of listRows(block, typed)) Object.assign(errors, readRow({ block, row }, reading))
	return { values, errors }
}

/** True where a required answer is absent, false where all errors are about what was typed. */
export function lacksAnswers(errors: Errors, say: Say): boolean {
	const words = [
		say('validation.required'),
		say('validation.choice'),
		say('validation.minimumSelection', { count: 1 }),
	]
	return Object.values(errors)
		.flat()
		.some((text) => words.includes(text))
}

/** Adds the row's answers to `values` and returns its errors. */
function readRow({ block, row }: Pick<BlockField, 'block' | 'row'>, reading: Reading): Errors {
	const { values, say } = reading
	const faults = new Map<string, string>()
	for (const question of block.questions) {
		const field = { question, name: getFieldName(block, question.name, row), block, row }
		const fault = isAsked(field, values) ? readField(field, reading) : undefined
		if (fault !== undefined) faults.set(question.name, fault)
	}
	const missing = block.check?.({ values: pickRow(block, values, row), faulty: [...faults.keys()] }) ?? []
	for (const name of missing) if (!faults.has(name)) faults.set(name, say('validation.required'))
	return Object.fromEntries([...faults].map(([name, fault]) => [getFieldName(block, name, row), [fault]]))
}

/** Adds the field's answer to `values` and returns its error. */
function readField({ question, name, block, row }: BlockField, reading: Reading) {
	if (question.kind === 'ticks') return readTicks({ question, block, row }, reading)
	if (question.kind === 'next') return undefined
	return readTyped({ question, name, block, row }, reading)
}

function readTicks(
	{
		question,
		block,
		row,
	}: Pick<BlockField, 'block' | 'row'> & { question: Extract<Question, { kind: 'ticks' }> },
	{ typed, words, values, say }: Reading,
) {
	const boxes = question.answers.map((answer) => getFieldName(block, answer, row))
	const ticked = boxes.filter((box) => findText(typed, box) !== '')
	for (const box of ticked) values[box] = true
	if (ticked.length === 0 && !question.isOptional) return say('validation.minimumSelection', { count: 1 })
	const none = question.endsWithNone && boxes.at(-1)
	if (!none || ticked.length < 2 || !ticked.includes(none)) return undefined
	return say('validation.noneWithOthers', {
		none: formatAnswer(question, question.answers.at(-1) ?? '', words),
	})
}

/** A field with the text of its prefill is not judged. One that could not be prefilled must be answered. */
function readTyped(
	{ question, name, block, row }: BlockField & { question: Typed },
	{ typed, prefill, values, say }: Reading,
) {
	const text = findText(typed, name)
	const prefilled = findPrefilled(prefill, name, (other) => findText(typed, other))
	const mayStayEmpty = question.isOptional && cleanTyped(text) === ''
	if (prefilled && (isUntouched(prefilled, text) || (mayStayEmpty && prefilled.text === ''))) {
		if (prefilled.isUnread) return say('validation.required')
		if (prefilled.value !== undefined) values[name] = prefilled.value
		return undefined
	}
	if (mayStayEmpty) return undefined
	const read = schemaOf(question, say).safeParse(text, { error: unwordedError })
	if (!read.success) return sayUnworded(read.error.issues[0]?.message ?? '', say)
	const country = findText(typed, getFieldName(block, countryQuestion, row))
	values[name] = isPostcode(question) ? tidyPostcode(String(read.data), country) : read.data
	return undefined
}

function isPostcode(question: Typed) {
	return question.kind === 'text' && question.format === 'postcode'
}

type Typed = Exclude<Question, { kind: 'ticks' | 'next' }>
type AnswerSchema = z.ZodType<string | number>

/** Creating a schema costs many times what parsing costs. */
const schemas = new WeakMap<Say, WeakMap<Typed, AnswerSchema>>()

function schemaOf(question: Typed, say: Say): AnswerSchema {
	if (!isOn('questions')) return createSchema(question, say)
	// The bound changes at midnight.
	if (question.kind === 'date' && (question.isPast || question.isFuture)) return createSchema(question, say)
	const known = schemas.get(say) ?? new WeakMap<Typed, AnswerSchema>()
	schemas.set(say, known)
	const schema = known.get(question) ?? createSchema(question, say)
	known.set(question, schema)
	return schema
}

function createSchema(question: Typed, say: Say): AnswerSchema {
	const fields = createFieldSchemas(say)
	const { text, email, choice, money, moneyAboveZero, date } = fields
	switch (question.kind) {
		case 'choice':
		case 'select':
			return choice(question.answers)
		case 'money':
			return question.isAboveZero ? moneyAboveZero() : money()
		case 'number':
			return createNumber(question, fields)
		case 'date':
			return date({
				earliest: question.isFuture && getToday(),
				latest: question.isPast && getToday(),
			})
		case 'email':
			return email()
		case 'hidden':
			return text('id')
		case 'tel':
			return text(lengthOf(question), { clean: cleanAscii })
		case 'text':
		case 'longText':
			return text(lengthOf(question))
	}
}

/** Names and plain lines are long; initials, prepositions and parts of an address are short. */
function lengthOf({ kind, writing = 'name', length }: Extract<Typed, { length?: TextLength }>): TextLength {
	if (length !== undefined) return length
	if (kind === 'longText') return 'remark'
	return kind === 'text' && writing === 'name' ? 'line' : 'short'
}

function createNumber(
	question: Extract<Typed, { kind: 'number' }>,
	fields: ReturnType<typeof createFieldSchemas>,
) {
	const { from, to, isRate, example = isRate && '3,75' } = question
	return question.isWhole ? fields.whole(from, to, example) : fields.number(from, to, example)
}
