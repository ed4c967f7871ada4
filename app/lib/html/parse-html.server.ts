import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** Nested elements; the parser's cost grows with depth. */
const deepest = 500
/** Elements of one text; formatting that is never closed is repeated in each paragraph. */
const mostElements = 50_000
/** Void elements, and those with an optional end tag. */
const shallow = new Set(
	'area base br col dd dt embed hr img input li link meta option p source td th tr wbr'.split(' '),
)

class TooManyElements extends Error {}

/** The nodes as a browser reads them; undefined for markup that nests or repeats beyond the limits. */
export function parseHtml(html: string): HtmlNode[] | undefined {
	if (isTooDeep(html)) return undefined
	let elements = 0
	const treeAdapter: typeof defaultTreeAdapter = {
		...defaultTreeAdapter,
		createElement(...parts) {
			elements += 1
			if (elements > mostElements) throw new TooManyElements()
			return defaultTreeAdapter.createElement(...parts)
		},
	}
	try {
		return parseFragment(html, { treeAdapter }).childNodes
	} catch (error) {
		if (error instanceof TooManyElements) return undefined
		throw error
	}
}

/** Whether nesting exceeds the limit. Elements closed out of order may count as open. */
function isTooDeep(html: string) {
	const open = new Map<string, number>()
	let depth = 0
	for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
		const name = tag.toLowerCase()
		if (shallow.has(name)) continue
		const count = open.get(name) ?? 0
		if (slash === '') {
			open.set(name, count + 1)
			depth += 1
			if (depth > deepest) return true
		} else if (count > 0) {
			open.set(name, count - 1)
			depth -= 1
		}
	}
	return false
}

export function isElement(node: HtmlNode): node is HtmlElement {
	return 'tagName' in node
}

/** The text of a text node; undefined for other nodes. */
export function findText(node: HtmlNode): string | undefined {
	return node.nodeName === '#text' && 'value' in node ? node.value : undefined
}

export function findAttribute({ attrs }: HtmlElement, name: string): string | undefined {
	return attrs.find((attribute) => attribute.name === name)?.value
}

/** All elements below, in document order. */
export function listElements(nodes: readonly HtmlNode[]): HtmlElement[] {
	return nodes.flatMap((node) => (isElement(node) ? [node, ...listElements(node.childNodes)] : []))
}
