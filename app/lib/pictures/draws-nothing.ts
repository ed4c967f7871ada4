import {
	findText,
	isElement,
	listElements,
	parseHtml,
	type HtmlElement,
} from '#app/lib/html/parse-html.server'
import { readSvgProperty } from './svg-property'

interface Inherited {
	fill: string
	stroke: string
	isVisible: boolean
}

const unseen = new Set('defs symbol clippath mask filter marker pattern metadata title desc'.split(' '))
/** Attributes that give each shape an area or a line. */
const needs: Readonly<Record<string, readonly string[]>> = {
	path: ['d'],
	rect: ['width', 'height'],
	circle: ['r'],
	ellipse: [],
	polygon: ['points'],
	polyline: ['points'],
	line: [],
}

const unknown = new Set(['style', 'animate', 'animatetransform', 'set'])

/**
 * Whether an SVG has no shape, letter or picture that a browser would paint. False for one with a stylesheet or an
 * animation, or with more elements or levels than are read.
 */
export function drawsNothing(svg: string): boolean {
	const root = listElements(parseHtml(svg) ?? []).find(({ tagName }) => tagName === 'svg')
	const elements = root ? listElements([root]) : []
	if (!root || elements.some(({ tagName }) => unknown.has(tagName.toLowerCase()))) return false
	if (hasNoSize(root)) return true
	return !draws(root, { fill: 'black', stroke: 'none', isVisible: true }, listIds(elements))
}

function listIds(elements: readonly HtmlElement[]) {
	return new Set(
		elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'id').map(({ value }) => value)),
	)
}

function hasNoSize(root: HtmlElement) {
	const box =
		readSvgProperty(root, 'viewbox')
			?.split(/[\s,]+/)
			.map(Number) ?? []
	return (
		box[2] === 0 || box[3] === 0 || ['width', 'height'].some((name) => isNought(readSvgProperty(root, name)))
	)
}

function isNought(length: string | undefined) {
	return length !== undefined && /^[+-]?(?:0+(?:\.0*)?|\.0+)(?:[a-z]+|%)?$/.test(length)
}

function draws(element: HtmlElement, inherited: Inherited, ids: ReadonlySet<string>): boolean {
	const name = element.tagName.toLowerCase()
	if (unseen.has(name)) return false
	if (readSvgProperty(element, 'display') === 'none' || isNought(readSvgProperty(element, 'opacity')))
		return false
	const own = inherit(element, inherited)
	if (own.isVisible && paints(element, own, ids)) return true
	return element.childNodes.filter(isElement).some((child) => draws(child, own, ids))
}

function inherit(element: HtmlElement, { fill, stroke, isVisible }: Inherited): Inherited {
	const visibility = readSvgProperty(element, 'visibility')
	return {
		fill: readSvgProperty(element, 'fill') ?? fill,
		stroke: readSvgProperty(element, 'stroke') ?? stroke,
		isVisible: visibility === undefined ? isVisible : visibility === 'visible',
	}
}

function paints(element: HtmlElement, { fill, stroke }: Inherited, ids: ReadonlySet<string>) {
	const name = element.tagName.toLowerCase()
	if (name === 'image' || name === 'foreignobject') return true
	if (name === 'use') return ids.has(findReference(element))
	const isPainted = isSeen(element, 'fill', fill) || isSeen(element, 'stroke', stroke)
	if (!isPainted) return false
	if (name === 'text' || name === 'tspan' || name === 'textpath') return hasLetters(element)
	return needs[name]?.every((key) => hasValue(readSvgProperty(element, key))) ?? false
}

function hasValue(value = '') {
	return value !== '' && !isNought(value)
}

function findReference({ attrs }: HtmlElement) {
	return attrs.find(({ name }) => name === 'href' || name === 'xlink:href')?.value.replace(/^#/, '') ?? ''
}

function isSeen(element: HtmlElement, name: 'fill' | 'stroke', paint: string) {
	return !/^(?:none|transparent)$/.test(paint) && !isNought(readSvgProperty(element, `${name}-opacity`))
}

function hasLetters({ childNodes }: HtmlElement) {
	return childNodes.some((node) => (findText(node) ?? '').trim() !== '')
}
