import { expect, test } from 'vitest'
import { listHtmlLines } from './html-lines.server'
import { sanitiseHtml } from './sanitise-html.server'

const linesOf = (html: string) => listHtmlLines(sanitiseHtml(html), { struckOut: 'doorgehaald' })

test.each([
	'position:relative;top:-4.0pt;mso-text-raise:4.0pt',
	'mso-text-raise:4.0pt',
	'position:relative;bottom:4pt',
	'vertical-align:30%;font-size:60%',
	'vertical-align:5px',
	'vertical-align:.4em',
	'vertical-align:text-top',
	'vertical-align:top;font-size:60%',
	'display:inline-block;transform:translateY(-5px)',
	'display:inline-block;transform:translate(0, -5px)',
	'display:inline-block;translate:0 -5px',
	'font-variant-position:super',
	'font-variant:super',
	"font-feature-settings:'sups' 1",
])('A figure that the style %s raises stays apart from the number before it', (style) => {
	const html = `€ 500<span style="${style}">1</span>`
	expect(sanitiseHtml(html)).toBe('<p>€ 500<sup>1</sup></p>')
	expect(linesOf(html)).toEqual(['€ 500¹'])
})

test.each([
	'position:relative;top:3pt;mso-text-raise:-3pt',
	'vertical-align:-20%',
	'vertical-align:text-bottom',
	'font-variant-position:sub',
])('A figure that the style %s lowers does too', (style) => {
	expect(linesOf(`CO<span style="${style}">2</span>`)).toEqual(['CO₂'])
})

test.each([
	'<span style="position:relative;top:-.5pt;mso-text-raise:.5pt">1</span>',
	'<span style="top:-4pt">1</span>',
	'<span style="vertical-align:baseline">1</span>',
	'<span style="vertical-align:middle">1</span>',
	'<span style="vertical-align:top">een alinea van gewone hoogte</span>',
	'<p style="vertical-align:super">1</p>',
	'<p style="position:relative;top:-20px">1</p>',
	'<img style="vertical-align:top" alt="1">',
	'<table><tr><td style="vertical-align:top">1<td style="vertical-align:super">2</table>',
])('%s stays on the line', (html) => {
	expect(sanitiseHtml(html)).not.toContain('<sup>')
})

test('Raised words that a style raises once more are raised once', () => {
	expect(sanitiseHtml('<sup style="position:relative;top:-.5em;vertical-align:baseline">1</sup>')).toBe(
		'<p><sup>1</sup></p>',
	)
})

test.each([
	'<div style="display:flex"><span>artikel 1</span><span>4 dagen</span></div>',
	'<span style="display:inline-flex"><b>artikel 1</b>4 dagen</span>',
	'<div style="display:grid"><a>artikel 1</a><i>4 dagen</i></div>',
	'<span style="float:left">artikel 1</span>4 dagen',
	'artikel 1<span style="position:absolute">4 dagen</span>',
])('%s keeps its words apart', (html) => {
	expect(linesOf(html)).toEqual(['artikel 1', '4 dagen'])
})
