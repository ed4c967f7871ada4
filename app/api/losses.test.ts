import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { describeKind, findLosses, findReaderName } from './losses'
import {
	defineList,
	defineObject,
	flag,
	id,
	localized,
	makeNullable,
	makeOptional,
	number,
	requiredText,
	text,
	timeOfDay,
} from './wire'

const part = defineObject({ id, amount: number, label: text })
const schema = defineObject({
	id,
	label: text,
	amount: number,
	isDone: flag,
	title: localized,
	style: makeOptional(z.enum(['formal', 'informal'])),
	part: makeOptional(part),
	empty: makeNullable(part),
	parts: defineList(part),
	numbers: defineList(requiredText),
	begins: timeOfDay,
	related: makeOptional(id),
	site: makeOptional(z.url()),
	later: defineList(makeOptional(part)),
	basis: text.transform((name) => (name === '-' ? undefined : name)),
})

test.each([
	[
		'all as agreed',
		{ id: 'a', label: 'x', amount: 1.5, is_done: false, title: { nl: 'x' }, style: 'formal', basis: '-' },
	],
	['nothing', {}],
	[
		'emptiness',
		{ label: '', amount: null, parts: [], part: null, empty: '', is_done: null, numbers: [''].slice(1) },
	],
	['a text that is a number, or yes', { label: 7, basis: true }],
	['blanks', { label: ' ', amount: ' \n', begins: '\t', title: ' ' }],
	['a text for all languages', { title: 'Huis' }],
	['a list of one wording', { title: [{ nl: 'Huis' }] }],
	['a time, an id and an address', { begins: '9:30', related: 7, site: 'https://example.nl' }],
	['another spelling', { Is_Done: 1, AMOUNT: 3 }],
	['what nobody reads', { stranger: { amount: 'x' } }],
	['one thing for a list, a list for one thing', { parts: { id: '1' }, part: [{ id: '1' }] }],
])('Of %s nothing is lost', (_what, given) => expect(findLosses(schema, { id: 1, ...given })).toEqual([]))

test.each([
	['a number as text', { amount: '12.50' }, '/amount', ['repaired', 'number', 'number as text']],
	['a number with a comma', { amount: '12,50' }, '/amount', ['dropped', 'number', 'text']],
	['a number in an object', { amount: { value: 1 } }, '/amount', ['dropped', 'number', 'object']],
	['a text in a list', { label: ['a', 'b'] }, '/label', ['dropped', 'text', 'list of 2']],
	['a yes in words', { is_done: 'ja' }, '/is_done', ['dropped', 'true or false', 'text']],
	['words as a list', { title: ['a'] }, '/title', ['dropped', 'text, or a text per language', 'list of 1']],
	['words as a number', { title: 7 }, '/title', ['dropped', 'text, or a text per language', 'number']],
	['a time that is none', { begins: '25:00' }, '/begins', ['dropped', 'HH:MM', 'text']],
	['an id that is none', { related: '..' }, '/related', ['dropped', 'id', 'text']],
	['an address that is none', { site: 'x' }, '/site', ['dropped', 'another value', 'text']],
	[
		'one thing for a list',
		{ parts: { id: 1, amount: '1' } },
		'/parts/amount',
		['repaired', 'number', 'number as text'],
	],
	['one broken thing for a list', { parts: { amount: 1 } }, '/parts', ['dropped', 'object', 'object']],
	['a word that is none', { style: 'plat' }, '/style', ['dropped', 'formal, informal', 'text']],
	['an object that is none', { part: 'x' }, '/part', ['dropped', 'object', 'text']],
	['an object without its id', { part: { amount: 1 } }, '/part', ['dropped', 'object', 'object']],
	[
		'a member of an object',
		{ empty: { id: 1, amount: 'x' } },
		'/empty/amount',
		['dropped', 'number', 'text'],
	],
	['an element', { parts: [{ id: '1' }, { amount: 1 }] }, '/parts/1', ['dropped', 'object', 'object']],
	[
		'a member of an element',
		{ parts: [{ id: '1', amount: '1' }] },
		'/parts/0/amount',
		['repaired', 'number', 'number as text'],
	],
	['an element of words', { numbers: [{}] }, '/numbers/0', ['dropped', 'text', 'object']],
	['what is read further', { basis: {} }, '/basis', ['dropped', 'text', 'object']],
])('It is told of %s', (_what, given, pointer, [kind, expected, received]) => {
	expect(findLosses(schema, { id: 1, ...given })).toEqual([{ pointer, kind, expected, received }])
})

test.each([true, false, 1, 0, '1', '0', 'true', 'false'])('%j is a yes or a no as agreed', (is_done) => {
	expect(findLosses(schema, { id: 1, is_done })).toEqual([])
})

test('What is no resource at all is told as a whole', () => {
	const loss = { kind: 'dropped', expected: 'object', received: 'text' }
	expect(findLosses(schema, 'word')).toEqual([{ ...loss, pointer: '' }])
	expect(findLosses(schema, 'word', '/3')).toEqual([{ ...loss, pointer: '/3' }])
})

test.each([
	['elements', { amount: 1 }],
	['members', { id: 1, amount: 'x' }],
	['members, two of each element,', { id: 1, amount: 'x', label: {} }],
])('Of a hundred %s that are lost, and of no more, it is told', (_what, part) => {
	const parts = Array.from({ length: 150 }, () => part)
	expect(findLosses(schema, { id: 1, amount: 'x', parts })).toHaveLength(100)
})

test.each([
	[[], 'object'],
	[['amount'], 'number'],
	[['style'], 'formal, informal'],
	[['part'], 'object'],
	[['part', 'id'], 'id'],
	[['empty', 'label'], 'text'],
	[['parts'], 'list'],
	[['parts', 3], 'object'],
	[['parts', 3, 'amount'], 'number'],
	[['later', 3], 'object'],
	[['later', 3, 'id'], 'id'],
	[['site'], 'another value'],
	[['basis'], 'text'],
	[['basis', 'deeper'], 'text'],
	[['stranger'], 'object'],
	[['part', 'stranger', 'id'], 'object'],
])('At %j the reader expects: %s', (path, name) => {
	expect(findReaderName(schema, path)).toBe(name)
})

test.each([
	[null, 'null'],
	[undefined, 'nothing'],
	[[], 'list of 0'],
	[['Anna', 'Iris'], 'list of 2'],
	[{ name: 'Anna' }, 'object'],
	[true, 'boolean'],
	[5, 'number'],
	['', 'empty text'],
	[' \n', 'empty text'],
	['12', 'number as text'],
	['Infinity', 'text'],
	['Anna', 'text'],
])('%j is told as %s', (given, kind) => {
	expect(describeKind(given)).toBe(kind)
})
