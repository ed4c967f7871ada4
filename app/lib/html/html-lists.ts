import { findListType, isHidden } from './element-style'
import { readStyle, type StyleRules } from './style-rules'
import { wrapIn } from './html-runs'
import { findAttribute, isElement, type HtmlElement, type HtmlNode } from './parse-html.server'

interface Writers {
	writeItem: (item: HtmlElement) => string
	writeNodes: (nodes: readonly HtmlNode[]) => string
}

interface Item {
	attributes: string
	contents: string
}

/**
 * A list with the numbers that a browser shows. Children that are no items belong to the item before them, so they take no
 * number. Empty when no item shows anything.
 */
export function writeList(list: HtmlElement, rules: StyleRules, writers: Writers): string {
	const items: Item[] = []
	let before = ''
	for (const nodes of groupNodes(list.childNodes, rules)) {
		const [node] = nodes
		if (node && isItem(node, rules)) {
			if (!isHidden(node, readStyle(node, rules))) items.push(writeItem(node, rules, writers))
			continue
		}
		const contents = writers.writeNodes(nodes)
		const last = items.at(-1)
		if (last) last.contents += contents
		else before += contents
	}
	const type = findListType(list, readStyle(list, rules))
	const isNumbered = list.tagName === 'ol' && type !== 'none'
	const full = items.filter(({ contents }) => contents !== '')
	if (full.length === 0) return before
	const written = (isNumbered ? items : full).map(
		({ attributes, contents }) => `<li${attributes}>${contents}</li>`,
	)
	const attributes = isNumbered ? listAttributes(list, type) : ''
	return before + wrapIn(isNumbered ? 'ol' : 'ul', written.join(''), attributes)
}

/** Items of another display have no number and do not count. */
export function isItem(node: HtmlNode, rules: StyleRules): node is HtmlElement {
	if (!isElement(node) || node.tagName !== 'li') return false
	return /^(?:list-item|none|)$/.test(readStyle(node, rules).get('display') ?? '')
}

/** Each item alone, and what stands between items together. */
function groupNodes(nodes: readonly HtmlNode[], rules: StyleRules): HtmlNode[][] {
	const groups: HtmlNode[][] = []
	for (const node of nodes) {
		const last = groups.at(-1)
		if (last?.[0] && !isItem(node, rules) && !isItem(last[0], rules)) last.push(node)
		else groups.push([node])
	}
	return groups
}

function writeItem(item: HtmlElement, rules: StyleRules, writers: Writers): Item {
	const type = findListType(item, readStyle(item, rules))
	return {
		attributes: keepNumber(item, 'value') + typeAttribute(type),
		contents: writers.writeItem(item),
	}
}

function listAttributes(list: HtmlElement, type: string | undefined) {
	const reversed = findAttribute(list, 'reversed') === undefined ? '' : ' reversed'
	return keepNumber(list, 'start') + typeAttribute(type) + reversed
}

function typeAttribute(type: string | undefined) {
	return type === undefined ? '' : ` type="${type}"`
}

/** The integer that a browser reads: `2.5` is 2. */
function keepNumber(element: HtmlElement, name: string) {
	const [, value] = /^\s*([+-]?\d{1,9})(?!\d)/.exec(findAttribute(element, name) ?? '') ?? []
	return value === undefined ? '' : ` ${name}="${Number(value)}"`
}
