import { describe, expect, it, test } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { toWallClock } from '#app/lib/wall-clock'
import { createSay } from '#app/i18n/say.server'
import { buildRepaymentCurves, findLoanSum } from './repayment-curves.server'

const today = toWallClock(new Date('2026-03-10T12:00:00Z'))
const known = {
	type: 'annuity',
	amount: 212_500,
	interest: 3.85,
	date: '2021-06-01',
	start_of_fixed_rate_period: '2021-06-01',
	end_of_fixed_rate_period: '2041-06-01',
	end_of_loan_period: '2051-06-01',
}

function find(change: object = {}) {
	const { loanParts } = mortgageSchema.parse({ id: '1', loan_parts: [{ id: '7', ...known, ...change }] })
	const [part] = loanParts.known
	if (!part) throw new Error('There is a part')
	const sum = findLoanSum(part, today)
	if ('gaps' in sum) return sum.gaps
	const { loan, start, fixedUntil, ...rest } = sum
	return { ...loan, start: start.format('YYYY-MM-DD'), until: fixedUntil.format('YYYY-MM-DD'), ...rest }
}

test('A part of which everything is known is a loan from its beginning to its end, and so many payments along', () => {
	expect(find()).toEqual({
		type: 'annuity',
		amount: 212_500,
		interest: 3.85,
		months: 360,
		start: '2021-06-01',
		until: '2041-06-01',
		payments: 240,
		paid: 57,
	})
})

test('A curve of two thousand years has no more points than one of sixty', () => {
	const draw = (change: object) => {
		const mortgage = mortgageSchema.parse({ id: '1', loan_parts: [{ id: '7', ...known, ...change }] })
		return buildRepaymentCurves(mortgage, createSay('nl', 'formal'))?.parts[0]?.drawing.path.split('L').length
	}
	const ends = (day: string) => ({ end_of_fixed_rate_period: day, end_of_loan_period: day })
	expect(draw(ends('2041-06-01'))).toBe(21)
	const ages = { date: '0121-06-01', start_of_fixed_rate_period: '0121-06-01' }
	expect(draw({ ...ages, ...ends('2121-06-01') })).toBeLessThanOrEqual(61)
})

describe('The kind of a part', () => {
	it.each([
		['annuity', 'annuity'],
		['ANNUITY', 'annuity'],
		['Annuïteiten', 'annuity'],
		['annuïtair', 'annuity'],
		['linear', 'linear'],
		['Lineair', 'linear'],
		['interest_only', 'interestOnly'],
		['interest-only', 'interestOnly'],
		['Aflossingsvrij', 'interestOnly'],
	])('%s is %s', (type, expected) => {
		expect(find({ type })).toMatchObject({ type: expected })
	})

	it.each(['bank_savings', 'spaarhypotheek', 'constructor', '', '-'])('%j is not worked out', (type) => {
		expect(find({ type })).toEqual(['type'])
	})
})

describe('Nothing is worked out', () => {
	it.each<[string, object, string[]]>([
		['without an amount', { amount: null }, ['amount']],
		['of an amount of nothing', { amount: 0 }, ['amount']],
		['without a rate', { interest: null }, ['interest']],
		['of a rate that is none', { interest: -1 }, ['interest']],
		['of a rate above a hundred', { interest: 101 }, ['interest']],
		['without a beginning', { date: null }, ['start']],
		['while the rate is not fixed', { end_of_fixed_rate_period: null }, ['fixedUntil']],
		['without an end', { end_of_loan_period: null }, ['end']],
		['with an end that could not be read', { end_of_loan_period: 'ooit' }, ['unread']],
		[
			'of several that are missing',
			{ type: null, interest: null, date: null },
			['type', 'interest', 'start'],
		],
		['of an end before the beginning', { end_of_loan_period: '2020-01-01' }, ['dates']],
		['of a rate that ends before the beginning', { end_of_fixed_rate_period: '2021-05-31' }, ['dates']],
		['after the fixed rate', { end_of_fixed_rate_period: '2026-03-10' }, ['later']],
		[
			'of an annuity whose first rate nobody tells',
			{ start_of_fixed_rate_period: '2024-06-01' },
			['earlier'],
		],
		['of an annuity whose rate began nobody knows when', { start_of_fixed_rate_period: null }, ['earlier']],
	])('%s', (_words, change, gaps) => {
		expect(find(change)).toEqual(gaps)
	})
})

test.each(['linear', 'interest_only'])('What is owed of a %s part hangs on no rate before', (type) => {
	expect(find({ type, start_of_fixed_rate_period: '2024-06-01' })).toMatchObject({ months: 360, paid: 57 })
})

test('What is owed today, where the API tells it, is where the sum begins, whatever was before', () => {
	expect(
		find({ current_amount: 180_000, date: null, start_of_fixed_rate_period: '2024-06-01' }),
	).toMatchObject({
		amount: 180_000,
		start: '2026-03-10',
		months: 303,
		payments: 183,
		paid: 0,
	})
})

describe('Odd dates', () => {
	it.each([
		['an end on the last day before', { end_of_loan_period: '2051-05-31' }, { months: 360 }],
		[
			'a beginning in the middle of a month',
			{ date: '2021-06-15' },
			{ months: 360, payments: 240, paid: 56 },
		],
		[
			'a rate that is fixed longer than the loan runs',
			{ end_of_fixed_rate_period: '2060-01-01' },
			{ payments: 360, until: '2051-06-01' },
		],
		['a rate fixed a few days later', { start_of_fixed_rate_period: '2021-06-08' }, { payments: 240 }],
		[
			'a loan that is still to begin',
			{ date: '2026-06-01', start_of_fixed_rate_period: '2026-06-01' },
			{ paid: undefined },
		],
		['fixed for an odd number of months', { end_of_fixed_rate_period: '2033-11-01' }, { payments: 149 }],
		['Dutch dates', { date: '01-06-2021', end_of_loan_period: '01-06-2051' }, { months: 360 }],
	])('%s', (_words, change, expected) => {
		expect(find(change)).toMatchObject(expected)
	})
})
