import { expect, test } from 'vitest'
import { unread } from '#app/lib/unread'
import { tryRead } from '#tests/support/read-document'
import { readList } from './jsonapi'
import {
	flag,
	id,
	localized,
	longText,
	name,
	nameIfKnown,
	requiredLongText,
	requiredText,
	text,
	textIfKnown,
	timeOfDay,
} from './leaves'
import { defineObject } from './wire'

test.each<[unknown, unknown]>([
	[true, true],
	[1, true],
	['1', true],
	['true', true],
	[false, false],
	[0, false],
	['0', false],
	['false', false],
	...['yes', 'JA', ' y', 'J', 'T', 'on', 'TRUE'].map((word) => [word, true] as [string, boolean]),
	...['no', 'Nee', 'n', 'F', 'OFF', 'False'].map((word) => [word, false] as [string, boolean]),
	['', undefined],
	[null, undefined],
	[undefined, undefined],
	['misschien', unread],
	[2, unread],
	['-', unread],
	[{}, unread],
	[[true, false], unread],
])('The flag %j is read as %s [208]', (given, read) => {
	expect(flag.parse(given)).toBe(read)
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
	[['a'], unread],
	[{}, unread],
])('The text %j is read as %j [208]', (given, read) => {
	expect(text.parse(given)).toBe(read)
})

test.each([
	['09:30', '09:30'],
	['9:30', '09:30'],
	['23:59:59', '23:59'],
	['25:99', unread],
	['24:00', '24:00'],
	['24:00:00', '24:00'],
	['24:01', unread],
	['0', unread],
	['2026-12-01T10:00', unread],
	[930, unread],
	[['09:30'], unread],
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
		expect(tryRead(id, given).success).toBe(false)
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

test('A text of another type is unread, and told; where other words stand for it, it is absent', () => {
	expect(tryRead(text, {}).losses).toEqual([
		{ pointer: '', kind: 'dropped', expected: 'text', received: 'object' },
	])
	expect([{}, ' ', null, 'Kade'].map((given) => text.parse(given))).toEqual([
		unread,
		undefined,
		undefined,
		'Kade',
	])
	expect(textIfKnown.parse({})).toBeUndefined()
	expect(tryRead(textIfKnown, {}).losses).toHaveLength(1)
})

test.each([
	['x'.repeat(1_000), 'x'.repeat(1_000)],
	['x'.repeat(1_001), `${'x'.repeat(999)}…`],
	['x'.repeat(200_000), `${'x'.repeat(999)}…`],
	[`${'x'.repeat(998)}😀y`, `${'x'.repeat(998)}…`],
	[7, '7'],
	[' ', undefined],
])('A name has at most a thousand characters, and the rest is told (%#)', (given, read) => {
	const { data, losses } = tryRead(name, given)
	expect([data, nameIfKnown.parse(given)]).toEqual([read, read])
	const expected = 'text up to 1000 characters'
	const told = [{ pointer: '', kind: 'dropped', expected, received: 'text' }]
	expect(losses).toEqual(read?.endsWith('…') ? told : [])
})

test('A text of more than a thousand characters is unread, unless it may be long', () => {
	const [whole, long] = [1_000, 1_001].map((length) => 'x'.repeat(length))
	expect([text.parse(whole), text.parse(long), textIfKnown.parse(long)]).toEqual([whole, unread, undefined])
	expect(tryRead(text, long).losses).toMatchObject([{ kind: 'dropped' }])
	expect([tryRead(requiredText, whole).success, tryRead(requiredText, long).success]).toEqual([true, false])
	expect([longText.parse(long), requiredLongText.parse(long)]).toEqual([long, long])
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
	expect(tryRead(defineObject({ name: requiredText }), told).success).toBe(false)
})
