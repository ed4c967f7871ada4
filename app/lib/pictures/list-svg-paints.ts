import { isElement, parseHtml, type HtmlElement, type HtmlNode } from '#app/lib/html/parse-html.server'
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
 * picture within it, more elements or levels than are read.
 */
export function listSvgPaints(svg: string): Set<string> | undefined {
	const paints = new Set<string>()
	const isKnown = walk(parseHtml(svg) ?? [], { fill: 'black', stroke: 'none' }, paints)
	return isKnown && paints.size > 0 ? paints : undefined
}

function walk(nodes: readonly HtmlNode[], inherited: Inherited, paints: Set<string>): boolean {
	return nodes.filter(isElement).every((element) => {
		const name = element.tagName.toLowerCase()
		if (unseen.has(name)) return true
		if (opaque.has(name)) return false
		const own = readPaints(element, inherited)
		if (shapes.has(name)) addPaints(element, own, paints)
		return walk(element.childNodes, own, paints)
	})
}

function addPaints(element: HtmlElement, { fill, stroke }: Inherited, paints: Set<string>) {
	if (element.tagName === 'stop') {
		paints.add(readSvgProperty(element, 'stop-color') ?? 'black')
		return
	}
	for (const paint of [fill, stroke]) if (!/^(none|transparent|url\(.*)$/.test(paint)) paints.add(paint)
}

function readPaints(element: HtmlElement, inherited: Inherited): Inherited {
	return {
		fill: readSvgProperty(element, 'fill') ?? inherited.fill,
		stroke: readSvgProperty(element, 'stroke') ?? inherited.stroke,
	}
}
