import { expect, test } from 'vitest'
import { unread } from '#app/lib/unread'
import { createList, unreadList } from '#app/lib/read-list'
import { tryRead } from '#tests/support/read-document'
import { defineChoice, flag, id, text } from './leaves'
import { number } from './numbers'
import { defineList, defineListById, defineObject, makeNullable, makeOptional, normaliseName } from './wire'

test.each(['is_BNP', 'isBNP', 'isBnp', 'IS-BNP', 'is_bnp'])('A name is found as %s [208]', (spelled) => {
	expect(defineObject({ isBnp: flag }).parse({ [spelled]: true, other: 1 })).toEqual({ isBnp: true })
})

test('Of a name that is told in two spellings the first that says something counts [208]', () => {
	const spellings = { is_bnp: null, isBNP: true, isBnp: false }
	expect(defineObject({ isBnp: flag }).parse(spellings)).toEqual({ isBnp: true })
})

test('What is broken is told by the way to it, past what is not', () => {
	const read = tryRead(defineObject({ label: text, part: defineObject({ id }) }), { part: { id: '..' } })
	expect(read).toEqual({
		success: false,
		data: undefined,
		losses: [{ pointer: '/part/id', kind: 'refused', expected: 'id', received: 'text' }],
	})
})

test('A nested list takes one for a list, and knows when an element was left out [208]', () => {
	const list = defineList(defineObject({ id }))
	expect(list.parse({ id: 1 })).toEqual(createList([{ id: '1' }]))
	expect(list.parse([{ id: 1 }, {}, null, 'x', { id: '2' }])).toEqual({
		known: [{ id: '1' }, { id: '2' }],
		isComplete: false,
	})
	expect([undefined, null, '', []].map((given) => list.parse(given))).toEqual(Array(4).fill(createList([])))
	expect(list.parse(unread)).toEqual(unreadList)
})

test('A resource has 250 elements in all of its lists, and knows that there were more', () => {
	const quotes = defineObject({ quotes: defineList(defineObject({ files: defineList(text) })) })
	const files = ['a', 'b', 'c', 'd']
	const whole = quotes.parse({ quotes: Array(50).fill({ files }) }).quotes
	expect([whole.isComplete, whole.known.every((quote) => quote.files.isComplete)]).toEqual([true, true])
	const { known, isComplete } = quotes.parse({
		quotes: Array.from({ length: 51 }, () => ({ files })),
	}).quotes
	expect([known.length, isComplete]).toEqual([50, false])
	const long = defineList(text).parse(Array(251).fill('a'))
	expect([long.known.length, long.isComplete]).toEqual([250, false])
})

test('An element twice counts once; two different ones of one id make the list incomplete', () => {
	const list = defineListById(defineObject({ id, amount: number }))
	expect(list.parse([{ id: 1 }, { id: 1 }])).toEqual(createList([{ id: '1' }]))
	const different = list.parse([{ id: 1 }, { id: 1, amount: 'veel' }])
	expect([different.known, different.isComplete]).toEqual([[{ id: '1' }, { id: '1', amount: unread }], false])
})

test('A list of one stands for its one, of several for nothing [208]', () => {
	expect(defineObject({ id }).parse([{ id: '1' }])).toEqual({ id: '1' })
	expect(tryRead(defineObject({ id }), [{ id: '1' }, { id: '2' }]).success).toBe(false)
})

test('A member of the wrong kind is unread, and told at its place', () => {
	const shape = defineObject({
		colour: defineChoice(['red']),
		parts: defineList(defineObject({ part: makeOptional(defineObject({ id })) })),
	})
	const { data, losses } = tryRead(shape, { Colour: 'green', parts: [{}, { part: {} }] })
	expect(data).toEqual({ colour: unread, parts: createList([{ part: undefined }, { part: unread }]) })
	expect(losses).toEqual([
		{ pointer: '/Colour', kind: 'dropped', expected: 'red', received: 'text' },
		{ pointer: '/parts/1/part', kind: 'dropped', expected: 'object', received: 'object' },
	])
})

test.each([
	[undefined, undefined, undefined],
	[null, undefined, null],
	['', undefined, null],
	[[], undefined, null],
	[false, false, false],
	[1, true, true],
	['misschien', unread, unread],
])('A flag that may be missing is for %j %s; where it may be told to be empty, %s', (given, ...read) => {
	expect([makeOptional(flag).parse(given), makeNullable(flag).parse(given)]).toEqual(read)
})

test('A member that may be empty is read as what it is, and unread when it is of the wrong kind', () => {
	const part = makeNullable(defineObject({ id }))
	expect([{ id: 1 }, [{ id: 2 }], 'x', {}].map((given) => part.parse(given))).toEqual([
		{ id: '1' },
		{ id: '2' },
		unread,
		unread,
	])
})

test('A name is spelled the same the second time, and after thousands of others', () => {
	const others = Array.from({ length: 6_000 }, (_, index) => `Other_${index}`)
	expect(['is_BNP', 'is_BNP'].map(normaliseName)).toEqual(['isbnp', 'isbnp'])
	expect(others.map(normaliseName)).toEqual(others.map((_, index) => `other${index}`))
	expect(['Last-One', 'Last-One', 'is_BNP'].map(normaliseName)).toEqual(['lastone', 'lastone', 'isbnp'])
})

test('An object without any expected member is unread, unless it is empty or names itself by an id', () => {
	const read = (value: unknown) => makeOptional(defineObject({ label: text, city: text })).parse(value)
	expect(read({ odd: 1 })).toBe(unread)
	expect(read([{ odd: 1 }])).toBe(unread)
	expect(read({ type: 'x', odd: 1 })).toBe(unread)
	expect(read({ odd: null })).toEqual({})
	expect(read({})).toEqual({})
	expect(read({ id: '1', odd: 1 })).toEqual({})
	expect(read({ odd: 1, City: 'Groningen' })).toEqual({ city: 'Groningen' })
	const list = defineList(defineObject({ label: text })).parse([{ label: 'a' }, { odd: 1 }])
	expect(list).toEqual({ known: [{ label: 'a' }], isComplete: false })
})
