import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Nodes } from 'parse5'
import { readSvgProperty } from './svg-property'

interface Inherited {
	fill: string
	stroke: string
}

const shapes = new Set([
	...['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line', 'text', 'tspan', 'use', 'stop'],
])
const unseen = new Set(['clippath', 'mask', 'filter', 'metadata', 'title', 'desc'])
const opaque = new Set(['image', 'foreignobject', 'style', 'script'])

/**
 * The colours that an SVG paints with, as they stand in it; undefined where they cannot be known: a stylesheet, a
 * picture within it.
 */
export function listSvgPaints(svg: string): Set<string> | undefined {
	const paints = new Set<string>()
	const isKnown = walk(parseFragment(svg).childNodes, { fill: 'black', stroke: 'none' }, paints)
	return isKnown && paints.size > 0 ? paints : undefined
}

function walk(nodes: readonly Nodes.ChildNode[], inherited: Inherited, paints: Set<string>): boolean {
	return nodes.filter(tree.isElementNode).every((element) => {
		const name = element.tagName.toLowerCase()
		if (unseen.has(name)) return true
		if (opaque.has(name)) return false
		const own = readPaints(element, inherited)
		if (shapes.has(name)) addPaints(element, own, paints)
		return walk(element.childNodes, own, paints)
	})
}

function addPaints(element: Nodes.Element, { fill, stroke }: Inherited, paints: Set<string>) {
	if (element.tagName === 'stop') {
		paints.add(readSvgProperty(element, 'stop-color') ?? 'black')
		return
	}
	for (const paint of [fill, stroke]) if (!/^(none|transparent|url\(.*)$/.test(paint)) paints.add(paint)
}

function readPaints(element: Nodes.Element, inherited: Inherited): Inherited {
	return {
		fill: readSvgProperty(element, 'fill') ?? inherited.fill,
		stroke: readSvgProperty(element, 'stroke') ?? inherited.stroke,
	}
}
