import { expect, test } from 'vitest'
import { cleanText, toOneLine } from './clean-text'

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
