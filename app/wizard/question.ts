import type { Writing } from '#app/forms/fields/writing'

/** Asked only with one of these answers to one of these questions of the same block; of a checkbox the answer is `ticked`. */
export interface Condition {
	names: readonly string[]
	is: readonly string[]
}

interface QuestionBase {
	/** Of the field within its block, and the key of its words. */
	name: string
	when?: Condition
	/** May be left empty, as far as the block's check does not ask for it. */
	isOptional?: true
	/** Said in place of "not required": a key of the notes; '' says nothing. */
	optionalNote?: string
	autoComplete?: string
}

interface ChoiceQuestion extends QuestionBase {
	kind: 'choice' | 'select'
	answers: readonly string[]
	/** Where the words of the answers stand, if other questions have the same; else under the question's name. */
	words?: string
	/** The answers stand beside each other: a scale. */
	isScale?: true
	/** An answer that is given can be changed, not taken back. */
	isFixed?: true
}

/** Checkboxes: each is a field of its own. */
interface CheckboxQuestion extends QuestionBase {
	kind: 'ticks'
	answers: readonly string[]
	/** Where the words of the answers stand, if other questions have the same; else under the question's name. */
	words?: string
	/** The last of them stands for none of the others, and cannot go with them. */
	endsWithNone?: true
}

/** What the form carries along. */
interface HiddenQuestion extends QuestionBase {
	kind: 'hidden'
}

/** One more button that takes the step, where it is looked for. */
interface Next extends QuestionBase {
	kind: 'next'
}

interface TextQuestion extends QuestionBase {
	kind: 'money' | 'email'
}

interface DateQuestion extends QuestionBase {
	kind: 'date'
	/** Today at the latest. */
	isPast?: true
}

interface NumberQuestion extends QuestionBase {
	kind: 'number'
	from: number
	to: number
	isWhole?: true
	unit?: '%'
}

interface TextAreaQuestion extends QuestionBase {
	kind: 'text' | 'longText' | 'tel'
	/** Characters; 255 unless told. */
	maximum?: number
	/** Room for what is expected; the whole width unless told. */
	size?: 'short' | 'medium'
	writing?: Writing
}

export type Question =
	| ChoiceQuestion
	| CheckboxQuestion
	| HiddenQuestion
	| Next
	| TextQuestion
	| DateQuestion
	| NumberQuestion
	| TextAreaQuestion

/** Questions that stand together. */
export interface Block {
	/** The key of its title. */
	name: string
	questions: readonly Question[]
	/** In front of the names of its fields: `customer[0]`. */
	path?: string
	/** Who or what it is about, a key of words. */
	about?: string
	/** The whole block is asked with one of these answers only; here `names` are whole names. */
	when?: Condition
	/** Any number of such rows, up to this many: `path[0]`, `path[1]`, … */
	most?: number
	/** It stands below the block of this name, in its section and behind its condition; a title of its own makes a part of it. */
	joins?: string
	/** A rule across the questions of a row: those that miss an answer after all. */
	check?: (row: RowAnswers) => readonly string[]
}

/** The answers to one row of questions, by the name of the question; `faulty` are those that could not be read. */
export interface RowAnswers {
	values: Values
	faulty: readonly string[]
}

export interface WizardStep {
	/** The key of its title. */
	name: string
	blocks: readonly Block[]
	/** Whether it is asked, after the answers so far; absent: always. */
	isAsked?: (values: Values) => boolean
	/** What was answered the last time may be given again. */
	mayRepeat?: true
}

export const checkedValue = 'ticked'

/** Answers by the whole name of their field, read: euros and numbers as numbers, dates `YYYY-MM-DD`, ticks true. */
export type Values = Record<string, string | number | true>

/** A question where it stands in the form: with its whole name, and whose row it is in. */
export interface BlockField {
	question: Question
	name: string
	block: Block
	row?: number
}

/** The whole name of a question's field, of a row where its block has rows. */
export function getFieldName({ path }: Pick<Block, 'path'>, name: string, row?: number): string {
	if (path === undefined) return name
	return row === undefined ? `${path}.${name}` : `${path}[${row}].${name}`
}

/** The answers of one row, by the name of their question. */
export function pickRow({ questions, path }: Block, values: Values, row?: number): Values {
	const answers = questions.map(({ name }) => [name, values[getFieldName({ path }, name, row)]] as const)
	return Object.fromEntries(answers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** The answers of each row of a block as it was filled in. */
export function pickRows(block: Block, typed: unknown, values: Values): Values[] {
	return listRows(block, typed).map((row) => pickRow(block, values, row))
}

/** The rows of a block: of one that has none, a single undefined. */
export function listRows({ path = '', most }: Block, typed: unknown): (number | undefined)[] {
	if (most === undefined) return [undefined]
	const rows = findValue(typed, path)
	return Array.isArray(rows) ? rows.slice(0, most).map((_, row) => row) : []
}

/** What stands under `persons[0].email` in what was typed. */
export function findValue(typed: unknown, name: string): unknown {
	let found = typed
	for (const part of name.split(/[.[\]]+/).filter(Boolean)) {
		if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined
		found = Reflect.get(found, part)
	}
	return found
}

/** The same where it is a text; '' for anything else. */
export function findText(typed: unknown, name: string): string {
	const found = findValue(typed, name)
	return typeof found === 'string' ? found : ''
}

/** Whether a question is asked, after the answers to those before it. */
export function isAsked({ question, block, row }: BlockField, values: Values): boolean {
	const whole = (name: string) => getFieldName(block, name, row)
	return isMet(block.when, values) && isMet(question.when, values, whole)
}

function isMet(when: Condition | undefined, values: Values, whole = (name: string) => name) {
	if (!when) return true
	return when.names.some((name) => {
		const answer = values[whole(name)]
		return when.is.includes(answer === true ? checkedValue : String(answer))
	})
}
