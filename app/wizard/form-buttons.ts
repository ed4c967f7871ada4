import { findValue } from '#app/forms/find-value'
import { listRows, type Block } from './question'

export const rowButtonPattern = /^(add-\w+|remove-\w+-\d{1,3})$/

export function getAddButton(block: string) {
	return `add-${block}`
}

export function getRemoveButton(block: string, row: number) {
	return `remove-${block}-${row}`
}

export function getRowId(block: string, row: number) {
	return `${block}-${row + 1}`
}

/**
 * Adds or removes a row for the pressed button; undefined when none was pressed. `anchor` is the id to scroll to.
 * Works on the posted rows, so pressing twice on the same page gives the same result.
 */
export function changeRows(blocks: readonly Block[], typed: Record<string, unknown>) {
	for (const block of blocks) {
		const { name, path = '', most } = block
		if (most === undefined) continue
		const value = findValue(typed, path)
		const rows: unknown[] = Array.isArray(value) ? value : []
		if (Object.hasOwn(typed, getAddButton(name)) && rows.length < most)
			return { typed: withRows(typed, path, [...rows, {}]), anchor: getRowId(name, rows.length) }
		const removed = rows.findIndex((_, row) => Object.hasOwn(typed, getRemoveButton(name, row)))
		if (removed < 0) continue
		const left = rows.filter((_, row) => row !== removed)
		const after = left.length > 0 ? getRowId(name, Math.min(removed, left.length - 1)) : undefined
		return {
			typed: withRows(typed, path, left),
			anchor: after ?? findLastRowId(blocks, block, typed) ?? name,
		}
	}
	return undefined
}

function findLastRowId(blocks: readonly Block[], { joins }: Block, typed: unknown) {
	const joined = blocks.find(({ name }) => name === joins)
	const last = joined && listRows(joined, typed).at(-1)
	return joined && (last === undefined ? joined.name : getRowId(joined.name, last))
}

/** Removes the button fields and replaces the rows at `path` (one or two names). */
function withRows(typed: Record<string, unknown>, path: string, rows: unknown[]): Record<string, unknown> {
	const [first = '', second] = path.split('.')
	const fields = Object.fromEntries(Object.entries(typed).filter(([name]) => !rowButtonPattern.test(name)))
	if (second === undefined) return { ...fields, [first]: rows }
	const inner = findValue(fields, first)
	return { ...fields, [first]: { ...(typeof inner === 'object' ? inner : {}), [second]: rows } }
}

export function getStepButton(number: number) {
	return `step-${number}`
}

export function findPressedStep(fields: Record<string, unknown>): number | undefined {
	const pressed = Object.keys(fields).find((name) => /^step-\d{1,2}$/.test(name))
	return pressed === undefined ? undefined : Number(pressed.slice('step-'.length))
}
