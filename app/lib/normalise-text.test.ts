import { expect, test } from 'vitest'
import { composePassword, normaliseText } from './normalise-text'

const decomposed = 'Zoe\u0308'
const pile = `a${'\u0301'.repeat(20_000)}${'\u0316'.repeat(20_000)}`

test('A letter with its marks has one form, and thirty marks in a row stay', () => {
	expect(normaliseText(decomposed)).toBe('Zoë')
	expect(normaliseText('Zoë', 'NFD')).toBe(decomposed)
	expect(normaliseText(`x${'\u0323'.repeat(30)}`)).toHaveLength(31)
})

test('Of a pile of marks thirty are sorted, in every form', () => {
	for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
		const [letter = '', ...marks] = normaliseText(pile, form).normalize('NFD')
		expect([letter, marks.length]).toEqual(['a', 30])
	}
	expect(normaliseText('\u0f73\u0f71'.repeat(5_000), 'NFD').length).toBeLessThanOrEqual(60)
})

test('A password is composed, and never cut', () => {
	expect(composePassword(decomposed)).toBe('Zoë')
	expect(composePassword(pile)).toBe(pile)
})
