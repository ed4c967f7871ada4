import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repairEscapes } from './repair-escapes'

test('What can be decoded stays as it is', () => {
	for (const text of ['?a=%C3%A9n&b=1+2', '', 'naam=Jos%c3%a9', '?%F0%9F%98%80'])
		expect(repairEscapes(text)).toBe(text)
})

test.each([
	['?a=%ff&b=%C3%A9', '?a=%EF%BF%BD&b=%C3%A9'],
	['100%', '100%25'],
	['%zz=%&%4', '%25zz=%25&%254'],
	['%e0%a4&b', '%EF%BF%BD&b'],
	['é%aa', 'é%EF%BF%BD'],
])('%s becomes %s', (broken, repaired) => expect(repairEscapes(broken)).toBe(repaired))

test('Fields are read as the parser reads them that throws', () => {
	const piece = fc.constantFrom('%', '%f', '%ff', '%C3', '%A9', '%F0%9F', '%98%80', 'a', '=', '&', '+')
	const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
	fc.assert(
		fc.property(texts, (text) => {
			const repaired = repairEscapes(text)
			expect(() => decodeURIComponent(repaired)).not.toThrow()
			expect([...new URLSearchParams(repaired)]).toEqual([...new URLSearchParams(text)])
		}),
	)
})
