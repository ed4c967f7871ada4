import { findAttribute, isElement, type HtmlElement } from './parse-html.server'
import { showsText } from './shows-text'

/** A cell of an earlier row that reaches into the next ones. */
interface Reach {
	words: string
	rows: number
}

interface Columns {
	reaches: (Reach | undefined)[]
	/** Number of repeated cells that may still be written. */
	left: number
}

/** Columns that one cell fills, letters of a cell that are repeated, and repetitions for each cell of a table. */
const mostColumns = 20
const mostRepeated = 60
const mostRepetitions = 8
const emptyCell = '–'

/**
 * Lines of a table, one per row, with every column in its place: `Advies | – | € 500`. A cell over several rows or columns stands in each
 * of them, so a figure that moves to another heading is another line.
 */
export function listTableLines(table: HtmlElement, read: (cell: HtmlElement) => string[]): string[] {
	return table.childNodes.filter(isElement).flatMap((part) => {
		if (part.tagName === 'caption') return read(part)
		const table: Columns = { reaches: [], left: mostColumns }
		return part.childNodes.filter(isElement).map((row) => writeRow(row, table, read))
	})
}

function writeRow(row: HtmlElement, table: Columns, read: (cell: HtmlElement) => string[]) {
	const { reaches } = table
	const columns: string[] = []
	const fill = () => {
		for (let reach; table.left > 0 && (reach = reaches[columns.length]);) {
			table.left -= 1
			reaches[columns.length] = reach.rows > 1 ? { ...reach, rows: reach.rows - 1 } : undefined
			columns.push(reach.words)
		}
	}
	for (const cell of row.childNodes.filter(isElement)) {
		fill()
		table.left += mostRepetitions
		const words = read(cell).map(enclose).join(' / ')
		const rows = readRows(cell) - 1
		const repeated = abbreviate(words)
		const width = Math.min(readSpan(cell, 'colspan'), mostColumns, table.left)
		table.left -= width - 1
		for (let at = 0; at < width; at += 1) {
			reaches[columns.length] = rows > 0 ? { words: repeated, rows } : undefined
			columns.push(at === 0 ? words : repeated)
		}
	}
	fill()
	return columns.some(showsText) ? columns.map((words) => words || emptyCell).join(' | ') : ''
}

/** A row within a cell, so that its columns are not taken for those of the table. */
function enclose(line: string) {
	return line.includes(' | ') ? `(${line})` : line
}

function readRows(cell: HtmlElement) {
	const rows = readSpan(cell, 'rowspan')
	return rows === 0 ? Infinity : rows
}

function readSpan(cell: HtmlElement, name: 'colspan' | 'rowspan') {
	return Number(findAttribute(cell, name) ?? 1)
}

function abbreviate(words: string) {
	return words.length > mostRepeated ? `${words.slice(0, mostRepeated).trim()}…` : words
}
