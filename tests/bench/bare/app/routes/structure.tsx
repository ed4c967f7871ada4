import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createElement, type ReactNode } from 'react'
import structure from '../structure.json'
import { readItems } from '../calls.server'
import type { StructureElement, StructureNode } from '../structure-node'

/** The page runs no scripts. */
export const handle = { isStatic: true }

export async function loader({ request }: LoaderFunctionArgs) {
	const items = await readItems(request)
	return json({ items: items.map(({ id, label, name }) => ({ id, label: label ?? name ?? id })) })
}

/** The elements of another page, each with a class a component of its own. Its texts are constants. */
export default function Structure() {
	const { items } = useLoaderData<typeof loader>()
	return <div data-items={items.length}>{renderContent(structure)}</div>
}

function renderContent(content: StructureNode[]): ReactNode {
	return content.map((node, index) => {
		if (typeof node === 'string') return node
		return 'className' in node.props ? <Part key={index} node={node} /> : renderElement(node, index)
	})
}

function Part({ node }: { node: StructureElement }) {
	return renderElement(node)
}

function renderElement({ tag, props, content }: StructureElement, key?: number) {
	if (tag === 'style' || tag === 'script')
		return createElement(tag, {
			...props,
			key,
			dangerouslySetInnerHTML: { __html: content.filter((one) => typeof one === 'string').join('') },
		})
	return createElement(tag, { ...props, key }, content.length > 0 ? renderContent(content) : undefined)
}
