import { describe, expect, test } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { createSay } from '#app/i18n/say.server'
import { createLoanPartsCsv, buildPartCharts } from './loan-parts.server'

import { buildRepaymentCurves } from './repayment-curves.server'

const say = createSay('nl', 'formal')
const part = {
	type: 'linear',
	interest: 4.1,
	current_amount: 1000.004,
	end_of_fixed_rate_period: '2190-01-01',
	end_of_loan_period: '2190-01-01',
}
const read = (...parts: object[]) =>
	mortgageSchema.parse({ id: '7', loan_parts: parts.map((one, at) => ({ id: String(at), ...one })) })
const readEuros = (text = '') => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100)

describe('An amount has one rounding', () => {
	test('The chart’s total is the sum of the rows, which are rounded', () => {
		const amounts = [{ amount: 0.005 }, { amount: 0.005 }, { amount: 12.005 }]
		expect(buildPartCharts(read(...amounts), say).shares?.label).toContain('12,03')
	})

	test('The table for a spreadsheet has the amounts of the page', () => {
		const { text } = createLoanPartsCsv(read({ amount: 0.1 + 0.2 }, { amount: 100_000.005 }), say)
		const cells = text.split('\r\n').map((line) => line.split(';')[1])
		expect(cells.slice(1, 3)).toEqual(['0,3', '100000,01'])
	})

	test('The month is the sum of its interest and its repayment', () => {
		for (const type of ['annuity', 'linear'])
			for (let current = 300_000; current < 304_000; current += 137.137) {
				const curves = buildRepaymentCurves(read({ ...part, type, current_amount: current }), say)
				const fact = curves?.parts[0]?.facts.at(-1)
				const [interest, repayment] = fact?.note?.match(/\d[\d.,]*\d/g) ?? []
				expect(readEuros(fact?.detail)).toBe(readEuros(interest) + readEuros(repayment))
			}
	})
})
