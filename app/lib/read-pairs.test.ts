import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPairs } from './read-pairs'

const read = (text: string) => readPairs(Buffer.from(text))

test.each([
	[
		'a=1&b=2',
		[
			['a', '1'],
			['b', '2'],
		],
	],
	[
		'&&a&=b&=&a=b=c&',
		[
			['a', ''],
			['', 'b'],
			['', ''],
			['a', 'b=c'],
		],
	],
	['a+b=%2B+%c3%A9', [['a b', '+ é']]],
	[
		'50%=%&%4=%zz',
		[
			['50%', '%'],
			['%4', '%zz'],
		],
	],
	['%ff=é%aa', [['\ufffd', 'é\ufffd']]],
	['', []],
])('%s', (text, pairs) => expect(read(text)).toEqual(pairs))

test('Any text is read as by the parser of the language', () => {
	const piece = fc.constantFrom(
		'%',
		'%4',
		'%C3%A9',
		'%F0%9F%98%80',
		'%26',
		'%3d',
		'a',
		'=',
		'&',
		'+',
		'\n',
		'%0d',
	)
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
			const text = pieces.join('')
			expect(read(text)).toEqual([...new URLSearchParams(text)])
		}),
	)
	const byte = fc.constantFrom('%ff', '%C3', '%A9', '%F0%9F', '%98%80', '%ED%A0%80', 'a')
	fc.assert(
		fc.property(fc.array(byte, { maxLength: 20 }), (bytes) => {
			expect(read(`a=${bytes.join('')}`)).toEqual([...new URLSearchParams(`a=${bytes.join('')}`)])
		}),
	)
})
