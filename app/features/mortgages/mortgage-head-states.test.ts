import { describe, expect, it } from 'vitest'
import { buildHead, home, interestOnly, linear, task } from '#tests/support/mortgage-heads'

const unreadValue = 'Onbekend | Konden wij niet lezen. Bel ons gerust.'

describe('The end of a fixed rate', () => {
	const end = (day: unknown) =>
		buildHead({ loan_parts: [{ ...interestOnly, end_of_fixed_rate_period: day }] })

	it('within twelve months has a tag, ways to ask and a calendar', () => {
		const head = end('2027-05-01')
		expect(head.figures[1]).toBe('1 mei 2027 | [Over 5 maanden] | € 90.000')
		expect(head.soon).toMatchObject({
			subject: 'Rente vast tot 1 mei 2027: Huis',
			calendar: { href: '/mortgages/7/fixed-rate.ics', label: 'Zet in uw agenda' },
		})
	})

	it.each([
		['2027-11-25', true],
		['2027-11-26', false],
	])('on %s is soon: %s', (day, isSoon) => {
		expect(end(day).soon !== undefined).toBe(isSoon)
	})

	it('that is past leaves the new rate unknown', () => {
		const head = end('2026-06-01')
		expect(head.figures.slice(1)).toEqual([
			'1 juni 2026 | Uw nieuwe rente kennen wij nog niet.',
			'Niet bekend | Wij weten niet welke rente nu geldt',
		])
	})

	it('may be none', () => {
		expect(end(null).figures[1]).toBe('Niet bekend | Uw geldverstrekker weet tot wanneer uw rente vast is.')
	})

	it('that could not be read is unknown, never none', () => {
		expect(end('binnenkort').figures[1]).toBe(unreadValue)
	})

	it('of a part that is repaid does not count', () => {
		const loan_parts = [
			interestOnly,
			{ ...linear, current_amount: 0, end_of_fixed_rate_period: '2027-01-01' },
		]
		expect(buildHead({ loan_parts }).figures[1]).toBe('1 juni 2034 | deel 1, € 90.000; over 7,5 jaar')
	})

	it('may be of two parts', () => {
		const loan_parts = [interestOnly, { ...linear, end_of_fixed_rate_period: '2034-06-01' }]
		expect(buildHead({ loan_parts }).figures[1]).toBe(
			'1 juni 2034 | deel 1 en 2, ongeveer € 122.500; over 7,5 jaar',
		)
	})
})

describe('The value of the home', () => {
	it.each([
		['missing', null, 'Wij weten niet wat uw woning waard is.', task],
		['nothing', { ...home, market_value: 0 }, 'Wij weten niet wat uw woning waard is.', task],
		[
			'unread',
			{ ...home, market_value: '1.250' },
			'De waarde van uw woning konden wij niet lezen. Bel ons gerust.',
			undefined,
		],
	])('%s leaves no picture, and says so', (_words, collateral, line, link) => {
		const head = buildHead({ collateral })
		expect([head.gauge, head.line, head.task]).toEqual([undefined, line, link])
	})

	it.each([
		['2023-11-25', undefined, undefined],
		['2023-11-24', 'Deze waarde is ouder dan 3 jaar.', task],
		[null, undefined, undefined],
		['ooit', undefined, undefined],
	])('of %s: %s', (market_value_date, note, link) => {
		const head = buildHead({ collateral: { ...home, market_value_date } })
		expect([head.note, head.task]).toEqual([note, link])
		expect(head.gauge).toBeDefined()
	})
})
