import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { readList } from './jsonapi'
import {
	flag,
	id,
	defineList,
	defineMap,
	localized,
	number,
	makeNullable,
	makeOptional,
	normaliseName,
	defineObject,
	requiredText,
	text,
	timeOfDay,
} from './wire'

test.each(['is_BNP', 'isBNP', 'isBnp', 'IS-BNP', 'is_bnp'])('A name is found as %s [208]', (spelled) => {
	expect(defineObject({ isBnp: flag }).parse({ [spelled]: true, other: 1 })).toEqual({ isBnp: true })
})

test('Of a name that is told in two spellings the first that says something counts [208]', () => {
	const spellings = { is_bnp: null, isBNP: true, isBnp: false }
	expect(defineObject({ isBnp: flag }).parse(spellings)).toEqual({ isBnp: true })
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
	['-0.5', -0.5],
	['Infinity', undefined],
	[true, undefined],
	[['12'], undefined],
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
	[' \n\u00a0', undefined],
	[' a ', ' a '],
	[false, 'false'],
	[0, '0'],
	[null, undefined],
	[['a'], undefined],
	[{}, undefined],
])('The text %j is read as %j [208]', (given, read) => {
	expect(text.parse(given)).toBe(read)
})

test.each([
	['09:30', '09:30'],
	['9:30', '09:30'],
	['23:59:59', '23:59'],
	['25:99', undefined],
	['24:00', '24:00'],
	['24:00:00', '24:00'],
	['24:01', undefined],
	['0', undefined],
	['2026-12-01T10:00', undefined],
	[930, undefined],
	[['09:30'], undefined],
	[null, undefined],
])('The time %j is read as %s [208]', (given, read) => {
	expect(timeOfDay.parse(given)).toBe(read)
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
	[' {"nl": "Dag"}\n', { nl: 'Dag' }],
	[{ nl: 'Dag' }, { nl: 'Dag' }],
	[{ NL: 'Dag', fr: 'Jour' }, { nl: 'Dag' }],
	[[{ en: 'Hello' }], { en: 'Hello' }],
	['5', { nl: '5', en: '5' }],
	['"Dag"', { nl: '"Dag"', en: '"Dag"' }],
	['{gebroken', { nl: '{gebroken', en: '{gebroken' }],
	['{{gebroken}} dag', { nl: '{{gebroken}} dag', en: '{{gebroken}} dag' }],
	['{"nl": "Dag"', {}],
	['{ "nl": "Dag", }', {}],
	["{'nl': 'Dag'}", {}],
	['{}', {}],
	['', {}],
	[' \n', {}],
	[{ nl: '', en: ' ' }, {}],
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
	expect([undefined, null, ''].map((given) => defineList(flag).parse(given))).toEqual([[], [], []])
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

test.each([
	[undefined, undefined, undefined],
	[null, undefined, null],
	['', false, null],
	[[], false, null],
	[false, false, false],
	[1, true, true],
	['ja', false, false],
])('A flag that may be missing is for %j %s; where it may be told to be empty, %s', (given, ...read) => {
	expect([makeOptional(flag).parse(given), makeNullable(flag).parse(given)]).toEqual(read)
})

test('A member that may be empty is read as what it is, and absent when it is of the wrong kind', () => {
	const part = makeNullable(defineObject({ id }))
	expect([{ id: 1 }, [{ id: 2 }], 'x', {}].map((given) => part.parse(given))).toEqual([
		{ id: '1' },
		{ id: '2' },
		undefined,
		undefined,
	])
})

test('A name is spelled the same the second time, and after thousands of others', () => {
	const others = Array.from({ length: 6_000 }, (_, index) => `Other_${index}`)
	expect(['is_BNP', 'is_BNP'].map(normaliseName)).toEqual(['isbnp', 'isbnp'])
	expect(others.map(normaliseName)).toEqual(others.map((_, index) => `other${index}`))
	expect(['Last-One', 'Last-One', 'is_BNP'].map(normaliseName)).toEqual(['lastone', 'lastone', 'isbnp'])
})

test('a map has every member it was given, whatever they are called, and no other', () => {
	const names = ['constructor', '__proto__', 'hasOwnProperty', 'huis']
	const given: unknown = JSON.parse(`{${names.map((name) => `"${name}": "1"`).join(', ')}}`)
	const read = defineMap(text).parse(given)
	expect(Object.entries(read)).toEqual(names.map((name) => [name, '1']))
	expect([Object.getPrototypeOf(read), 'toString' in read]).toEqual([null, false])
})

test.each([[[]], ['a'], [null], [undefined], [{ huis: 1, tuin: 'x'.repeat(200) }]])(
	'a map is not made of %j',
	(given) => expect(defineMap(id).safeParse(given).success).toBe(false),
)

test.each([
	['an id', id, { secret: 'Anna' }, 'is no id'],
	['a text', requiredText, { secret: 'Anna' }, 'is no text'],
	['a map', defineMap(id), { secret: 'Anna'.repeat(99) }, 'has a broken member'],
])('%s that is broken is told in words, without what came', (_what, reader, given, message) => {
	const { error } = reader.safeParse(given)
	expect(error?.issues).toEqual([{ code: 'custom', path: [], message }])
})

test.each([
	['Huis', 'Huis'],
	[' Huis ', ' Huis '],
	[7, '7'],
	[false, 'false'],
])('%j is a text where one has to be there: %j', (given, read) => {
	expect(requiredText.parse(given)).toBe(read)
})

test.each<[unknown]>([
	[{ length: {} }],
	[{ length: 3, toString: 'a' }],
	[[]],
	[''],
	[' '],
	[null],
	[undefined],
])('%j is no text that has to be there, and no reader falls over it', (given) => {
	const [told] = readList({ id: '1', name: given })
	expect(defineObject({ name: requiredText }).safeParse(told).success).toBe(false)
})
