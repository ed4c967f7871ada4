import type { SerializeFrom } from '@remix-run/node'
import type { Writing } from '#app/forms/fields/control'
import type { ExplainedWords } from '#app/i18n/explain-words.server'
import { getFieldName, listRows, checkedValue, type Block, type Condition, type Question } from './question'
import { formatAnswer, labelQuestion, shortenAnswer, type QuestionTexts } from './question-texts'

export type BlockView = SerializeFrom<typeof buildBlockView>
export type RowView = BlockView['rows'][number]

export interface QuestionView {
	kind: Question['kind']
	name: string
	label: string
	hint?: string
	about?: string
	isOptional?: true
	/** Replaces "not required". */
	optionalNote?: string
	/** The block's title says that its questions are optional. */
	isTold?: true
	/** Label of the empty option. */
	nothing?: string
	isFixed?: true
	isScale?: true
	autoComplete?: string
	size?: 'short' | 'medium'
	inputMode?: 'numeric' | 'decimal'
	writing?: Writing
	unit?: '%'
	options?: OptionView[]
	explained?: ExplainedWords
}

export interface OptionView {
	/** For a checkbox: the name of its field. */
	value: string
	label: string
	short?: string
	/** Shows the further questions of its group. */
	reveals?: true
	/** Number of the block condition that this option meets. */
	opens?: number
	/** Questions that depend on this option alone. */
	more?: QuestionView[]
}

/** Questions, and those that depend on several of their options. */
export interface GroupView {
	questions: QuestionView[]
	more: QuestionView[]
}

/** `gates` are the conditions of whole blocks. */
export function buildBlockView(
	block: Block,
	typed: unknown,
	gates: readonly Condition[],
	words: QuestionTexts,
) {
	const { title, purpose, optional, add, row: rowTitle = '', remove } = words.blocks[block.name] ?? {}
	const rows = listRows(block, typed)
	return {
		name: block.name,
		joins: block.joins,
		title,
		purpose,
		isOptional: rows.length > 0 ? isOptional(block, words) : undefined,
		optional,
		gate: block.when && gateOf(block.when, gates),
		add: block.most !== undefined && rows.length < block.most ? add : undefined,
		rows: rows.map((row) => ({
			title: row === undefined ? undefined : numbered(rowTitle, row),
			remove: row === undefined || !remove ? undefined : numbered(remove, row),
			groups: groupsOf(block, row, gates, words),
		})),
	}
}

export type BuiltBlock = ReturnType<typeof buildBlockView>

/** Changes each question, those that depend on others too, in the order of the page. */
export function mapQuestions(
	blocks: readonly BuiltBlock[],
	change: (question: QuestionView) => QuestionView,
): BuiltBlock[] {
	const changeAll = (question: QuestionView): QuestionView => {
		const { options, ...changed } = change(question)
		return {
			...changed,
			options: options?.map((option) => ({ ...option, more: option.more?.map(changeAll) })),
		}
	}
	return blocks.map((block) => ({
		...block,
		rows: block.rows.map((row) => ({
			...row,
			groups: row.groups.map(({ questions, more }) => ({
				questions: questions.map(changeAll),
				more: more.map(changeAll),
			})),
		})),
	}))
}

/** The distinct block conditions; a page has at most three (question-fields.module.css). */
export function listBlockConditions(blocks: readonly Block[]): Condition[] {
	const gates: Condition[] = []
	for (const { when } of blocks) if (when && gateOf(when, gates) === 0) gates.push(when)
	return gates
}

/** Whether the whole block is optional, so that its title says so once. */
function isOptional({ name, questions }: Block, words: QuestionTexts) {
	const asked = questions.filter(({ kind }) => kind !== 'hidden')
	const mayStayEmpty = asked.every((one) => one.isOptional && one.optionalNote === undefined)
	return (words.blocks[name]?.title !== undefined && asked.length > 1 && mayStayEmpty) || undefined
}

/** From 1; 0 when it is not among the gates. */
function gateOf({ names: [name] }: Condition, gates: readonly Condition[]) {
	return gates.findIndex(({ names }) => names[0] === name) + 1
}

function groupsOf(block: Block, row: number | undefined, gates: readonly Condition[], words: QuestionTexts) {
	const groups: GroupView[] = []
	for (const question of block.questions) {
		const view = questionView(question, block, row, words)
		for (const [at, gate] of gates.entries())
			optionsOf(view, gate.names, gate.is).forEach((option) => (option.opens = at + 1))
		if (question.when) addMore(groups, view, question.when, (name) => getFieldName(block, name, row))
		else groups.push({ questions: [view], more: [] })
	}
	return groups
}

function questionView(
	question: Question,
	block: Block,
	row: number | undefined,
	words: QuestionTexts,
): QuestionView {
	const { kind, name, autoComplete, optionalNote: note } = question
	const { hint, nothing } = words.questions[name] ?? {}
	const fieldOf = (answer: string) => (kind === 'ticks' ? getFieldName(block, answer, row) : answer)
	return {
		kind,
		name: getFieldName(block, name, row),
		...labelQuestion(question, block, row, words),
		hint,
		nothing,
		isOptional: question.isOptional,
		isTold: isOptional(block, words),
		optionalNote: note === undefined ? undefined : (words.notes?.[note] ?? ''),
		isFixed: 'isFixed' in question ? question.isFixed : undefined,
		isScale: 'isScale' in question ? question.isScale : undefined,
		autoComplete,
		size: 'size' in question ? question.size : undefined,
		inputMode: inputModeOf(question),
		writing: 'writing' in question ? question.writing : undefined,
		unit: 'unit' in question ? question.unit : undefined,
		options:
			'answers' in question
				? question.answers.map((answer) => ({
						value: fieldOf(answer),
						label: formatAnswer(question, answer, words),
						short: shortenAnswer(question, answer, words),
					}))
				: undefined,
	}
}

/** Digit keyboards of some phones have no comma. */
function inputModeOf(question: Question) {
	if (question.kind !== 'number') return undefined
	return question.isWhole ? 'numeric' : 'decimal'
}

/** Adds a question below the single option it depends on, else below the questions whose options it depends on. */
function addMore(
	groups: GroupView[],
	view: QuestionView,
	{ names, is }: Condition,
	fullNameOf: (name: string) => string,
) {
	const wholes = names.map(fullNameOf)
	const optionsIn = ({ questions }: GroupView) =>
		questions.flatMap((question) => optionsOf(question, wholes, is))
	const [first, ...others] = groups.filter((group) => optionsIn(group).length > 0)
	if (!first) throw new Error(`${view.name} is asked after the question it depends on`)
	const [option, ...more] = optionsIn(first)
	if (option && more.length === 0 && others.length === 0) {
		option.more = [...(option.more ?? []), view]
		return
	}
	first.questions.push(...others.flatMap(({ questions }) => questions))
	for (const other of others) groups.splice(groups.indexOf(other), 1)
	first.more.push(view)
	for (const one of optionsIn(first)) one.reveals = true
}

/** The options that meet a condition on these names. */
function optionsOf(
	{ kind, name, options = [] }: QuestionView,
	names: readonly string[],
	is: readonly string[],
) {
	if (kind === 'ticks')
		return is.includes(checkedValue) ? options.filter(({ value }) => names.includes(value)) : []
	return names.includes(name) ? options.filter(({ value }) => is.includes(value)) : []
}

function numbered(text: string, row: number) {
	return text.replace('{{number}}', () => String(row + 1))
}
