import { describe, expect, test } from 'vitest'
import { judge, type Shown } from './judge'

const words = {
	markers: [/Niet alles kon worden gelezen\./, /datum onbekend/],
	neutral: [/^Overig$/],
	headings: [/^Voortgang$/],
}
const page = (...lines: string[]): Shown => ({ status: 200, path: '/loans', lines })
const plain = page(
	'Leningen',
	'U heeft 2 leningen',
	'Huis A · € 100,00 · 3 mei',
	'Huis B · € 50,00',
	'Premie: € 9,00 per maand',
)
const [title = '', count = '', house = '', other = '', premium = ''] = plain.lines
const notice = 'Niet alles kon worden gelezen.'
const verdictOf = (shown: Shown, before = plain) => judge(before, shown, words).verdict

describe('A page is compared with the page of the plain dialect', () => {
	test('equal lines are the same', () => {
		expect(verdictOf(page(...plain.lines))).toBe('same')
	})

	test('a lost line is told by a marker, and silent without one', () => {
		expect(verdictOf(page(title, house, premium, notice))).toBe('told')
		expect(verdictOf(page(title, house, premium))).toBe('silent')
	})

	test('another count, a sum and "none" are silent beside any marker', () => {
		for (const line of ['U heeft 1 lening', 'U heeft geen leningen', 'Premie: -', 'Premie: per maand']) {
			expect(judge(plain, page(title, line, house, notice), words)).toEqual({
				verdict: 'silent',
				wrong: [line],
			})
		}
	})

	test('a line without one of its facts is told by the marker in it', () => {
		expect(verdictOf(page(title, count, 'Huis A · € 100,00 · datum onbekend', other, premium))).toBe('told')
		expect(verdictOf(page(title, count, 'Huis A · € 10,00 · datum onbekend', other, premium))).toBe('silent')
	})

	test('an upper bound is true where the plain line says less, in the same words', () => {
		const before = page('Nog af te lossen: ongeveer € 312.314', '75,3% van € 415.000 (WOZ, 3 juli 2026)')
		const sayInstead = (...lines: string[]) => verdictOf(page(notice, ...lines), before)
		expect(sayInstead('Nog af te lossen: hoogstens € 342.500')).toBe('told')
		expect(sayInstead('Hoogstens 82,6% van € 415.000 (WOZ, datum onbekend)')).toBe('told')
		expect(sayInstead('Nog af te lossen: hoogstens € 300.000')).toBe('silent')
		expect(sayInstead('Nog af te lossen: € 342.500')).toBe('silent')
		expect(sayInstead('Hoogstens 70,2% van € 415.000 (WOZ, datum onbekend)')).toBe('silent')
		expect(sayInstead('Bruto per maand: hoogstens € 342.500')).toBe('silent')
	})

	test('neutral words, and lines of the pages that go on, are true', () => {
		const more = { ...plain, rest: ['Huis C', 'U heeft geen huis'] }
		expect(verdictOf(page(title, 'Overig', house, 'Huis C', notice), more)).toBe('told')
		expect(verdictOf(page(title, house, 'U heeft geen huis', notice), more)).toBe('silent')
	})

	test('a heading is true above a marker, and silent away from one', () => {
		expect(verdictOf(page(title, count, 'Voortgang', notice))).toBe('told')
		expect(verdictOf(page(title, notice, 'Voortgang', house))).toBe('silent')
	})

	test('a 502 is refused; a 404 or another page is silent', () => {
		expect(verdictOf({ ...page('Er ging iets mis'), status: 502 })).toBe('refused')
		expect(verdictOf({ ...page('Deze pagina is er niet'), status: 404 })).toBe('silent')
		expect(verdictOf({ ...plain, path: '/dashboard' })).toBe('silent')
	})

	test('the same lines in another order are less than the plain dialect says', () => {
		expect(verdictOf(page(title, count, other, house, premium))).toBe('less')
	})
})
