import { findValue, listRows, type Block } from './question'

/** Of the buttons that add and remove rows. */
export const rowButtonPattern = /^(add-\w+|remove-\w+-\d{1,3})$/

/** Of the buttons that add and remove a row. */
export function getAddButton(block: string) {
	return `add-${block}`
}

/** Of the button that removes a row, counted from 0. */
export function getRemoveButton(block: string, row: number) {
	return `remove-${block}-${row}`
}

/** Of the legend of a row. */
export function getRowId(block: string, row: number) {
	return `${block}-${row + 1}`
}

/**
 * What was typed with a row more or less, by the button that was pressed, and the id of what to look at next; undefined when
 * no such button was. It starts from what was posted, so a second press of the same page does the same.
 */
export function changeRows(blocks: readonly Block[], typed: Record<string, unknown>) {
	for (const block of blocks) {
		const { name, path = '', most } = block
		if (most === undefined) continue
		const found = findValue(typed, path)
		const rows: unknown[] = Array.isArray(found) ? found : []
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

/** Of the last row of the block that another one joins. */
function findLastRowId(blocks: readonly Block[], { joins }: Block, typed: unknown) {
	const joined = blocks.find(({ name }) => name === joins)
	const last = joined && listRows(joined, typed).at(-1)
	return joined && (last === undefined ? joined.name : getRowId(joined.name, last))
}

/** Without the buttons, and with these rows in the place of the others; `path` is one name or two. */
function withRows(typed: Record<string, unknown>, path: string, rows: unknown[]): Record<string, unknown> {
	const [first = '', second] = path.split('.')
	const fields = Object.fromEntries(Object.entries(typed).filter(([name]) => !rowButtonPattern.test(name)))
	if (second === undefined) return { ...fields, [first]: rows }
	const inner = findValue(fields, first)
	return { ...fields, [first]: { ...(typeof inner === 'object' ? inner : {}), [second]: rows } }
}
