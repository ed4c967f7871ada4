import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonFault } from './json-fault'

test.each([
	['', 0],
	['<!doctype html>', 0],
	['{"a": hello}', 6],
	['{"a": 1,}', 8],
	['[1, 2', 5],
	['{"a" 1}', 5],
	['{"a": "open', 6],
	['{"a": "b\nc"}', 6],
	['["\\x"]', 1],
	['{} {}', 3],
	['01', 1],
	['[1] \u00a0', 4],
])('%j stops being JSON at %d', (text, position) => {
	expect(findJsonFault(text)).toBe(position)
})

test('What is JSON has no fault before its end, and what is broken has one that the parser finds as well', () => {
	fc.assert(
		fc.property(
			fc.json(),
			fc.nat(),
			fc.constantFrom('', ',', '"', ']', '}', ':', 'x', '\\', '\n'),
			(...given) => {
				const [json, seed, inserted] = given
				expect(findJsonFault(json)).toBe(json.length)
				const at = seed % (json.length + 1)
				const text = json.slice(0, at) + inserted + json.slice(at + 1)
				const position = findJsonFault(text)
				if (position < text.length) expect(() => JSON.parse(text)).toThrow(SyntaxError)
			},
		),
	)
})

test('Neither depth nor length is a matter of the stack', () => {
	expect(findJsonFault('['.repeat(1_000_000))).toBe(1_000_000)
	expect(findJsonFault(`"${'\\n'.repeat(1_000_000)}`)).toBe(0)
})
