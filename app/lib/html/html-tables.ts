import { isHidden, listMarks, type MarkTag } from './element-style'
import { readStyle, type StyleRules } from './style-rules'
import { wrapIn } from './html-runs'
import { findAttribute, isElement, type HtmlElement, type HtmlNode } from './parse-html.server'

/** Writes the contents of a cell or caption within the marks of the rows around it. */
type WriteCell = (cell: HtmlElement, marks: readonly MarkTag[]) => string

interface Table {
	rules: StyleRules
	write: WriteCell
	marks: readonly MarkTag[]
}

const groups = new Set(['thead', 'tbody', 'tfoot', 'tr'])

/** A table with its spans. Empty when no cell shows anything. */
export function writeTable(table: HtmlElement, rules: StyleRules, writeCell: WriteCell): string {
	const shown: string[] = []
	const write: WriteCell = (cell, marks) => {
		const contents = writeCell(cell, marks)
		if (contents !== '') shown.push(contents)
		return contents
	}
	const html = writeParts(table.childNodes, { rules, write, marks: [] })
	return shown.length === 0 ? '' : wrapIn('table', html)
}

/** The cells of a table itself, without those of tables within them. */
export function listCells({ childNodes }: HtmlElement): HtmlElement[] {
	return childNodes.filter(isElement).flatMap((child) => {
		if (child.tagName === 'td' || child.tagName === 'th' || child.tagName === 'caption') return [child]
		return groups.has(child.tagName) ? listCells(child) : []
	})
}

function writeParts(nodes: readonly HtmlNode[], table: Table): string {
	return nodes.map((node) => (isElement(node) ? writePart(node, table) : '')).join('')
}

function writePart(element: HtmlElement, table: Table): string {
	const { tagName, childNodes } = element
	const style = readStyle(element, table.rules)
	if (isHidden(element, style)) return ''
	if (groups.has(tagName)) {
		const marks = [...table.marks, ...listMarks(element, style)]
		return wrapIn(tagName, writeParts(childNodes, { ...table, marks }))
	}
	const write = () => table.write(element, table.marks)
	if (tagName === 'caption') return wrapIn('caption', write())
	return tagName === 'td' || tagName === 'th'
		? `<${tagName}${cellAttributes(element)}>${write()}</${tagName}>`
		: ''
}

function cellAttributes(cell: HtmlElement) {
	const scope = findAttribute(cell, 'scope')?.toLowerCase() ?? ''
	const isScope = cell.tagName === 'th' && /^(?:col|row|colgroup|rowgroup)$/.test(scope)
	return (isScope ? ` scope="${scope}"` : '') + writeSpan(cell, 'colspan') + writeSpan(cell, 'rowspan')
}

/** `rowspan="0"` reaches to the end of its group. */
function writeSpan(cell: HtmlElement, name: 'colspan' | 'rowspan') {
	const count = Number.parseInt(findAttribute(cell, name) ?? '', 10)
	const least = name === 'rowspan' ? 0 : 1
	return count >= least && count !== 1 ? ` ${name}="${Math.min(count, 1_000)}"` : ''
}
