import { expect, test } from 'vitest'
import { parseNumber } from './numbers'

test.each([
	['3,75', 3.75],
	['3.75', 3.75],
	['3,75 %', 3.75],
	[' 3,75% ', 3.75],
	['0', 0],
	['100', 100],
	['007', 7],
	['% 3,75', 3.75],
	['3,75\u202f%', 3.75],
	['3,75 procent', 3.75],
	['3.75 per cent', 3.75],
	['３,75', 3.75],
])('"%s" is read as %d [316]', (typed, value) => {
	expect(parseNumber(typed)).toBe(value)
})

test.each([
	'',
	' ',
	'-1',
	'1e3',
	'3,',
	',5',
	'1.234,5',
	'3,7,5',
	'drie',
	'%',
	'1234567890',
	'0x10',
	'NaN',
	'3%75',
	'%3%',
	'3,75 promille',
])('"%s" is no number [316]', (typed) => {
	expect(parseNumber(typed)).toBeUndefined()
})
