import { describe, expect, it, test } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { createSay } from '#app/i18n/say.server'
import { annuity, buildHead, formal, interestOnly, linear, plain, today } from '#tests/support/mortgage-heads'
import { buildMortgageHead } from './mortgage-head.server'

const unreadValue = 'Onbekend | Konden wij niet lezen. Bel ons gerust.'
const atStart = '€ 342.500 | bij de start. De stand van nu weet uw geldverstrekker.'
const costs = '€ 1.303,72 | zonder deel 3: wij weten niet of de rente van 5,05% nog geldt'

test('All is known but one rate: three figures, and the gauge from the same debt', () => {
	const head = buildHead()
	expect(head.title).toBe('Uw hypotheek op 25 november 2026')
	expect(head.figures).toEqual([
		'ongeveer € 312.314 | van € 342.500 bij de start',
		'1 juni 2034 | deel 2, € 90.000; over 7,5 jaar',
		costs,
	])
	expect(head.line).toBe('75,3% van € 415.000 (WOZ-waarde, 28 juni 2026)')
	expect(head.gauge).toMatchObject({ value: '75,3%', label: 'U leent 75,3% van de woningwaarde.' })
	expect([head.note, head.task, head.soon]).toEqual([undefined, undefined, undefined])
	expect(head.method.lines.map(plain)).toEqual(
		expect.arrayContaining([
			'Deel 1 € 189.813,86, deel 2 € 90.000,00 en deel 3 € 32.500,00 is samen € 312.313,86.',
			expect.stringMatching(/^75,3% ligt tussen 70% en 80%\. Veel geldverstrekkers/),
		]),
	)
	const words = JSON.stringify(head)
	expect(words.match(/indicatie/gi)).toHaveLength(1)
})

test('Where the API states the debt of each part nothing is called about', () => {
	const loan_parts = [
		{ ...annuity, current_amount: 190_000.5 },
		{ ...interestOnly, current_amount: 90_000 },
	]
	expect(buildHead({ loan_parts }).figures[0]).toBe('€ 280.000,50 | van € 302.500 bij de start')
	const [debt, rate] = buildHead({ loan_parts: [{ ...annuity, current_amount: 190_000 }] }).figures
	expect([debt, rate]).toEqual([
		'€ 190.000 | van € 212.500 bij de start',
		'1 juni 2041 | € 190.000; over 14,5 jaar',
	])
})

test('One part unknown: at most so much, and which part is counted at its start', () => {
	const head = buildHead({ loan_parts: [interestOnly, { id: '9', type: 'bank_savings', amount: 18_000.4 }] })
	expect(head.figures).toEqual([
		'hoogstens € 108.001 | deel 2 telt mee met het bedrag bij de start',
		'1 juni 2034 | deel 1, € 90.000; over 7,5 jaar',
		'€ 307,50 | zonder deel 2: wij weten niet hoe deze soort wordt afgelost',
	])
	expect(head.line).toBe('Hoogstens 26,1% van € 415.000 (WOZ-waarde, 28 juni 2026)')
	expect(head.gauge?.label).toBe('U leent hoogstens 26,1% van de woningwaarde.')
	expect(head.method.lines.at(-1)).toMatch(/^Hoogstens 26,1% is 60% of minder\./)
})

test('One part with a date that could not be read: at most so much, and that it could not be read', () => {
	const [debt] = buildHead({ loan_parts: [interestOnly, { ...annuity, date: 'ooit' }] }).figures
	expect(debt).toBe(
		'hoogstens € 302.500 | deel 2 telt mee met het bedrag bij de start; niet alles kon worden gelezen',
	)
})

test('Several parts without a payment: named in the figure, each reason in the method', () => {
	const head = buildHead({
		loan_parts: [interestOnly, linear, { id: '9', type: 'bank_savings', amount: 18_000 }],
	})
	expect(head.figures[2]).toBe('€ 307,50 | zonder deel 2 en 3: wij kennen niet alle gegevens')
	expect(head.method.lines).toEqual(
		expect.arrayContaining([
			'Deel 2: wij weten niet of de rente van 5,05% nog geldt.',
			'Deel 3: wij weten niet hoe deze soort wordt afgelost.',
		]),
	)
})

test.each([
	['of which no part is known', { loan_parts: [{ ...annuity, amount: 342_500, interest: null }] }],
	['of which no parts are told', { loan_parts: [] }],
])('Nothing known of a mortgage %s: its start, and a ratio that says so', (_words, change) => {
	const head = buildHead(change)
	expect(head.figures[0]).toBe(atStart)
	expect(head.line).toBe('82,5% van € 415.000 (WOZ-waarde, 28 juni 2026), met het bedrag bij de start')
	expect(head.gauge?.label).toBe('Het bedrag bij de start is 82,5% van de woningwaarde.')
})

test('A mortgage that is repaid has no ratio', () => {
	const head = buildHead({ loan_parts: [{ ...annuity, current_amount: 0 }] })
	expect([head.figures[0], head.line, head.gauge]).toEqual([
		'€ 0 | van € 212.500 bij de start',
		'Deze hypotheek is afgelost.',
		undefined,
	])
})

