import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { findLengthFault, textLengths, type TextLength } from './text-lengths'

const say = createSay('nl', 'formal')
const english = createSay('en', 'formal')
const kinds = Object.keys(textLengths).filter((kind) => kind !== 'receipt') as TextLength[]

test.each(kinds)('A text of the kind %s may have its greatest length, and no character more', (kind) => {
	for (const character of ['a', '\n', 'e\u0301', '👍🏽']) {
		expect(findLengthFault(character.repeat(textLengths[kind]), kind, say)).toBeUndefined()
		expect(findLengthFault(character.repeat(textLengths[kind] + 1), kind, say)).toContain(
			'Gebruik niet meer dan',
		)
	}
})

test('The error names the limit and how much was typed, as figures are written in the language', () => {
	expect(findLengthFault('a'.repeat(10_001), 'remark', say)).toBe(
		'Gebruik niet meer dan 10.000 tekens. Het zijn er nu 10.001',
	)
	expect(findLengthFault('a'.repeat(10_001), 'remark', english)).toBe(
		'Use no more than 10,000 characters. There are now 10,001',
	)
	expect(findLengthFault('a'.repeat(20_000), 'line', say)).toBe(
		'Gebruik niet meer dan 255 tekens. Het zijn er nu meer dan 510',
	)
})

test('A line end counts as one character, however it is written', () => {
	expect(findLengthFault('\r\n'.repeat(255), 'sustainability', say)).toBeUndefined()
})
