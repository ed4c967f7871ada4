import { isHidden, listMarks, readStyle, type MarkTag, type StyleRules } from './element-style'
import { wrapIn } from './html-runs'
import { findAttribute, isElement, type HtmlElement, type HtmlNode } from './parse-html.server'

/** Writes the contents of a cell within the marks of the elements around it. */
type WriteCell = (nodes: readonly HtmlNode[], marks: readonly MarkTag[]) => string

interface Table {
	rules: StyleRules
	write: WriteCell
	marks: readonly MarkTag[]
}

const groups = new Set(['thead', 'tbody', 'tfoot', 'tr'])

/** A table with its spans. Empty when no cell shows anything. */
export function writeTable(table: HtmlElement, rules: StyleRules, writeCell: WriteCell): string {
	const shown: string[] = []
	const write: WriteCell = (nodes, marks) => {
		const contents = writeCell(nodes, marks)
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
	const marks = [...table.marks, ...listMarks(element, style)]
	if (groups.has(tagName)) return wrapIn(tagName, writeParts(childNodes, { ...table, marks }))
	if (tagName === 'caption') return wrapIn('caption', table.write(childNodes, marks))
	if (tagName !== 'td' && tagName !== 'th') return ''
	return `<${tagName}${cellAttributes(element)}>${table.write(childNodes, marks)}</${tagName}>`
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
