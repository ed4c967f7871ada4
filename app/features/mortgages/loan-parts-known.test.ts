import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mortgageSchema, type Mortgage } from '#app/api/resources/mortgage'
import { mergeTyped } from '#app/forms/prefilled-fields'
import { createSay } from '#app/i18n/say.server'
import { readAnswers } from '#app/wizard/read-answers.server'
import { calendarDays } from '#tests/support/calendar-days'
import { isChanged, partFields } from './loan-part-rules'
import { toPartValue, prefillLoanParts } from './loan-parts-known'
import { buildLoanPartsBlocks } from './loan-parts-questions'
import { toLoanPartsValue } from './loan-parts-value'

const say = createSay('nl', 'formal')

const day = calendarDays.filter((date) => date.year() >= 1900)
/** Date formats of the API. */
const date = fc
	.tuple(day, fc.constantFrom('YYYY-MM-DD', 'DD-MM-YYYY', 'YYYY-MM-DDT00:00:00'))
	.map(([one, form]) => one.format(form))
const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const part = fc.record({
	type: maybe(fc.constantFrom('annuity', 'own_kind')),
	amount: maybe(amount),
	interest: maybe(fc.double({ min: 0, max: 100, noNaN: true })),
	date: maybe(date),
	start_of_fixed_rate_period: maybe(date),
	end_of_fixed_rate_period: maybe(date),
})

function mortgageOf(parts: readonly object[], more: object = {}): Mortgage {
	return mortgageSchema.parse({
		id: '1',
		loan_parts: parts.map((one, at) => ({ id: String(at), ...one })),
		loan_part_types: [{ name: 'annuity' }],
		...more,
	})
}

const blankPart = Object.fromEntries(partFields.map((field) => [field, undefined]))

function readBack(mortgage: Mortgage) {
	const blocks = buildLoanPartsBlocks(mortgage, say)
	const prefill = prefillLoanParts(mortgage, say)
	const typed = mergeTyped(prefill, {})
	const { values, errors } = readAnswers(Object.values(blocks), typed, say, { prefill })
	return { typed, errors, value: toLoanPartsValue(blocks, typed, values) }
}

test('What the form shows of a mortgage reads as what is known: sent back untouched, nothing has changed [309] [317] [318]', () => {
	fc.assert(
		fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
			const mortgage = mortgageOf(parts)
			const { value, errors } = readBack(mortgage)
			expect(errors).toEqual({})
			mortgage.loanParts.known.forEach((known, at) => {
				const part = { ...blankPart, ...value.loanParts[at] }
				expect(isChanged(part, toPartValue(known))).toBe(false)
				expect(part).toMatchObject({ ...toPartValue(known), type: known.type, amount: known.amount })
			})
		}),
	)
})

test('A row that names no recorded part is none of them', () => {
	const mortgage = mortgageOf([{ amount: 100_000 }, { amount: 50_000 }])
	const blocks = buildLoanPartsBlocks(mortgage, say)
	const prefill = prefillLoanParts(mortgage, say)
	const typed = { loanParts: [{ id: '0', interest: '4' }, { interest: '5' }] }
	const { values } = readAnswers(Object.values(blocks), typed, say, { prefill })
	const { loanParts } = toLoanPartsValue(blocks, typed, values)
	expect(loanParts.map(({ id, interest }) => [id, interest])).toEqual([['0', 4]])
})

test('A value, a saving and their dates read as what is known [317]', () => {
	fc.assert(
		fc.property(amount, date, amount, date, (value, valueDate, saving, till) => {
			const mortgage = mortgageOf([], {
				collateral: { market_value: value, market_value_date: valueDate, based_on: 'woz' },
				smartcare: {
					minimum_savings_amount: saving,
					minimum_savings_period: 'ANNUALLY',
					abstain_from_calculation_till: till,
				},
			})
			const { typed, value: read } = readBack(mortgage)
			expect({ marketValue: undefined, ...read }).toMatchObject({
				marketValue: value,
				basedOn: 'woz',
				smartcareMinimumSavingsAmount: saving,
				smartcareMinimumSavingsPeriod: 'ANNUALLY',
			})
			expect(read.marketValueDate?.split('-').reverse().join('-')).toBe(typed.marketValueDate)
		}),
	)
})

test('A mortgage of which nothing is known asks for a saving per month, and for an estimate [298]', () => {
	expect(mergeTyped(prefillLoanParts(mortgageOf([]), say), {})).toEqual({
		loanParts: [],
		newLoanParts: [],
		basedOn: 'other',
		smartcareMinimumSavingsPeriod: 'MONTHLY',
	})
})
