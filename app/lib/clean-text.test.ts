import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAscii, cleanCode, cleanText, cleanTyped, toOneLine } from './clean-text'

test.each([
	['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
	['a\tb', 'a\tb'],
	['a\u0000b\u0007c\u0085d', 'abcd'],
])('%j is kept as %j', (text, clean) => expect(cleanText(text)).toBe(clean))

test.each([
	[' one\r\n\r\n two  three ', 'one two three'],
	['a\t\tb', 'a b'],
	['a\u0000b', 'ab'],
])('%j on one line is %j', (text, line) => expect(toOneLine(text)).toBe(line))

test.each([
	['e\u0301', '\u00e9'],
	['31\u201303\u20141980\u2212\u2011', '31-03-1980--'],
	['\u00a01\u202f2\u20093\u3000', '1 2 3'],
	['\uff10\uff19', '09'],
	['\ufeff1\u200e2\u200b3\u00ad4\u2066', '1234'],
	[' een\r\ntwee\u2028drie\t ', 'een\r\ntwee\ndrie'],
	['a\u0085b\u009fc\u007fd\u0000e\u001bf', 'abcdef'],
	['a\tb\vc\fd', 'a b c d'],
	['👨‍👩‍👧 می‌خواهم a\u200db', '👨‍👩‍👧 می‌خواهم ab'],
])('Typed %j is cleaned to %j', (text, clean) => expect(cleanTyped(text)).toBe(clean))

test.each([
	['123 456', '123456'],
	[' 123\u2013456\r\n', '123456'],
	['123\u00a0456', '123456'],
	['１２３-４５６', '123456'],
	['abc-def 1', 'abc-def 1'],
])('Pasted code %j is cleaned to %j', (text, code) => expect(cleanCode(text)).toBe(code))

test('No control character stays in a typed text or code, but for line ends', () => {
	const anyText = fc.string({
		unit: fc.integer({ min: 0, max: 0xa0 }).map((code) => String.fromCharCode(code)),
	})
	fc.assert(
		fc.property(anyText, (text) => {
			for (const clean of [cleanTyped, cleanAscii, cleanCode])
				expect(clean(text)).not.toMatch(/[^\P{Cc}\r\n]/u)
		}),
	)
})

test('Cleaning twice changes nothing more', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(cleanTyped(cleanTyped(text))).toBe(cleanTyped(text))
		}),
	)
})
