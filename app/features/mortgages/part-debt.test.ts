import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { switchOff } from '#app/lib/speed'
import { toWallClock } from '#app/lib/wall-clock'
import { findPartDebt } from './part-debt'
import { findPartPayment } from './head-payment.server'

const today = toWallClock(new Date('2026-11-25T09:00:00Z'))
const annuity = {
	type: 'annuity',
	amount: 212_500,
	interest: 3.85,
	date: '2021-06-01',
	start_of_fixed_rate_period: '2021-06-01',
	end_of_fixed_rate_period: '2041-06-01',
	end_of_loan_period: '2051-06-01',
}
const linear = {
	type: 'linear',
	amount: 40_000,
	interest: 5.05,
	date: '2023-02-15',
	start_of_fixed_rate_period: '2023-02-15',
	end_of_fixed_rate_period: '2033-02-15',
	end_of_loan_period: '2043-02-15',
}
const interestOnly = { ...annuity, type: 'interest_only', amount: 90_000, interest: 4.1 }

function readPart(part: object) {
	const [read] = mortgageSchema.parse({ id: '1', loan_parts: [{ id: '7', ...part }] }).loanParts.known
	if (!read) throw new Error('There is a part')
	return read
}

function debtOf(part: object) {
	const debt = findPartDebt(readPart(part), today)
	if (debt.state === 'unknown') return debt.gaps
	return debt.state === 'later' ? debt.start.format('YYYY-MM-DD') : debt.debt
}

const paymentOf = (part: object) => findPartPayment(readPart(part), today)

/** Sixty-five annuity payments of € 996,22, as a calculator of a Dutch lender lists them. */
const owed = 189_813.86

describe('What is owed of a part today', () => {
	it.each<[string, object, number | string | string[]]>([
		['an annuity with one rate since its start', annuity, owed],
		['what the API states, whatever else is missing', { current_amount: 180_000.005 }, 180_000.01],
		['what the API states: nothing', { ...annuity, current_amount: 0 }, 0],
		['a linear part', linear, 32_500],
		['a linear part without interest', { ...linear, interest: null }, 32_500],
		['a linear part without a fixed rate', { ...linear, end_of_fixed_rate_period: null }, 32_500],
		['a linear part whose interest could not be read', { ...linear, interest: 'veel' }, 32_500],
		['a linear part that is repaid', { ...linear, end_of_loan_period: '2026-02-15' }, 0],
		['an interest-only part', interestOnly, 90_000],
		['an interest-only part without an end', { ...interestOnly, end_of_loan_period: null }, 90_000],
		['an interest-only part that ends today', { ...interestOnly, end_of_loan_period: '2026-11-25' }, 90_000],
		['an interest-only part with its type and amount alone', { type: 'Aflossingsvrij', amount: 5 }, 5],
		['a part that begins later', { ...annuity, date: '2027-02-01' }, '2027-02-01'],
		[
			'an annuity of which the rate is fixed for its whole term',
			{ ...annuity, end_of_fixed_rate_period: '2051-06-01' },
			owed,
		],
	])('is known of %s', (_words, part, debt) => {
		expect(debtOf(part)).toEqual(debt)
	})

	it.each<[string, object, string[]]>([
		['without a type', { ...annuity, type: null }, ['type']],
		['of a type that nobody knows', { ...annuity, type: 'bank_savings' }, ['type']],
		['without an amount', { ...linear, amount: null }, ['amount']],
		['with an amount of nothing', { ...linear, amount: 0 }, ['amount']],
		['with an unread amount', { ...linear, amount: '1.250' }, ['unread']],
		['whose debt of today came and could not be read', { ...linear, current_amount: '1.250' }, ['unread']],
		['that is linear without a start', { ...linear, date: null }, ['start']],
		['that is linear without an end', { ...linear, end_of_loan_period: null }, ['end']],
		['that is linear with an unread end', { ...linear, end_of_loan_period: 'ooit' }, ['unread']],
		['that is linear and ends before it starts', { ...linear, end_of_loan_period: '2020-01-01' }, ['dates']],
		['that is interest-only and over', { ...interestOnly, end_of_loan_period: '2026-11-24' }, ['ended']],
		['that is an annuity without interest', { ...annuity, interest: null }, ['interest']],
		['that is an annuity after its rate', { ...annuity, end_of_fixed_rate_period: '2026-11-25' }, ['later']],
		[
			'that is an annuity without a fixed rate',
			{ ...annuity, end_of_fixed_rate_period: null },
			['fixedUntil'],
		],
		[
			'that is an annuity with an earlier rate',
			{ ...annuity, start_of_fixed_rate_period: '2024-06-01' },
			['earlier'],
		],
	])('is unknown of a part %s', (_words, part, gaps) => {
		expect(debtOf(part)).toEqual(gaps)
	})
})

