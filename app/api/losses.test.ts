import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { findLosses } from './losses'
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
	['a list of one wording', { title: [{ nl: 'Huis' }] }],
	['another spelling', { Is_Done: 1, AMOUNT: 3 }],
	['what nobody reads', { stranger: { amount: 'x' } }],
	['one thing for a list, a list for one thing', { parts: { id: '1' }, part: [{ id: '1' }] }],
])('Of %s nothing is lost', (_what, given) => expect(findLosses(schema, { id: 1, ...given })).toEqual([]))

test.each([
	['a number as text', { amount: '12.50' }, '/amount', 'repaired', 'number', 'number as text'],
	['a number with a comma', { amount: '12,50' }, '/amount', 'dropped', 'number', 'text'],
	['a number in an object', { amount: { value: 1 } }, '/amount', 'dropped', 'number', 'object'],
	['a text in a list', { label: ['a', 'b'] }, '/label', 'dropped', 'text', 'list of 2'],
	['a yes in words', { is_done: 'ja' }, '/is_done', 'dropped', 'true or false', 'text'],
	['words as a list', { title: ['a'] }, '/title', 'dropped', 'text, or a text per language', 'list of 1'],
	['a word that is none', { style: 'plat' }, '/style', 'dropped', 'formal, informal', 'text'],
	['an object that is none', { part: 'x' }, '/part', 'dropped', 'object', 'text'],
	['an object without its id', { part: { amount: 1 } }, '/part', 'dropped', 'object', 'object'],
	['a member of an object', { empty: { id: 1, amount: 'x' } }, '/empty/amount', 'dropped', 'number', 'text'],
	['an element', { parts: [{ id: '1' }, { amount: 1 }] }, '/parts/1', 'dropped', 'object', 'object'],
	[
		'a member of an element',
		{ parts: [{ id: '1', amount: '1' }] },
		'/parts/0/amount',
		'repaired',
		'number',
		'number as text',
	],
	['an element of words', { numbers: [{}] }, '/numbers/0', 'dropped', 'text', 'object'],
	['what is read further', { basis: {} }, '/basis', 'dropped', 'text', 'object'],
])('It is told of %s', (_what, given, pointer, kind, expected, received) => {
	expect(findLosses(schema, { id: 1, ...given })).toEqual([{ pointer, kind, expected, received }])
})

test.each([
	['members', Array.from({ length: 150 }, (_, index) => ({ id: index, amount: 'x' }))],
	['elements', Array.from({ length: 150 }, () => ({ amount: 1 }))],
])('Of a hundred %s that are lost, and of no more, it is told', (_what, parts) => {
	expect(findLosses(schema, { id: 1, parts: parts.slice(0, 100) })).toHaveLength(100)
	expect(findLosses(schema, { id: 1, parts })).toHaveLength(100)
})
