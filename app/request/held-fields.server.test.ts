import { expect, test } from 'vitest'
import { markHeldForms } from './held-fields.server'

const say = { language: 'nl', address: 'informal' } as const
const mark = '<input type="hidden" name="held"/>'
const markForm = (html: string) => markHeldForms(`<form method="post">${mark}${html}</form>`, say)
const readMark = (html: string) => / name="held" value="([^"]*)"/.exec(markForm(html))?.[1]

test('A mark has the wording of the page and each name of its form once, with any row number', () => {
	const fields =
		'<input type="hidden" name="formToken" value="a&gt;b"/><input name="rows[0].amount"/><input name="rows[1].amount"/>' +
		'<textarea name="remark">name=&quot;x&quot;</textarea><select name="kind"></select><button name="next" value="Ja"></button><button></button>'
	expect(readMark(fields)).toBe('nl-informal formToken rows[*].amount remark kind next')
})

test('Each form has its own names, and a form that has no mark gets none', () => {
	const form = (name: string, own: string) => `<form method="post">${own}<input name="${name}"/></form>`
	const html = markHeldForms(form('a', mark) + form('b', '') + form('c', mark), say)
	expect([...html.matchAll(/name="held" value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
		'nl-informal a',
		'nl-informal c',
	])
	expect(html).toContain(form('b', ''))
})

test.each([
	'<input type="password" name="a"/>',
	'<input name="a" autoComplete="one-time-code"/>',
	'<input name="a" autoComplete="current-password"/>',
	'<input type="file" name="a"/>',
	'<input name="password"/>',
	'<input type="hidden" name="code"/>',
])('A form with %s stays unmarked', (secret) => {
	expect(markForm(`${secret}<input name="email"/>`)).toContain(mark)
})

test('A postcode is no code', () => {
	expect(readMark('<input name="postcode"/>')).toBe('nl-informal postcode')
})

test('A name that could not be told from another is left out', () => {
	expect(readMark('<input name="a b"/><input name="c&quot;"/><input name="d"/>')).toBe('nl-informal d')
})