describe('What a part costs this month', () => {
	it.each<[string, object, object]>([
		['an annuity', annuity, { interest: 608.99, repayment: 387.23 }],
		['a linear part', linear, { interest: 136.77, repayment: 166.67 }],
		['an interest-only part', interestOnly, { interest: 307.5, repayment: 0 }],
		[
			'an interest-only part without an end',
			{ ...interestOnly, end_of_loan_period: null },
			{ interest: 307.5, repayment: 0 },
		],
		[
			'nothing that is owed',
			{ ...annuity, interest: null, current_amount: 0 },
			{ interest: 0, repayment: 0 },
		],
		[
			'a linear part from what is owed today',
			{ ...linear, date: null, current_amount: 39_000 },
			{ interest: 164.13, repayment: 200 },
		],
	])('is known of %s', (_words, part, payment) => {
		expect(paymentOf(part)).toEqual(payment)
	})

	it.each<[string, object, string[]]>([
		['whose rate may be over', { ...linear, end_of_fixed_rate_period: null }, ['fixedUntil']],
		['whose rate is over', { ...linear, end_of_fixed_rate_period: '2026-11-01' }, ['later']],
		['whose rate begins later', { ...linear, start_of_fixed_rate_period: '2026-12-01' }, ['earlier']],
		['without a rate', { ...interestOnly, interest: null }, ['interest']],
		['with an unread rate', { ...interestOnly, interest: 'veel' }, ['unread']],
		['without an end', { ...linear, end_of_loan_period: null, current_amount: 39_000 }, ['end']],
	])('is unknown of a part %s', (_words, part, gaps) => {
		expect(paymentOf(part)).toEqual({ gaps })
	})

	it('is nothing yet of a part that begins later', () => {
		expect(paymentOf({ ...annuity, date: '2027-02-01' })).toBeUndefined()
	})
})

describe('kept until another day is asked for', () => {
	afterEach(() => switchOff([]))
	const day = fc.constantFrom(
		undefined,
		0,
		'2020-02-29',
		'2026-11-24',
		'2026-11-25',
		'2026-11-26',
		'2056-01-31',
	)
	const amount = fc.constantFrom(undefined, -1, 0, 0.005, 90_000, '?')
	const parts = fc.record({
		type: fc.constantFrom(undefined, 'annuity', 'linear', 'interest_only', 'savings'),
		amount,
		current_amount: amount,
		interest: fc.constantFrom(undefined, 0, 3.85, 101),
		date: day,
		start_of_fixed_rate_period: day,
		end_of_fixed_rate_period: day,
		end_of_loan_period: day,
	})
	const moments = [
		'2026-11-24T22:59:59Z',
		'2026-11-24T23:00:00Z',
		'2026-11-25T22:59:59.999Z',
		'2026-11-25T23:00:00Z',
	]

	test('a debt is that of the moment', () => {
		for (const part of fc.sample(parts, 2_000).map(readPart)) {
			const debts = () => moments.map((moment) => findPartDebt(part, toWallClock(new Date(moment))))
			switchOff([])
			const kept = debts()
			switchOff(['figures'])
			expect(kept).toEqual(debts())
		}
	})
})
