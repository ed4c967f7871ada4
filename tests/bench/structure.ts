import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Nodes } from 'parse5'
import type { StructureNode } from './bare/app/structure-node'

/** Attributes that React names otherwise. */
const reactNames = new Map([
	['class', 'className'],
	['for', 'htmlFor'],
])
/** Attributes without a value that React writes for `true` only. */
const switches = new Set([
	'hidden',
	'open',
	'checked',
	'selected',
	'disabled',
	'required',
	'novalidate',
	'defer',
])

/** The body of a page and the styles of its head, to be rendered again by React. */
export function parseStructure(html: string): StructureNode[] {
	const [head, body] = ['head', 'body'].map((name) => findElement(parse(html), name))
	const styles = (head?.childNodes ?? []).filter(({ nodeName }) => nodeName === 'style')
	return [...styles, ...(body?.childNodes ?? [])].flatMap(describeNode)
}

function findElement(node: Nodes.ParentNode, name: string): Nodes.Element | undefined {
	for (const child of node.childNodes) {
		if (!tree.isElementNode(child)) continue
		const found = child.nodeName === name ? child : findElement(child, name)
		if (found) return found
	}
	return undefined
}

function describeNode(node: Nodes.ChildNode): StructureNode[] {
	if (tree.isTextNode(node)) return [node.value]
	if (!tree.isElementNode(node)) return []
	const props = Object.fromEntries(node.attrs.map(({ name, value }) => describeAttribute(name, value)))
	return [{ tag: node.tagName, props, content: node.childNodes.flatMap(describeNode) }]
}

function describeAttribute(name: string, value: string): [string, string | true] {
	return [reactNames.get(name) ?? name, value === '' && switches.has(name) ? true : value]
}
