import {
	findAttribute,
	findText,
	isElement,
	parseHtml,
	type HtmlElement,
	type HtmlNode,
} from './parse-html.server'
import { showsText } from './shows-text'
import { sanitiseHtml } from './sanitise-html.server'

const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i

/** Words of a firm's text that may hold markup or entities, one line per block. Other texts stay as they are. */
export function toPlainText(text: string, options: LineOptions): string {
	return markup.test(text) ? listHtmlLines(sanitiseHtml(text), options).join('\n') : text
}

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
function listTableLines(table: HtmlElement, read: (cell: HtmlElement) => string[]): string[] {
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

const romans: readonly (readonly [number, string])[] = [
	...([
		[1000, 'M'],
		[900, 'CM'],
		[500, 'D'],
		[400, 'CD'],
		[100, 'C'],
		[90, 'XC'],
		[50, 'L'],
	] as const),
	...([
		[40, 'XL'],
		[10, 'X'],
		[9, 'IX'],
		[5, 'V'],
		[4, 'IV'],
		[1, 'I'],
	] as const),
]

const plain = '0123456789+-=()abcdefghijklmnoprstuvwxyz'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'

export interface LineOptions {
	/** Word before struck-out text, in the language of the reader. */
	struckOut: string
}

interface Reading extends LineOptions {
	/** Number of lists and tables around. Each reads its lines once more. */
	level: number
	/** Number of raised or lowered words around. */
	raised: number
}

/** Greatest depths. Deeper lists and tables are plain lines; deeper raised words are plain words. */
const most = { level: 4, raised: 2 }

const blocks = new Set('p br hr li h1 h2 h3 h4 h5 h6 blockquote ol ul table caption tr td th'.split(' '))

const bullet = '•'
/** Before each line within an item but its first. */
const within = '›'

/**
 * The words of sanitised HTML, one line per block or row: items with their number or bullet and what is within them, links
 * with their address, raised figures as such, struck-out words named.
 */
export function listHtmlLines(html: string, options: LineOptions): string[] {
	return listLines(parseHtml(html) ?? [], { ...options, level: 0, raised: 0 })
}

/** Finished lines, and the words of the open one. */
interface Lines {
	done: string[]
	open: string
}

function listLines(nodes: readonly HtmlNode[], reading: Reading): string[] {
	const lines: Lines = { done: [], open: '' }
	addNodes(lines, nodes, reading)
	endLine(lines)
	return lines.done
}

function endLine(lines: Lines) {
	addLine(lines, lines.open.replace(/\s+/g, ' ').trim())
	lines.open = ''
}

function addLine({ done }: Lines, line: string) {
	if (showsText(line)) done.push(line)
}

function addNodes(lines: Lines, nodes: readonly HtmlNode[], reading: Reading) {
	for (const node of nodes) {
		if (isElement(node)) addElement(lines, node, reading)
		else lines.open += (findText(node) ?? '').replace(/\s/g, ' ')
	}
}

function addElement(lines: Lines, element: HtmlElement, reading: Reading) {
	const { tagName, childNodes } = element
	if (reading.level < most.level) {
		const inner = { ...reading, level: reading.level + 1 }
		if (tagName === 'ol' || tagName === 'ul') return addItems(lines, element, inner)
		if (tagName === 'table') return addTable(lines, element, inner)
	}
	if (blocks.has(tagName)) {
		endLine(lines)
		addNodes(lines, childNodes, reading)
		return endLine(lines)
	}
	const isStruck = tagName === 's' || tagName === 'del'
	if (isStruck) lines.open += `[${reading.struckOut}: `
	if (tagName === 'sup' || tagName === 'sub') addRaised(lines, element, reading)
	else addNodes(lines, childNodes, reading)
	if (isStruck) lines.open += ']'
	const href = tagName === 'a' ? findAttribute(element, 'href') : undefined
	if (href !== undefined && !href.startsWith('#')) lines.open += ` (${href})`
}

function addRaised(lines: Lines, { tagName, childNodes }: HtmlElement, reading: Reading) {
	const inner = { ...reading, raised: reading.raised + 1 }
	if (reading.raised >= most.raised) return addNodes(lines, childNodes, inner)
	const words: Lines = { done: [], open: '' }
	addNodes(words, childNodes, inner)
	const text = [...words.done, words.open].join('\n')
	const [first, ...others] = (tagName === 'sup' ? raise(text) : lower(text)).split('\n')
	lines.open += first ?? ''
	for (const line of others) {
		endLine(lines)
		lines.open = line
	}
}

function addItems(lines: Lines, list: HtmlElement, reading: Reading) {
	endLine(lines)
	const items = list.childNodes.filter(isElement)
	const mark = list.tagName === 'ul' ? () => bullet : createListMarker(list, items.length)
	for (const item of items) {
		const [first, ...others] = listLines(item.childNodes, reading)
		if (first !== undefined || list.tagName === 'ol') addLine(lines, `${mark(item)} ${first ?? ''}`.trim())
		for (const line of others) lines.done.push(`${within} ${line}`)
	}
}

function addTable(lines: Lines, table: HtmlElement, reading: Reading) {
	endLine(lines)
	for (const line of listTableLines(table, ({ childNodes }) => listLines(childNodes, reading)))
		addLine(lines, line)
}

/** Superscript in plain text: `500¹`; `^(…)` for what Unicode lacks. */
export function raise(text: string): string {
	return convert(text, raised, '^')
}

/** Subscript in plain text: `CO₂`; `_(…)` for what Unicode lacks. */
export function lower(text: string): string {
	return convert(text, lowered, '_')
}

/** Outer blanks stay: they part words. */
function convert(text: string, signs: string, mark: string) {
	const figures = text.trim()
	return text.replace(figures, () => convertFigures(figures, signs, mark))
}

function convertFigures(figures: string, signs: string, mark: string) {
	const found = Array.from(figures, (sign) => signs[plain.indexOf(sign)])
	if (found.every((sign) => sign !== undefined)) return found.join('')
	return /^\p{P}+$/u.test(figures) ? figures : `${mark}(${figures})`
}

/** The number before each item of an ordered list, by `start`, `value`, `type` and `reversed` as browsers count;
 * empty for an item whose type is `none`. */
function createListMarker(list: HtmlElement, items: number): (item: HtmlElement) => string {
	const step = findAttribute(list, 'reversed') === undefined ? 1 : -1
	let next = readNumber(list, 'start') ?? (step === 1 ? 1 : items)
	return (item) => {
		const number = readNumber(item, 'value') ?? next
		next = number + step
		const type = findAttribute(item, 'type') ?? findAttribute(list, 'type') ?? '1'
		return type === 'none' ? '' : `${writeNumber(number, type)}.`
	}
}

function readNumber(element: HtmlElement, name: string) {
	const value = findAttribute(element, name)
	return value === undefined ? undefined : Number(value)
}

function writeNumber(number: number, type: string) {
	const isSmall = type === type.toLowerCase()
	const letters = /a/i.test(type) ? writeLetters(number) : /i/i.test(type) ? writeRoman(number) : undefined
	if (letters === undefined) return String(number)
	return isSmall ? letters.toLowerCase() : letters
}

/** A to Z, AA …; undefined below 1. */
function writeLetters(number: number): string | undefined {
	if (number < 1) return undefined
	const last = String.fromCharCode(65 + ((number - 1) % 26))
	return (number > 26 ? (writeLetters(Math.floor((number - 1) / 26)) ?? '') : '') + last
}

/** Undefined outside 1 to 3999. */
function writeRoman(number: number): string | undefined {
	if (number < 1 || number > 3_999) return undefined
	const [value, sign] = romans.find(([value]) => value <= number) ?? [number, '']
	return sign + (number > value ? (writeRoman(number - value) ?? '') : '')
}
