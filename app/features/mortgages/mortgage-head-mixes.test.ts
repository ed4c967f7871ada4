import { describe, expect, it, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { annuity, buildHead, formal, interestOnly, linear, plain } from '#tests/support/mortgage-heads'

const begins = (date: string, part: object = annuity) => ({
	...part,
	date,
	start_of_fixed_rate_period: date,
	end_of_loan_period: '2057-02-01',
})
/** R runs, P is repaid, U is of unknown debt, L and M begin later, X has no amount. */
const parts = {
	R: interestOnly,
	P: { ...linear, current_amount: 0 },
	U: { id: '9', type: 'bank_savings', amount: 18_000 },
	L: begins('2027-02-01'),
	M: begins('2027-06-01', { ...interestOnly, amount: 60_000 }),
	X: { ...linear, amount: null },
}
const show = (mix: string, say = formal) => {
	const { figures, line, gauge, method } = buildHead(
		{ loan_parts: [...mix].map((name, id) => ({ ...parts[name as keyof typeof parts], id: `${id}` })) },
		say,
	)
	const band = plain(method.lines.at(-1)).split('. Veel geldverstrekkers')[0]
	return { figures, line: line.replace(' van € 415.000 (WOZ-waarde, 28 juni 2026)', ''), gauge, band }
}

describe('What is owed of any mix of parts', () => {
	it.each([
		['R', 'ongeveer € 90.000 | van € 90.000 bij de start'],
		['RP', 'ongeveer € 90.000 | van € 130.000 bij de start'],
		['RL', 'ongeveer € 90.000 | van € 302.500 bij de start; deel 2 begint later'],
		['RLM', 'ongeveer € 90.000 | van € 362.500 bij de start; deel 2 en 3 beginnen later'],
		['RU', 'hoogstens € 108.000 | deel 2 telt mee met het bedrag bij de start'],
		['RUU', 'hoogstens € 126.000 | deel 2 en 3 tellen mee met het bedrag bij de start'],
		['RUL', 'hoogstens € 108.000 | deel 2 telt mee met het bedrag bij de start; deel 3 begint later'],
		['PUL', 'hoogstens € 18.000 | deel 2 telt mee met het bedrag bij de start; deel 3 begint later'],
		['PL', '€ 0 | van € 252.500 bij de start; deel 2 begint later'],
		['P', '€ 0 | van € 40.000 bij de start'],
		['L', '€ 212.500 | Vanaf 1 februari 2027'],
		['ML', '€ 272.500 | Eerste deel vanaf 1 februari 2027, laatste deel vanaf 1 juni 2027'],
		['U', '€ 18.000 | bij de start. De stand van nu weet uw geldverstrekker.'],
		['UL', '€ 230.500 | bij de start. De stand van nu weet uw geldverstrekker. Deel 2 begint later.'],
		['XL', '€ 342.500 | bij de start. De stand van nu weet uw geldverstrekker. Deel 2 begint later.'],
	])('%s: %s', (mix, words) => {
		expect(show(mix).figures[0]).toBe(words)
	})
})

describe('The ratio of any mix of parts, its picture and its class', () => {
	it.each([
		['R', '21,7%', 'U leent 21,7% van de woningwaarde.', '21,7% is 60% of minder'],
		[
			'RLM',
			'21,7%, zonder deel 2 en 3, die later beginnen',
			'U leent 21,7% van de woningwaarde, zonder deel 2 en 3.',
			'21,7% (zonder deel 2 en 3) is 60% of minder',
		],
		[
			'RUL',
			'Hoogstens 26,1%, zonder deel 3, dat later begint',
			'U leent hoogstens 26,1% van de woningwaarde, zonder deel 3.',
			'Hoogstens 26,1% (zonder deel 3) is 60% of minder',
		],
		[
			'PL',
			'51,2%, met het bedrag van deel 2 bij de start',
			'Het bedrag van deel 2 bij de start is 51,2% van de woningwaarde.',
			'51,2% is 60% of minder',
		],
		[
			'UL',
			'55,5%, met het bedrag bij de start',
			'Het bedrag bij de start is 55,5% van de woningwaarde.',
			'55,5% is 60% of minder',
		],
		['P', 'Deze hypotheek is afgelost.', undefined, undefined],
	])('%s: %s', (mix, line, label, band) => {
		const head = show(mix)
		expect([head.line, head.gauge?.label]).toEqual([line, label])
		if (band !== undefined) expect(head.band).toBe(band)
	})
})

describe('The payment of any mix of parts', () => {
	it.each([
		['RL', '€ 307,50 | rente, zonder aflossing'],
		['RPL', '€ 307,50 | rente, zonder aflossing'],
		['PL', '€ 996,22 | Vanaf 1 februari 2027'],
		['ML', '€ 1.201,22 | Vanaf 1 juni 2027'],
		['P', undefined],
	])('%s: %s', (mix, words) => {
		expect(show(mix).figures[2]).toBe(words)
	})

	it('names the day and the parts without one', () => {
		const loan_parts = [parts.L, begins('2027-02-01', { ...parts.U, type: 'bank_savings' })]
		expect(buildHead({ loan_parts }).figures[2]).toBe(
			'€ 996,22 | Vanaf 1 februari 2027; zonder deel 2: wij weten niet hoe deze soort wordt afgelost',
		)
	})
})

test('A part that begins later is not repaid, though the API says that nothing is owed of it', () => {
	const loan_parts = [{ ...parts.L, current_amount: 0 }]
	expect(buildHead({ loan_parts }).figures.slice(0, 2)).toEqual([
		'€ 212.500 | Vanaf 1 februari 2027',
		'1 juni 2041 | over 14,5 jaar',
	])
})

test('The same in English, and informally', () => {
	const english = show('RUL', createSay('en', 'formal'))
	expect([english.figures[0], english.gauge?.label]).toEqual([
		'at most € 108.000 | part 2: counted at the starting amount; part 3 starts later',
		'You borrow at most 26,1% of the value of the home, not including part 3.',
	])
	expect(show('RUL', createSay('nl', 'informal')).gauge?.label).toBe(
		'Je leent hoogstens 26,1% van de woningwaarde, zonder deel 3.',
	)
})
