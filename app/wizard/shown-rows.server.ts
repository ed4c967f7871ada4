import { createHash } from 'node:crypto'
import { findText, findValue } from '#app/forms/find-value'
import { isRows, listPrefilled, type Prefill } from '#app/forms/prefill'
import type { ShownTexts } from '#app/request/form-fields'
import type { JourneyStep, StepInputs } from './journey.server'
import { isAsked, type Block } from './question'

/** Member of a draft beside its steps: marks of the record's rows as each step showed them. */
const marksName = 'shownRows'

interface ShownStep {
	step: string
	blocks: readonly Block[]
	typed: unknown
	shown: ShownTexts
}

/** Members of a draft with the marks of a step that was posted. */
export function keepShownRows(draft: StepInputs, { step, blocks, typed, shown }: ShownStep): StepInputs {
	const marks = listRowBlocks(blocks)
		.map(
			({ block, path }) => [path, markRows(readShownRows({ path, most: block.most }, typed, shown))] as const,
		)
		.filter(([, mark]) => mark !== '')
	const before = findValue(draft, marksName)
	if (marks.length === 0 && findValue(before, step) === undefined) return {}
	const others = typeof before === 'object' ? before : {}
	return { [marksName]: { ...others, [step]: Object.fromEntries(marks) } }
}

/** Whether rows that a step asks about differ from those that the client saw there, added and removed ones too. */
export function hasChangedRows(
	{ step, values }: JourneyStep,
	{ blocks, draft, prefill = {} }: { blocks: readonly Block[]; draft: StepInputs; prefill?: Prefill },
): boolean {
	const shown = findValue(draft, `${marksName}.${step.name}`)
	return listRowBlocks(blocks).some(({ block, path }) => {
		const [question] = block.questions
		if (!question || !isAsked({ question, name: '', block }, values)) return false
		return findText(shown, path) !== markRows(readRecordRows(prefill[path]))
	})
}

function listRowBlocks(blocks: readonly Block[]) {
	const found = blocks.flatMap((block) =>
		block.most === undefined || block.path === undefined ? [] : [[block.path, block] as const],
	)
	return [...new Map(found)].map(([path, block]) => ({ path, block }))
}

type Row = readonly [id: string, texts: readonly (readonly [string, string])[]]

function readShownRows(
	{ path, most }: Pick<Block, 'most'> & { path: string },
	typed: unknown,
	shown: ShownTexts,
) {
	const rows: unknown = findValue(typed, path)
	const texts = groupByRow(path, shown)
	return (Array.isArray(rows) ? rows.slice(0, most) : []).map((row: unknown, at): Row => {
		return [findText(row, 'id'), texts.get(`${path}[${at}].`) ?? []]
	})
}

/** Texts by the prefix of their row, in one walk: a client may post thousands. */
function groupByRow(path: string, shown: ShownTexts) {
	const groups = new Map<string, [string, string][]>()
	for (const [name, text] of shown) {
		if (!name.startsWith(`${path}[`)) continue
		const end = name.indexOf('].') + 2
		const prefix = name.slice(0, end)
		const group = groups.get(prefix) ?? []
		groups.set(prefix, group)
		group.push([name.slice(end), text])
	}
	return groups
}

function readRecordRows(node: Prefill[string]): Row[] {
	if (!isRows(node)) return []
	return node.map((row) => [
		findText(row, 'id'),
		listPrefilled(row).map(([name, { text }]) => [name, text] as const),
	])
}

/** The order of rows says nothing; a row that the client added has no id. Without known rows ''. */
function markRows(rows: readonly Row[]) {
	const known = rows.flatMap(([id, texts]) => {
		const told = texts.filter(([, text]) => text !== '').map((text) => JSON.stringify(text))
		return id === '' ? [] : [JSON.stringify([id, ...told.sort()])]
	})
	if (known.length === 0) return ''
	return createHash('sha256').update(known.sort().join('\n')).digest('base64url')
}
