import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { computeBalance, computePayment, type Loan } from './repayment'

const annuity = (amount: number, interest: number, months: number): Loan => ({
	type: 'annuity',
	amount,
	interest,
	months,
})
const linear = (amount: number, interest: number, months: number): Loan => ({
	...annuity(amount, interest, months),
	type: 'linear',
})
const interestOnly = (amount: number, interest: number, months: number): Loan => ({
	...annuity(amount, interest, months),
	type: 'interestOnly',
})

/** Total payment of a month. */
function pay(loan: Loan, month = 1) {
	const { interest, repayment } = computePayment(loan, month)
	return interest + repayment
}

describe('A month of an annuity costs what is published', () => {
	// Payments per 1,000: "Payment Tables" of ISBN 9780814410448 (on oreilly.com), columns of
	// 40, 30 and 25 years; and "Interest rate factors per $1,000" of 15 and 30 years, a broker's sheet (scribd 61877960).
	it.each([
		[2.5, 40, 3.3],
		[2.5, 30, 3.95],
		[2.5, 25, 4.49],
		[3, 40, 3.58],
		[3.5, 30, 4.49],
		[3.875, 25, 5.21],
		[4.125, 40, 4.26],
		[4.375, 30, 4.99],
		[4, 15, 7.4],
		[6.25, 15, 8.57],
		[7.75, 30, 7.16],
		[11.75, 15, 11.84],
		[11.75, 30, 10.09],
	])('%d per cent over %d years: %d per 1,000', (rate, years, published) => {
		expect(Math.abs(pay(annuity(1000, rate, years * 12)) - published)).toBeLessThanOrEqual(0.005)
	})

	it.each([
		['hypotheeklastencalculator.nl', annuity(200_000, 3, 360), 843.21],
		['bankrate.com, told at jiskha.com 1312859118', annuity(250_000, 6, 360), 1498.88],
		['Math 352, Theory of Interest (scribd 360526230)', annuity(150_000, 3.625, 360), 684.08],
		['wizedu.com 468483', annuity(100_000, 10, 300), 908.7],
	])('%s', (_source, loan, published) => {
		expect(pay(loan)).toBeCloseTo(published, 2)
		expect(pay(loan, loan.months)).toBeCloseTo(published, 2)
	})
})

describe('What is owed of an annuity is what is published', () => {
	// Months of 200,000 at 3% over 30 years as hypotheeklastencalculator.nl lists them.
	it.each([
		[13, 195_470.75],
		[24, 191_521.79],
		[25, 191_157.39],
		[48, 182_520],
		[61, 177_414.05],
		[72, 172_962.28],
		[145, 140_107.81],
		[156, 134_617.2],
		[193, 115_001.86],
		[204, 108_812.13],
	])('after %d months: %d', (months, published) => {
		expect(computeBalance(annuity(200_000, 3, 360), months)).toBeCloseTo(published, 2)
	})

	it.each([
		['bankrate.com, told at jiskha.com 1312859118', annuity(250_000, 6, 360), 120, 209_214.31],
		['Math 352 (scribd 360526230)', annuity(150_000, 3.625, 360), 1, 149_769.05],
		['Math 352 (scribd 360526230)', annuity(150_000, 3.625, 360), 5, 148_838.24],
		['Math 352 (scribd 360526230)', annuity(150_000, 3.625, 360), 10, 147_658.83],
	])('%s', (_source, loan, months, published) => {
		expect(computeBalance(loan, months)).toBeCloseTo(published, 2)
	})

	// myhomeloantools.com rounds to whole dollars.
	it.each([
		[annuity(250_000, 6.75, 360), 1, 249_785],
		[annuity(250_000, 6.75, 360), 24, 244_486],
		[annuity(220_000, 8.5, 360), 17, 217_601],
	])('%j after %d months: %d', (loan, months, published) => {
		expect(Math.round(computeBalance(loan, months))).toBe(published)
	})

	it('splits month 13 and month 193 of that Dutch loan as published', () => {
		const split = (month: number) =>
			Object.values(computePayment(annuity(200_000, 3, 360), month)).map((part) => part.toFixed(2))
		expect(split(13)).toEqual(['489.56', '353.65'])
		expect(split(193)).toEqual(['288.89', '554.32'])
	})
})

