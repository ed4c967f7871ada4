import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** Open elements; readers of the nodes call themselves for each level. */
const deepest = 500
/** Elements of one text; formatting that is never closed is repeated in each paragraph. */
export const mostElements = 50_000

class TooMuchMarkup extends Error {}

/** The nodes as a browser reads them; undefined for markup that nests or repeats beyond the limits. */
export function parseHtml(html: string): HtmlNode[] | undefined {
	let [elements, depth] = [0, 0]
	const treeAdapter: typeof defaultTreeAdapter = {
		...defaultTreeAdapter,
		createElement(...parts) {
			elements += 1
			if (elements > mostElements) throw new TooMuchMarkup()
			return defaultTreeAdapter.createElement(...parts)
		},
		onItemPush() {
			depth += 1
			if (depth > deepest) throw new TooMuchMarkup()
		},
		onItemPop: () => void (depth -= 1),
	}
	try {
		return parseFragment(html, { treeAdapter }).childNodes
	} catch (error) {
		if (error instanceof TooMuchMarkup) return undefined
		throw error
	}
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
export function listElements(nodes: readonly HtmlNode[], found: HtmlElement[] = []): HtmlElement[] {
	for (const node of nodes) {
		if (!isElement(node)) continue
		found.push(node)
		listElements(node.childNodes, found)
	}
	return found
}
