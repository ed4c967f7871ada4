import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonExcess } from './json-bounds'

const repeat = (item: string, count: number) => `[${Array<string>(count).fill(item).join()}]`

test.each(['[]', '{}', '0', '""', '[[],[]]'])(
	'A list of 40,000 times %s has too many values for its length',
	(item) => {
		const text = repeat(item, 40_000)
		expect(findJsonExcess(text)).toMatchObject({ fault: 'tooMany' })
	},
)

test('Objects of one short member each have too many of themselves', () => {
	const ids = Array.from({ length: 100_000 }, (_, at) => `{"id":"${at}"}`)
	expect(findJsonExcess(`[${ids.join()}]`)).toMatchObject({ fault: 'tooMany' })
	const named = ids.map((_, at) => `{"type":"loan-parts","id":"${at}"}`)
	expect(findJsonExcess(`[${named.join()}]`)).toBeUndefined()
})

test('A short document may be as sparse as it likes', () => {
	expect(findJsonExcess(repeat('[]', 4_000))).toBeUndefined()
})

test('Ten thousand things with sixty members are read, a million values more are not', () => {
	const resource = JSON.stringify({
		type: 'documents',
		id: '1',
		attributes: Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`member_${at}`, at])),
	})
	expect(findJsonExcess(repeat(resource, 10_000))).toBeUndefined()
	expect(findJsonExcess(repeat(resource, 17_000))).toEqual({ fault: 'tooMany', limit: 1_000_000 })
})

test('A long text counts as one value, whatever stands in it', () => {
	const words = '[{,"\\}]'.repeat(100_000)
	expect(
		findJsonExcess(JSON.stringify({ text: words, again: words.split('').reverse().join('') })),
	).toBeUndefined()
	expect(findJsonExcess(`["${'\\\\'.repeat(50_000)}",${'['.repeat(65)}`)).toEqual({
		fault: 'tooDeep',
		limit: 64,
	})
})

test('Levels within strings are none, and closed ones do not count', () => {
	expect(findJsonExcess(repeat('{"a": "[[[["}', 1_000))).toBeUndefined()
	expect(findJsonExcess(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeUndefined()
	expect(findJsonExcess('['.repeat(65))).toEqual({ fault: 'tooDeep', limit: 64 })
})

test('Whatever a small document holds, it is not refused', () => {
	fc.assert(fc.property(fc.json({ maxDepth: 20 }), (text) => findJsonExcess(text) === undefined))
})

const dictionary = (count: number, value: string) =>
	JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`text.of.page.${at}`, value])))

test('A dictionary of all the portal’s texts is read, one of a hundred thousand short ones is not', () => {
	expect(findJsonExcess(dictionary(6_000, 'Zo heet dit bij ons'))).toBeUndefined()
	expect(findJsonExcess(dictionary(100_000, 'x'))).toMatchObject({ fault: 'tooMany' })
	expect(findJsonExcess(repeat('{"a": 1, "b" : 2}', 10_000))).toBeUndefined()
	const spaced = Array.from({ length: 50_000 }, (_, at) => `{"a${at}" : 1}`)
	expect(findJsonExcess(`[${spaced.join()}]`)).toMatchObject({ fault: 'tooMany' })
})
