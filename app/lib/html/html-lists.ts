import { findListType, isHidden, readStyle, type StyleRules } from './element-style'
import { wrapIn } from './html-runs'
import { findAttribute, isElement, type HtmlElement, type HtmlNode } from './parse-html.server'

type WriteContents = (nodes: readonly HtmlNode[], isTight: boolean) => string

interface Item {
	attributes: string
	contents: string
}

/**
 * A list with the numbers that a browser shows. Children that are no items belong to the item before them, so they take no
 * number. Empty when no item shows anything.
 */
export function writeList(list: HtmlElement, rules: StyleRules, write: WriteContents): string {
	const items: Item[] = []
	let before = ''
	for (const nodes of groupNodes(list.childNodes)) {
		const [node] = nodes
		if (node && isItem(node)) {
			if (!isHidden(node, readStyle(node, rules))) items.push(writeItem(node, rules, write))
			continue
		}
		const contents = write(nodes, false)
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

function isItem(node: HtmlNode): node is HtmlElement {
	return isElement(node) && node.tagName === 'li'
}

/** Each item alone, and what stands between items together. */
function groupNodes(nodes: readonly HtmlNode[]): HtmlNode[][] {
	const groups: HtmlNode[][] = []
	for (const node of nodes) {
		const last = groups.at(-1)
		if (last?.[0] && !isItem(node) && !isItem(last[0])) last.push(node)
		else groups.push([node])
	}
	return groups
}

function writeItem(item: HtmlElement, rules: StyleRules, write: WriteContents): Item {
	const type = findListType(item, readStyle(item, rules))
	return {
		attributes: keepNumber(item, 'value') + (type === 'none' ? '' : typeAttribute(type)),
		contents: write(item.childNodes, true),
	}
}

function listAttributes(list: HtmlElement, type: string | undefined) {
	const reversed = findAttribute(list, 'reversed') === undefined ? '' : ' reversed'
	return keepNumber(list, 'start') + typeAttribute(type) + reversed
}

function typeAttribute(type: string | undefined) {
	return type === undefined ? '' : ` type="${type}"`
}

function keepNumber(element: HtmlElement, name: string) {
	const value = findAttribute(element, name)?.trim() ?? ''
	return /^-?\d{1,9}$/.test(value) ? ` ${name}="${value}"` : ''
}
