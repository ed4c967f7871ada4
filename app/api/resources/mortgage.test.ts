import { unwrapLists } from '#tests/support/read-document'
import { expect, it } from 'vitest'
import { mortgageSchema } from './mortgage'

const bases = [{ name: 'woz', label: 'WOZ-beschikking' }]

it('A mortgage is read with its twelve fields and what they hold [307]', () => {
	const wire = {
		id: 11,
		label: 'Huis',
		lender: 'Bank Aa',
		amount: '342500.5',
		arrangement: 'Vast',
		hasTimeline: 'true',
		timeline: { label: 'Advies', completed: 1, active: '0' },
		loan_parts: [
			{
				id: 1,
				type: 'linear',
				amount: 40_000,
				interest: 5.05,
				date: '2023-02-15',
				start_of_fixed_rate_period: '2023-02-15',
				end_of_fixed_rate_period: '2033-02-15',
				fixed_interest_period: 120,
				end_of_loan_period: '2043-02-15',
			},
			{ type: 'no part of a loan: it has no id' },
		],
		loan_part_types: [{ name: 'linear', label: 'Lineair' }, 'annuity'],
		collateral: {
			market_value: 415_000,
			market_value_date: '2026-01-01',
			based_on: 'woz',
			based_on_options: bases,
		},
		smartcare: {
			minimum_savings_amount: 50,
			minimum_savings_period: 'MONTHLY',
			abstainFromCalculationTill: '2027-01-01',
		},
		action_counter: { total: 2, closed: 1, open: 1 },
	}
	expect(Object.keys(wire)).toHaveLength(12)
	const read = mortgageSchema.parse(wire)
	expect([read.loanParts.isComplete, unwrapLists(read)]).toMatchObject([
		false,
		{
			id: '11',
			amount: 342500.5,
			hasTimeline: true,
			timeline: [{ label: 'Advies', completed: true, active: false }],
			loanParts: {
				isComplete: false,
				known: [
					{
						id: '1',
						type: 'linear',
						amount: 40_000,
						interest: 5.05,
						date: '2023-02-15',
						startOfFixedRatePeriod: '2023-02-15',
						endOfFixedRatePeriod: '2033-02-15',
						fixedInterestPeriod: 120,
						endOfLoanPeriod: '2043-02-15',
					},
				],
			},
			loanPartTypes: [{ name: 'linear', label: 'Lineair' }, { name: 'annuity' }],
			collateral: {
				marketValue: 415_000,
				marketValueDate: '2026-01-01',
				basedOn: 'woz',
				basedOnOptions: bases,
			},
			smartcare: {
				minimumSavingsAmount: 50,
				minimumSavingsPeriod: 'MONTHLY',
				abstainFromCalculationTill: '2027-01-01',
			},
			actionCounter: { total: 2, closed: 1, open: 1 },
		},
	])
})

it.each(['-', ' - '])('A market value based on %j is based on nothing that is known', (none) => {
	const collateral = { based_on: none, based_on_options: [none, { name: none, label: 'Geen' }, ...bases] }
	expect(unwrapLists(mortgageSchema.parse({ id: 11, collateral }).collateral)).toMatchObject({
		basedOn: null,
		basedOnOptions: bases,
	})
})
