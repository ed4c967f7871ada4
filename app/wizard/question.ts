import type { Writing } from '#app/forms/fields/control'
import { findValue } from '#app/forms/find-value'
import type { TextLength } from '#app/forms/text-lengths'

/** Met by one of these answers to one of these questions of the same block; a checked box answers `ticked`. */
export interface Condition {
	names: readonly string[]
	is: readonly string[]
}

interface QuestionBase {
	/** Name of the field within its block, and key of its texts. */
	name: string
	when?: Condition
	/** The block's `check` may still require it. */
	isOptional?: true
	/** Key of the note that replaces "not required"; '' shows no note. */
	optionalNote?: string
	autoComplete?: string
}

interface ChoiceQuestion extends QuestionBase {
	kind: 'choice' | 'select'
	answers: readonly string[]
	/** Key of the answers' labels when several questions share them; default: the question's name. */
	words?: string
	isScale?: true
	/** The answer can be changed, not cleared. */
	isFixed?: true
}

/** Checkboxes; each is a field. */
interface CheckboxQuestion extends QuestionBase {
	kind: 'ticks'
	answers: readonly string[]
	/** Key of the answers' labels when several questions share them; default: the question's name. */
	words?: string
	/** The last box means "none of these", and excludes the others. */
	endsWithNone?: true
}

interface HiddenQuestion extends QuestionBase {
	kind: 'hidden'
}

/** A second submit button between the questions. */
interface Next extends QuestionBase {
	kind: 'next'
}

interface MoneyQuestion extends QuestionBase {
	kind: 'money'
	isAboveZero?: true
	/** Questions with an amount of the same order, the best one first: names in the same row, or full names. */
	near?: readonly string[]
	/** The record's amount of what is asked, where the field does not show it. */
	recorded?: number
	/** Another amount of the same order in the record. */
	beside?: number
}

interface EmailQuestion extends QuestionBase {
	kind: 'email'
}

interface DateQuestion extends QuestionBase {
	kind: 'date'
	/** Today or earlier. */
	isPast?: true
	/** Today or later. */
	isFuture?: true
}

interface NumberQuestion extends QuestionBase {
	kind: 'number'
	from: number
	to: number
	isWhole?: true
	unit?: '%'
	/** As typed; follows the error. */
	example?: string
	/** Interest in per cent: asked about where it may be a fraction. */
	isRate?: true
}

interface TextAreaQuestion extends QuestionBase {
	kind: 'text' | 'longText' | 'tel'
	/** Default: by kind and writing. */
	length?: TextLength
	/** Width of the field; default: full. */
	size?: 'short' | 'medium'
	writing?: Writing
	/** A postcode is of the country in the same row, else of the Netherlands. */
	format?: 'houseNumber' | 'postcode'
}

export type Question =
	| ChoiceQuestion
	| CheckboxQuestion
	| HiddenQuestion
	| Next
	| MoneyQuestion
	| EmailQuestion
	| DateQuestion
	| NumberQuestion
	| TextAreaQuestion

export interface Block {
	/** Key of its title. */
	name: string
	questions: readonly Question[]
	/** Prefix of its field names: `customer[0]`. */
	path?: string
	/** Key of the words for the person or thing it is about. */
	about?: string
	/** Condition for the whole block; its `names` are full field names. */
	when?: Condition
	/** Maximum number of rows: `path[0]`, `path[1]`, … */
	most?: number
	/** Name of the block whose section and condition it shares; with a title it forms a subsection. */
	joins?: string
	/** Cross-field rule of a row: returns the questions that still need an answer. */
	check?: (row: RowAnswers) => readonly string[]
}

/** Answers of one row by question name; `faulty` lists questions whose answer is invalid. */
export interface RowAnswers {
	values: Values
	faulty: readonly string[]
}

export interface WizardStep {
	/** Key of its title. */
	name: string
	blocks: readonly Block[]
	/** Default: always asked. */
	isAsked?: (values: Values) => boolean
	/** Name of the question by which `isAsked` decides. */
	gate?: string
	/** Last year's answers may be submitted again. */
	mayRepeat?: true
}

export const checkedValue = 'ticked'
/** Name of the question for the country of an address. */
export const countryQuestion = 'country'

/** Parsed answers by full field name: numbers, dates as `YYYY-MM-DD`, checked boxes true. */
export type Values = Record<string, string | number | true>

export interface BlockField {
	question: Question
	name: string
	block: Block
	row?: number
}

/** Full name of a field, including its row. */
export function getFieldName({ path }: Pick<Block, 'path'>, name: string, row?: number): string {
	if (path === undefined) return name
	return row === undefined ? `${path}.${name}` : `${path}[${row}].${name}`
}

/** Full names of all fields; `*` stands for a row number. */
export function listFieldNames(blocks: readonly Block[]): string[] {
	return blocks.flatMap((block) =>
		block.questions.flatMap((question) =>
			(question.kind === 'ticks' ? question.answers : [question.name]).map(
				(name) => getFieldPrefix(block) + name,
			),
		),
	)
}

/** Names of the fields that show the errors of all fields that a person can mend. */
export function listErrorPlaces(blocks: readonly Block[]): ReadonlyMap<string, string> {
	const places = blocks.flatMap((block) =>
		block.questions.flatMap((question) => {
			const place = getFieldPrefix(block) + question.name
			const boxes = question.kind === 'ticks' ? question.answers : []
			const names = [question.name, ...boxes].map((name) => getFieldPrefix(block) + name)
			return question.kind === 'hidden' || question.kind === 'next'
				? []
				: names.map((name) => [name, place] as const)
		}),
	)
	return new Map(places)
}

function getFieldPrefix({ path, most }: Block) {
	if (path === undefined) return ''
	return most === undefined ? `${path}.` : `${path}[*].`
}

/** Answers of one row by question name. */
export function pickRow({ questions, path }: Block, values: Values, row?: number): Values {
	const answers = questions.map(({ name }) => [name, values[getFieldName({ path }, name, row)]] as const)
	return Object.fromEntries(answers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

export function pickRows(block: Block, typed: unknown, values: Values): Values[] {
	return listRows(block, typed).map((row) => pickRow(block, values, row))
}

/** Row numbers of a block; `[undefined]` for a block without rows. */
export function listRows({ path = '', most }: Block, typed: unknown): (number | undefined)[] {
	if (most === undefined) return [undefined]
	const rows = findValue(typed, path)
	return Array.isArray(rows) ? rows.slice(0, most).map((_, row) => row) : []
}

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
