import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonFault } from './document'

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

test.each([
	['-', 0],
	['.5', 0],
	['+1', 0],
	['NaN', 0],
	['tru', 0],
	['"', 0],
	['"a\\"', 0],
	['"a\tb"', 0],
	['"\\u12g4"', 0],
	['"\\u123"', 0],
	["'a'", 0],
	[':', 0],
	[',', 0],
	[']', 0],
	['}', 0],
	['\u00a0 1', 0],
	['\ufeff1', 0],
	['1.', 1],
	['1.e5', 1],
	['1e', 1],
	['1e+', 1],
	['1,', 1],
	['-01', 2],
	['1.2.3', 3],
	['1e5.2', 3],
	['12 3', 3],
	['truefalse', 4],
	['"a":1', 3],
	['"a""b"', 3],
])('The single value %j stops being JSON at %d', (text, position) => {
	expect(findJsonFault(text)).toBe(position)
})

test.each([
	['{', 1],
	['{,}', 1],
	['{1:2}', 1],
	['{{', 1],
	['{[', 1],
	['{]', 1],
	['{"a"', 4],
	['{"a"}', 4],
	['{"a","b"}', 4],
	['{"a":', 5],
	['{"a":}', 5],
	['{"a"::1}', 5],
	['{"a":1]', 6],
	['{"a":1:2}', 6],
	['{"a":1,', 7],
	['{"a":1,{', 7],
	['{"a":1,[', 7],
	['{"a":1,2', 7],
	['{"a":1 "b":2}', 7],
	['{"a":1}}', 7],
	['{"a":1,"b"}', 10],
	['{"a":1,"b" , "c"}', 11],
	['{"a":{"b":1}:2}', 12],
	['{"a":[1],2:3}', 9],
	['{"a":[1]]', 8],
])('The object %j stops being JSON at %d', (text, position) => {
	expect(findJsonFault(text)).toBe(position)
})

test.each([
	['[', 1],
	['[,1]', 1],
	['[}', 1],
	['[:', 1],
	['[1}', 2],
	['[1:2]', 2],
	['[1,]', 3],
	['[1,,2]', 3],
	['[1 2]', 3],
	['[]]', 2],
	['["a" "b"]', 5],
	['["a":1]', 4],
	['[{"a":1},"b":2]', 12],
	['[{}}', 3],
	['[[1],2,{"a":[3]', 15],
	[' \n\t\r [ \f', 7],
])('The list %j stops being JSON at %d', (text, position) => {
	expect(findJsonFault(text)).toBe(position)
})

test.each([
	...['0', '-0', '7', '120', '-12.05', '0.5', '1e5', '1E-05', '-1.25e+10', 'true', 'false', 'null', '""'],
	...['"\u007f é 🏠"', '"\\u00e9\\u00E9\\uABCDe"', '"\\"\\\\\\/\\b\\f\\n\\r\\t"', '"a\\nb"'],
	...[' \t\r\n[ \n ] \n', '[[],[[]],{}]', '[1,"a",null,true]', '[{"a":[1]},{"b":{}}]'],
	...['{}', '{"":0}', '{ "a" : [ 1 , { "b" : 2 } ] , "c" : { "d" : [ ] } , "e" : "f" }'],
])('%j is JSON to its end', (text) => {
	expect(() => JSON.parse(text)).not.toThrow()
	expect(findJsonFault(text)).toBe(text.length)
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
