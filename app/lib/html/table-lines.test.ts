import { expect, test } from 'vitest'
import { listHtmlLines } from './html-lines.server'
import { sanitiseHtml } from './sanitise-html.server'

const linesOf = (html: string) => listHtmlLines(sanitiseHtml(html), { struckOut: 'doorgehaald' })
const head = '<tr><th>Dienst<th>Starter<th>Doorstromer'

test('An amount under another heading is another line', () => {
	const linesOfRow = (row: string) => linesOf(`<table><thead>${head}</thead><tr>${row}</table>`)
	expect(linesOfRow('<td>Advies<td><td>€ 500')).toEqual([
		'Dienst | Starter | Doorstromer',
		'Advies | – | € 500',
	])
	expect(linesOfRow('<td>Advies<td>€ 500<td>')).toEqual([
		'Dienst | Starter | Doorstromer',
		'Advies | € 500 | –',
	])
})

test('A cell over several columns stands in each of them', () => {
	expect(linesOf('<table><tr><td>a<td colspan=2>b<tr><td colspan=2>c<td>d</table>')).toEqual([
		'a | b | b',
		'c | c | d',
	])
})

test('A cell over several rows stands in each of them, to the end of its part', () => {
	expect(linesOf('<table><tr><td rowspan=2>a<td>1<tr><td>2<tr><td>b<td>3</table>')).toEqual([
		'a | 1',
		'a | 2',
		'b | 3',
	])
	expect(linesOf('<table><tr><td>a<td>1<tr><td rowspan=2>b<td>2<tr><td>3</table>')).toEqual([
		'a | 1',
		'b | 2',
		'b | 3',
	])
	expect(
		linesOf('<table><tr><td>1<td rowspan=0>a<tr><td>2<tbody><tr><td>3<td>b<tr><td>4<td>c</table>'),
	).toEqual(['1 | a', '2 | a', '3 | b', '4 | c'])
	expect(linesOf('<table><tr><td rowspan=2 colspan=2>a<td>1<tr><td>2</table>')).toEqual([
		'a | a | 1',
		'a | a | 2',
	])
})

test('Lines within a cell stay in their row, and a row without words is left out', () => {
	const html =
		'<table><caption>Kosten</caption><tr><td>Neude 4<br>Utrecht<td><ol start=6><li>zes<li>zeven</ol>' +
		'<tr><td><td><tr><td><s>€ 1</s><td>€ 2<sup>1</sup></table>'
	expect(linesOf(html)).toEqual([
		'Kosten',
		'Neude 4 / Utrecht | 6. zes / 7. zeven',
		'[doorgehaald: € 1] | € 2¹',
	])
})

test('A long cell is written once, and a row has no end of columns', () => {
	const long = 'woord '.repeat(40).trim()
	const [first = '', second = ''] = linesOf(
		`<table><tr><td rowspan=2>${long}<td>1<tr><td>2<tr><td colspan=1000>3</table>`,
	)
	expect(first).toBe(`${long} | 1`)
	expect(second).toMatch(/^woord .{40,60}… \| 2$/)
	expect(linesOf('<table><tr><td colspan=1000>3<td>4</table>')[0]?.split(' | ')).toHaveLength(21)
})

test('A cell is repeated in a bounded number of rows', () => {
	const rows = linesOf(
		`<table><tr>${'<td rowspan="0" colspan="20">a</td>'.repeat(50)}${'<tr><td>b'.repeat(200)}`,
	)
	const repeated = rows.join('|').split('a').length
	expect(rows).toHaveLength(201)
	expect(repeated).toBeLessThan(8 * 251)
})
