import { expect, test } from 'vitest'
import { isTooFaint } from './judge-theme'

const svg = (content: string, attributes = '') =>
	`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${content}</svg>`

test.each([
	['white shapes', svg('<path fill="#fff" d="M0 0"/><text style="fill: white">Noord</text>'), true],
	['a pale colour of its group', svg('<g fill="rgb(250, 250, 250)"><rect width="9"/></g>'), true],
	['lines alone', svg('<path fill="none" stroke="#FEFEFE" d="M0 0"/>'), true],
	['one dark shape', svg('<rect fill="#fff"/><rect fill="#036"/>'), false],
	['shapes without a colour, which are black', svg('<rect width="9"/>'), false],
	[
		'a gradient',
		svg('<linearGradient id="a"><stop stop-color="#036"/></linearGradient><rect fill="url(#a)"/>'),
		false,
	],
	[
		'a pale gradient',
		svg('<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><rect fill="url(#a)"/>'),
		true,
	],
	['a mask, which is not seen itself', svg('<mask><rect fill="#000"/></mask><rect fill="#fff"/>'), true],
	['a stylesheet, which is not read', svg('<style>rect{fill:#000}</style><rect fill="#fff"/>'), false],
	['a picture within it', svg('<image href="a.png"/><rect fill="#fff"/>'), false],
	['a colour that is not known', svg('<rect fill="hsl(0 0% 99%)"/>'), false],
	['nothing', svg(''), false],
	['no SVG', 'Not found', false],
])('On a white header a logo of %s', (_what, logo, isFaint) => {
	expect(isTooFaint(logo, '#ffffff')).toBe(isFaint)
})

test('It is judged against the header: dark on dark is faint as well', () => {
	const logo = svg('<rect fill="#0a2e65"/>')
	expect([isTooFaint(logo, '#0A2E65'), isTooFaint(logo, '#fff')]).toEqual([true, false])
})