describe('A linear loan costs what is published', () => {
	// Answers of Cumulus to "De lineaire hypotheek" (scribd 609750240): repayment and interest of a month.
	it.each([
		[linear(630_000, 3.25, 360), 1, 1750, 1706.25],
		[linear(630_000, 3.25, 360), 7, 1750, 1677.81],
		[linear(630_000, 3.25, 360), 21, 1750, 1611.46],
		[linear(270_000, 3.75, 360), 2, 750, 841.41],
		[linear(270_000, 3.75, 360), 29, 750, 778.13],
	])('%j, month %d: %d and %d', (loan, month, repayment, interest) => {
		const found = computePayment(loan, month)
		expect(found.repayment).toBeCloseTo(repayment, 2)
		expect(Math.abs(found.interest - interest)).toBeLessThanOrEqual(0.005)
	})

	it('pays back 277.78 a month of 100,000 over 30 years (123hoe.nl)', () => {
		expect(computePayment(linear(100_000, 4, 360), 360).repayment).toBeCloseTo(277.78, 2)
	})
})

// hellerenheller.nl, "200.000 waarbij alleen de rente wordt betaald".
test.each([
	[3.5, 583],
	[4, 667],
])(
	'200,000 at %d per cent without repayment costs %d a month, and all of it is owed at the end',
	(rate, published) => {
		const loan = interestOnly(200_000, rate, 360)
		expect(Math.round(pay(loan))).toBe(published)
		expect(pay(loan, 360)).toBe(pay(loan))
		expect([0, 1, 359, 360, 361].map((month) => computeBalance(loan, month))).toEqual(Array(5).fill(200_000))
	},
)

// cstonelending.com, "Example of how the rate and payment will change": 225,000 at 3%, after 5, 6 and 7 years 5%, 6% and 7%.
test('Where the rate changes, what is owed goes on at the new one as published', () => {
	const changes = [
		{ after: 60, rate: 5 },
		{ after: 72, rate: 6 },
		{ after: 84, rate: 7 },
	]
	let loan = annuity(225_000, 3, 360)
	const payments = changes.map(({ after, rate }) => {
		const run = after - (360 - loan.months)
		loan = annuity(computeBalance(loan, run), rate, loan.months - run)
		return pay(loan)
	})
	const [at5 = 0, at6 = 0, at7 = 0] = payments
	expect(Math.abs(at6 - at5 - 115.75)).toBeLessThanOrEqual(0.01)
	expect(Math.abs(at7 - at6 - 117.34)).toBeLessThanOrEqual(0.01)
	expect(computeBalance(loan, loan.months)).toBeCloseTo(0, 6)
})

const anyLoan = fc.record({
	type: fc.constantFrom<Loan['type']>('annuity', 'linear', 'interestOnly'),
	amount: fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => cents / 100),
	interest: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 100, noNaN: true })),
	months: fc.integer({ min: 1, max: 600 }),
})

test('What is owed begins with the amount, never rises, and ends at nothing or at the sum to be paid back then', () => {
	fc.assert(
		fc.property(anyLoan, (loan) => {
			const cent = loan.amount * 1e-9
			const owed = Array.from({ length: loan.months + 1 }, (_, month) => computeBalance(loan, month))
			expect(owed[0]).toBeCloseTo(loan.amount, 6)
			expect(owed.every((sum, at) => sum >= -cent && sum <= (owed[at - 1] ?? sum) + cent)).toBe(true)
			expect(Math.abs((owed.at(-1) ?? 0) - (loan.type === 'interestOnly' ? loan.amount : 0))).toBeLessThan(
				0.005,
			)
			expect(computeBalance(loan, -3)).toBe(owed[0])
			expect(computeBalance(loan, loan.months + 7)).toBe(owed.at(-1))
		}),
	)
})

test('All that is paid back is the amount, and each month is what the month before leaves, worked out one by one', () => {
	fc.assert(
		fc.property(anyLoan, (loan) => {
			let owed = loan.amount
			let paidBack = 0
			const equal = pay(loan)
			for (let month = 1; month <= loan.months; month++) {
				const { interest, repayment } = computePayment(loan, month)
				expect(interest).toBeCloseTo((owed * loan.interest) / 1200, 3)
				if (loan.type === 'annuity') expect(interest + repayment).toBeCloseTo(equal, 3)
				if (loan.type === 'linear') expect(repayment).toBeCloseTo(loan.amount / loan.months, 3)
				owed -= repayment
				paidBack += repayment
			}
			expect(paidBack).toBeCloseTo(loan.type === 'interestOnly' ? 0 : loan.amount, 3)
		}),
		{ numRuns: 60 },
	)
})
