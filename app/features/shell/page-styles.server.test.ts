import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { paths } from '#app/paths'
import { createDefaultStylesheet, findStylesheet, getStylesheetName } from '#app/theme/stylesheet.server'
import { readTheme } from '#app/theme/theme'
import { createStyleWriter, splitRules } from './page-styles.server'

const name = getStylesheetName(readTheme({ fontFamily: 'Open Sans' }), 'light')
const brand = paths.theme(name)
const firm = findStylesheet(name) ?? ''
const button = '._button_14o4l{color:red}'
const card = '._card_9zz1a{color:blue}._card_9zz1a ._title_9zz1a{color:green}'
const base = 'body{margin:0}'
const sheet = card + base + button

const room = `<style data-sheet="${brand}"></style>`
const pageOf = (body: string, styles = room) => `<head>${styles}</head><body>${body}</body>`
const stylesOf = (html: string) => /<style[^>]*>(.*)<\/style>/s.exec(html)?.[1]

test('A page gets the rules of its classes, in the order of the stylesheet, and the firm last', () => {
	const write = createStyleWriter(sheet)
	expect(firm).toContain('--brand-font:"Open Sans"')
	expect(stylesOf(write(pageOf('<a class="_button_14o4l">')).html)).toBe(base + button + firm)
	const both = pageOf('<b class="x _button_14o4l"><i class="_title_9zz1a">')
	expect(stylesOf(write(both).html)).toBe('._card_9zz1a ._title_9zz1a{color:green}' + base + button + firm)
	expect(stylesOf(write(pageOf('<b class="_card_9zz1a">')).html)).toBe(card + base + firm)
	expect(stylesOf(write(pageOf('_button_14o4l')).html)).toBe(base + firm)
})

test('A class that a script will add is one of the page', () => {
	const error = '._error_8{color:red}'
	const write = createStyleWriter(error)
	expect(stylesOf(write(pageOf('<div data-error-class="_error_8">')).html)).toBe(error + firm)
	expect(stylesOf(write(pageOf('<div data-text="_error_8">')).html)).toBe(firm)
})

test('A class name may contain a hyphen, and is found whole', () => {
	const odd = '._two-words_a{margin:0}._two_a{margin:1px}'
	const write = createStyleWriter(odd)
	expect(stylesOf(write(pageOf('<a class="_two-words_a">')).html)).toBe('._two-words_a{margin:0}' + firm)
	expect(stylesOf(write(pageOf('<a class="_two_a">')).html)).toBe('._two_a{margin:1px}' + firm)
})

test.each([
	['a rule within a rule', '@media print{._a_1{color:red}._b_1{color:red}}', '._c_1{top:0}'],
	['braces in strings', `._a_1:after{content:"}{\\""}`, `._b_1:after{content:'{'}`, '._c_1{top:0}'],
	['an at-rule without a block', '@import "a.css";._a_1{top:0}', '._b_1{top:0}'],
	['a rule that does not end', '._a_1{top:0}', '._b_1{top:0;'],
	['a string that does not end', '._a_1{top:0}', '._b_1:after{content:"}{'],
	['spaces at the end', '._a_1{top:0}', '\n'],
])('Rules stay whole: %s', (_name, ...rules) => {
	expect(splitRules(rules.join(''))).toEqual(rules)
})

test('A string of a megabyte that does not end is read once', () => {
	const css = '"' + '\\"'.repeat(500_000)
	expect(splitRules(css)).toEqual([css])
})

test('The hash is that of what stands in the page', () => {
	const { html, digest } = createStyleWriter(sheet)(pageOf('<a class="_button_14o4l">'))
	const hash = createHash('sha256')
		.update(stylesOf(html) ?? '')
		.digest('base64')
	expect(digest).toBe(`sha256-${hash}`)
})

test('A page without room for styles stays as it is, and so does the rest of one that has', () => {
	const write = createStyleWriter(sheet)
	expect(write(pageOf('$& _button_14o4l', ''))).toEqual({ html: pageOf('$& _button_14o4l', '') })
	expect(write(pageOf('$& $1')).html.endsWith('</style></head><body>$& $1</body>')).toBe(true)
})

test('A long page has its styles too, and one before the firm is known those of the default brand [11]', () => {
	const text = 'x'.repeat(70_000)
	expect(stylesOf(createStyleWriter(sheet)(pageOf(text)).html)).toBe(base + firm)
	const none = pageOf(text, '<style data-sheet="none"></style>')
	const brandOfAll = createDefaultStylesheet()
	expect(brandOfAll).toContain('--brand-primary:#0A2E65')
	expect(stylesOf(createStyleWriter(sheet)(none).html)).toBe(base + brandOfAll)
})
