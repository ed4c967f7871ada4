import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { flag, id, defineList, localized, number, makeOptional, defineObject, text } from './wire'

test.each(['is_BNP', 'isBNP', 'isBnp', 'IS-BNP', 'is_bnp'])('A name is found as %s [208]', (spelled) => {
	expect(defineObject({ isBnp: flag }).parse({ [spelled]: true, other: 1 })).toEqual({ isBnp: true })
})

test('Of a name that is told in two spellings the first that says something counts [208]', () => {
	const told = { is_bnp: null, isBNP: true, isBnp: false }
	expect(defineObject({ isBnp: flag }).parse(told)).toEqual({ isBnp: true })
})

test('What is broken is told by the way to it, past what is not', () => {
	const read = defineObject({ label: text, part: defineObject({ id }) }).safeParse({ part: { id: '..' } })
	expect(read.error?.issues.map(({ path, message }) => [path, message])).toEqual([
		[['part', 'id'], 'is no id'],
	])
})

test.each([
	[true, true],
	[1, true],
	['1', true],
	['true', true],
	[false, false],
	[0, false],
	['0', false],
	['false', false],
	['', false],
	['ja', false],
	[null, false],
	[undefined, false],
])('The flag %j is read as %s [208]', (given, read) => {
	expect(flag.parse(given)).toBe(read)
})

test.each([
	[12, 12],
	['12', 12],
	['12.50', 12.5],
	[0, 0],
	['', undefined],
	[' ', undefined],
	['twaalf', undefined],
	[null, undefined],
	[{}, undefined],
])('The number %j is read as %s [208]', (given, read) => {
	expect(number.parse(given)).toBe(read)
})

test.each([
	['a', 'a'],
	[7, '7'],
	[true, 'true'],
	['', undefined],
	[null, undefined],
	[['a'], undefined],
])('The text %j is read as %j [208]', (given, read) => {
	expect(text.parse(given)).toBe(read)
})

test.each([7, '7', 'a/b', '%2e', 'é', 'x'.repeat(128)])('%j is an id', (given) => {
	expect(id.parse(given)).toBe(String(given))
})

test.each(['', '.', '..', 'a\nb', 'a\u0000', '\u007f', 'x'.repeat(129), null, undefined, {}, ['1']])(
	'%j is no id',
	(given) => {
		expect(id.safeParse(given).success).toBe(false)
	},
)

test.each([
	['Dag', { nl: 'Dag', en: 'Dag' }],
	[
		{ nl: 'Dag', en: 'Hello' },
		{ nl: 'Dag', en: 'Hello' },
	],
	['{"nl": "Dag", "en": "Hello"}', { nl: 'Dag', en: 'Hello' }],
	[{ nl: 'Dag' }, { nl: 'Dag' }],
	['{gebroken', { nl: '{gebroken', en: '{gebroken' }],
	[null, {}],
	[5, {}],
])('The wording %j is read per language [208]', (given, read) => {
	expect(localized.parse(given)).toEqual(read)
})

test('A nested list takes one for a list, and leaves out what is broken [208]', () => {
	const list = defineList(defineObject({ id }))
	expect(list.parse({ id: 1 })).toEqual([{ id: '1' }])
	expect(list.parse([{ id: 1 }, {}, null, 'x', { id: '2' }])).toEqual([{ id: '1' }, { id: '2' }])
	expect([undefined, null, '', []].map((given) => list.parse(given))).toEqual([[], [], [], []])
})

test('A list of one stands for its one, of several for nothing [208]', () => {
	expect(defineObject({ id }).parse([{ id: '1' }])).toEqual({ id: '1' })
	expect(defineObject({ id }).safeParse([{ id: '1' }, { id: '2' }]).success).toBe(false)
})

test('A member that may be missing is absent when it is of the wrong kind [208]', () => {
	const shape = defineObject({
		colour: makeOptional(z.enum(['red'])),
		part: makeOptional(defineObject({ id })),
	})
	expect(shape.parse({ colour: 'green', part: {} })).toEqual({ colour: undefined, part: undefined })
})