test('A part without any amount: no sum and no ratio', () => {
	const head = buildHead({ loan_parts: [annuity, interestOnly, { ...linear, amount: null }] })
	expect(head.figures[0]).toBe(atStart)
	expect(head.gauge).toBeUndefined()
	expect(head.line).toBe(
		'Wij kennen het bedrag van deel 3 niet. Daarom weten wij niet welk deel van de woningwaarde u leent.',
	)
})

describe('Not begun', () => {
	const later = { date: '2027-02-01', start_of_fixed_rate_period: '2027-02-01' }
	it('is said with its day and its first month', () => {
		const head = buildHead({ loan_parts: [{ ...annuity, ...later, end_of_loan_period: '2057-02-01' }] })
		expect(head.figures).toEqual([
			'€ 212.500 | Vanaf 1 februari 2027',
			'1 juni 2041 | over 14,5 jaar',
			'€ 996,22 | Vanaf 1 februari 2027',
		])
		expect(head.line).toBe('51,2% van € 415.000 (WOZ-waarde, 28 juni 2026), met het bedrag bij de start')
	})

	it('is said of a part beside those that run, which is not owed yet', () => {
		const loan_parts = [interestOnly, { ...annuity, ...later }]
		expect(buildHead({ loan_parts }).figures[0]).toBe(
			'ongeveer € 90.000 | van € 302.500 bij de start; deel 2 begint later',
		)
	})
})

test.each([
	[240_000, '60% van', '60% is precies een grens.', 'U leent 60% van de woningwaarde.'],
	[
		240_160,
		'Iets meer dan 60% van',
		'Iets meer dan 60% ligt tussen 60% en 70%.',
		'U leent iets meer dan 60% van de woningwaarde.',
	],
	[
		240_960,
		'60,2% van € 400.000: net boven 60%',
		'60,2% ligt tussen 60% en 70%.',
		'U leent 60,2%, net boven 60%, van de woningwaarde.',
	],
	[
		238_800,
		'59,7% van € 400.000: net onder 60%',
		'59,7% is 60% of minder.',
		'U leent 59,7%, net onder 60%, van de woningwaarde.',
	],
	[
		400_040,
		'Iets meer dan 100% van',
		'Veel geldverstrekkers',
		'U leent iets meer dan 100% van de woningwaarde.',
	],
])('€ %d on a home of € 400,000 is told as %s', (amount, line, band, label) => {
	const head = buildHead({
		loan_parts: [{ ...interestOnly, amount }],
		collateral: { market_value: 400_000 },
	})
	expect(head.line).toContain(line)
	expect(head.method.lines.at(-1)).toContain(band)
	expect(head.gauge?.label).toBe(label)
})

it.each([
	[240_000, '60% is precies een grens. Veel'],
	[280_000, '70% is precies een grens. Veel'],
	[360_000, '90% is precies een grens. Veel'],
	[400_000, '100% is precies een grens. Veel'],
	[239_960, 'Veel geldverstrekkers'],
	[400_040, 'Veel geldverstrekkers'],
	[279_960, 'Iets minder dan 70% ligt tussen 60% en 70%. Veel'],
	[200_000, '50% is 60% of minder. Veel'],
	[440_000, '110% is meer dan 100%. Veel'],
])('€ %d on a home of € 400,000 is not compared with itself: %s', (amount, words) => {
	const head = buildHead({ loan_parts: [{ ...interestOnly, amount }], collateral: { market_value: 400_000 } })
	expect(head.method.lines.at(-1)?.startsWith(words)).toBe(true)
})

describe('What could not be read', () => {
	it('of an amount leaves no sum', () => {
		const head = buildHead({ amount: '1.250', loan_parts: [{ ...linear, amount: '1.250' }] })
		expect(head.figures[0]).toBe(unreadValue)
		expect(head.figures[2]).toBe(unreadValue)
		expect(head.gauge).toBeUndefined()
	})

	it('of the list of parts leaves no figure', () => {
		const head = buildHead({ loan_parts: 'veel' })
		expect(head.figures).toEqual([unreadValue, unreadValue, unreadValue])
		expect([head.gauge, head.line]).toEqual([
			undefined,
			'Niet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.',
		])
	})
})

test('Without parts and without an amount there is no head', () => {
	expect(buildMortgageHead(mortgageSchema.parse({ id: '7', label: 'Huis' }), formal, today)).toBeUndefined()
	expect(buildMortgageHead(mortgageSchema.parse({ id: '7', amount: '1.250' }), formal, today)).toBeDefined()
})

test('The same in English, and informally', () => {
	const english = buildHead({}, createSay('en', 'formal'))
	expect([english.title, ...english.figures, english.line]).toEqual([
		'Your mortgage on 25 November 2026',
		'about € 312.314 | of € 342.500 at the start',
		'1 June 2034 | part 2, € 90.000; in 7.5 years',
		'€ 1.303,72 | not including part 3: we do not know whether the rate of 5,05% still applies',
		'75,3% of € 415.000 (WOZ value, 28 June 2026)',
	])
	const informal = buildHead({ loan_parts: [] }, createSay('nl', 'informal'))
	expect([informal.title, ...informal.figures]).toEqual([
		'Je hypotheek op 25 november 2026',
		'€ 342.500 | bij de start. De stand van nu weet je geldverstrekker.',
		'Niet bekend | Je geldverstrekker weet tot wanneer je rente vast is.',
		'Niet bekend | Je geldverstrekker weet wat je per maand betaalt.',
	])
})
