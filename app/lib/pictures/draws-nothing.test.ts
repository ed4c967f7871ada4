import { expect, test } from 'vitest'
import { drawsNothing } from './draws-nothing'

const svg = (content: string, attributes = 'viewBox="0 0 9 9"') =>
	`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const shape = '<rect width="9" height="9"/>'

test.each([
	['no shapes', svg('<title>Noord</title><g></g>')],
	['a viewBox without size', svg(shape, 'viewBox="0 0 0 0"')],
	['no width', svg(shape, 'width="0" viewBox="0 0 9 9"')],
	['no height', svg(shape, 'height="0px"')],
	['an opacity of 0', svg(shape, 'opacity="0"')],
	['a group of opacity 0', svg(`<g style="opacity: 0.0">${shape}</g>`)],
	['hidden shapes', svg(`<g display="none">${shape}</g><g visibility="hidden">${shape}</g>`)],
	['shapes that are only defined', svg(`<defs>${shape}</defs><symbol id="a">${shape}</symbol>`)],
	['a mask alone', svg(`<mask>${shape}</mask><clipPath>${shape}</clipPath>`)],
	['shapes without paint', svg('<g fill="none"><rect width="9" height="9"/></g>')],
	['clear paint', svg('<rect fill="transparent" width="9" height="9"/><path fill-opacity="0" d="M0 0h9"/>')],
	['paths without a line', svg('<path/><path d=""/><polygon points=" "/>')],
	['shapes without size', svg('<rect width="0" height="9"/><circle r="0"/><rect/>')],
	['text without letters', svg('<text> <tspan></tspan></text>')],
	['a use of what is not there', svg('<use href="#weg"/>')],
])('An SVG of %s draws nothing', (_what, text) => {
	expect(drawsNothing(text)).toBe(true)
})

test.each([
	['a shape', svg(shape)],
	['a shape, without a viewBox', svg(shape, '')],
	['a line', svg('<line stroke="#036" x2="9"/>')],
	['a path', svg('<path d="M0 0h9v9z"/>')],
	['letters', svg('<text><tspan>Noord</tspan></text>')],
	['a shape without fill in a gradient', svg('<rect fill="none" stroke="url(#a)" width="9" height="9"/>')],
	['a shape that is used', svg(`<defs><g id="a">${shape}</g></defs><use xlink:href="#a"/>`)],
	[
		'a shape within a hidden group that shows itself',
		svg(`<g visibility="hidden"><rect visibility="visible" width="9" height="9"/></g>`),
	],
	['a picture', svg('<image href="data:image/png;base64,x"/>')],
	[
		'a stylesheet, which is not read',
		svg('<style>rect{fill:#036}</style><rect fill="none" class="a" width="9" height="9"/>'),
	],
	['an animation', svg(`<g opacity="0">${shape}<animate attributeName="opacity" to="1"/></g>`)],
	['an ellipse of one radius', svg('<ellipse rx="4"/>')],
	['a width of its own', svg(shape, 'width="auto" opacity=""')],
	['half opacity', svg(shape, 'opacity="0.5"')],
	['a size in percent', svg(shape, 'width="100%" height="40"')],
])('An SVG of %s is shown', (_what, text) => {
	expect(drawsNothing(text)).toBe(false)
})

test('A file that is no SVG is not judged', () => {
	expect(drawsNothing('<!-- later -->')).toBe(false)
})
