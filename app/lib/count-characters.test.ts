import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
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

const segmenter = new Intl.Segmenter('nl', { granularity: 'grapheme' })
const pieces = [
	'a',
	'€',
	'’',
	'©',
	'é',
	'e\u0301',
	'\r\n',
	'\n',
	'👍🏽',
	'👨‍👩‍👧',
	'🇳🇱',
	'𝒳',
	'漢',
	'क्षि',
	'각',
	' ',
]

test('A long text is counted and cut as a whole one would be', () => {
	const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 300 }).map((parts) => parts.join(''))
	fc.assert(
		fc.property(anyText, fc.nat(300), (text, most) => {
			const all = Array.from(segmenter.segment(text), ({ segment }) => segment)
			expect(countCharacters(text)).toBe(all.length)
			expect(cutCharacters(text, most)).toBe(all.slice(0, most).join(''))
		}),
	)
})

test('Each letter of the first plane is counted as a whole text would count it, beside others', () => {
	const texts = Array.from({ length: 0x1_00_00 }, (_, code) => {
		const letter = String.fromCharCode(code)
		return `a${letter}a${letter}${letter}\r${letter}\n`
	})
	expect(texts.filter((text) => countCharacters(text) !== [...segmenter.segment(text)].length)).toEqual([])
})

test('A letter under a heap of marks is more than one', () => {
	expect(countCharacters(`a${'\u0301'.repeat(9_999)}`)).toBeGreaterThan(100)
	expect(cutCharacters(`a${'\u0301'.repeat(9_999)}`, 1).length).toBeLessThan(100)
})

test('Counting looks at little of a text at once, however long it is', () => {
	const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
	for (const letter of ['漢', '🇳', 'e\u0301', '\u0301']) countCharacters(letter.repeat(20_000), 255)
	expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThan(100)
	segment.mockRestore()
})

test('Counting stops above the most that matter', () => {
	expect(countCharacters('a'.repeat(60_000), 255)).toBe(256)
})
