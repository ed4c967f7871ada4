import { expect, test } from 'vitest'
import { countCharacters, cutCharacters } from './count-characters'

test.each([
	['', 0],
	['Zoë', 3],
	['Zoe\u0308', 3],
	['👍🏽', 1],
	['👨‍👩‍👧', 1],
	['🇳🇱', 1],
	['a\r\nb', 3],
	['𝒳', 1],
])('%j has %d characters', (text, count) => {
	expect(countCharacters(text)).toBe(count)
	expect(cutCharacters(text, count)).toBe(text)
	expect(countCharacters(cutCharacters(text, count - 1))).toBe(Math.max(0, count - 1))
})

test('Counting stops above the most that matter', () => {
	expect(countCharacters('a'.repeat(60_000), 255)).toBe(256)
})
