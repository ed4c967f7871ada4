import { expect, test } from 'vitest'
import { mergeTyped } from '#app/forms/prefilled-fields'
import { mortgageSchema } from '#app/api/resources/mortgage'
import type { Values } from '#app/wizard/question'
import { buildCheckPayload, type CheckAnswers } from './check-payload'
import { buildLoanPartBlocks, prefillPart } from './mortgage-check.server'

const mortgage = mortgageSchema.parse({
	id: '1',
	loanParts: [
		{
			id: '7',
			type: 'annuity',
			amount: 200_000,
			currentAmount: 180_000,
			interest: 2.5,
			date: '2020-05-01',
			startOfFixedRatePeriod: '2020-06-01',
			endOfFixedRatePeriod: 'onbekend',
		},
		{ id: '8' },
	],
})
const build = (values: Values, others: Partial<CheckAnswers> = {}) =>
	buildCheckPayload({ values, own: {}, loanParts: [], mortgage, ...others })

/** Payload without any answers, copied from the specification. */
const nothing = {
	mortgage_running: null,
	call_me: null,
	current_family_situation: null,
	expected_changes: null,
	financial_changes: null,
	home_suits_family_situation: null,
	home_developed_since_mortgage: null,
	expect_mortgage_cost_reduction: null,
	is_everything_clear: null,
	other_questions: null,
	calculated_score: 0,
	parts: [],
	new_parts: [],
}
const noPart = {
	id: null,
	loan_type: null,
	amount: null,
	current_amount: null,
	interest: null,
	date: null,
	start_of_fixed_rate_period: null,
	end_of_fixed_rate_period: null,
}
const known = [
	{
		id: '7',
		loan_type: 'annuity',
		amount: 200_000,
		current_amount: 180_000,
		interest: 2.5,
		date: '01-05-2020',
		start_of_fixed_rate_period: '01-06-2020',
		end_of_fixed_rate_period: null,
	},
	{ ...noPart, id: '8' },
]

test('Every key that is always sent is there, empty ones null', () => {
	expect(build({})).toEqual(nothing)
})

test('Ticks are sent as 1, details where they were told, and the score is ours', () => {
	const answers: Values = {
		mortgage_running: 'yes',
		expected_changes: 'marry',
		when_moving: '1',
		market_value_amount_increased: 10_000,
		market_value_date_increased: '2026-01-31',
		based_on_increased: 'woz',
	}
	const ticks = ['renovate', 'energy_efficient', 'second_house', 'stop_working_early', 'help_children']
	const others = ['moving', 'cheaper', 'more_certainty', 'pay_off_faster', 'borrow_more', 'other_terms']
	const ticked = [...ticks, ...others, 'no_plans', 'no_reason']
	const values = { ...answers, ...Object.fromEntries(ticked.map((name) => [name, true as const])) }
	expect(build(values)).toEqual({
		...nothing,
		...answers,
		...Object.fromEntries(ticked.map((name) => [name, '1'])),
		calculated_score: 580,
	})
})

test('A tick is one that was made, and a word of the client is none', () => {
	expect(build({ moving: 'yes', cheaper: 1, other_questions: 'Waarom?' })).toEqual({
		...nothing,
		other_questions: 'Waarom?',
	})
})

test('Of a mortgage that ended nothing else is sent', () => {
	const values: Values = {
		mortgage_running: 'no',
		mortgage_end_date: '2025-12-31',
		call_me: 'no',
		moving: true,
	}
	const short = { mortgage_running: 'no', mortgage_end_date: '2025-12-31', call_me: 'no' }
	const loanParts = buildLoanPartBlocks(mortgage)
	expect(build(values, { loanParts })).toEqual({ ...short, calculated_score: 0, parts: [], new_parts: [] })
	expect(build({ mortgage_running: 'no', call_me: 'yes', phone: '06' })).toEqual({
		mortgage_running: 'no',
		call_me: 'yes',
		phone: '06',
		calculated_score: 0,
		parts: [],
		new_parts: [],
	})
})

test.each<[Values, string | undefined, object]>([
	[{ call_me: 'yes', phone: '06' }, undefined, { phone: '06' }],
	[{ call_me: 'yes', phone: '06' }, '050', { phone: '06' }],
	[{ call_me: 'yes', phone: '06' }, '06', {}],
	[{ call_me: 'no', phone: '06' }, '050', {}],
	[{ call_me: 'yes' }, undefined, {}],
	[{ call_me: 'yes' }, '06', {}],
])(
	'A number to call is sent when it is to be called and is a new one: %j, known %s',
	(values, phone, sent) => {
		const { call_me } = values
		expect(build(values, { knownPhone: phone })).toEqual({ ...nothing, call_me, ...sent })
	},
)

test('Parts that are known are sent as they are known, as long as nothing else is typed of them', () => {
	const loanParts = buildLoanPartBlocks(mortgage)
	expect(build({}, { loanParts })).toEqual({ ...nothing, parts: known })
	expect(build({}, { loanParts: loanParts.slice(0, 1) })).toEqual(nothing)
})

test('What was typed of a part takes its place; a new part is sent once anything is told of it', () => {
	const loanParts = buildLoanPartBlocks(mortgage)
	const own = { parts: [{ id: '8' }], new_parts: [{}, { loan_type: 'x' }] }
	const values: Values = {
		'parts[0].id': '8',
		'parts[0].loan_type': 'linear',
		'parts[0].amount': 5,
		'parts[0].current_amount': 4,
		'parts[0].interest': 3.25,
		'parts[0].date': '2021-01-31',
		'parts[0].start_of_fixed_rate_period': '2021-02-28',
		'parts[0].end_of_fixed_rate_period': '2031-02-28',
		'new_parts[1].loan_type': 'savings',
		'new_parts[1].amount': true,
	}
	expect(build(values, { loanParts, own })).toEqual({
		...nothing,
		parts: [
			known[0],
			{
				id: '8',
				loan_type: 'linear',
				amount: 5,
				current_amount: 4,
				interest: 3.25,
				date: '31-01-2021',
				start_of_fixed_rate_period: '28-02-2021',
				end_of_fixed_rate_period: '28-02-2031',
			},
		],
		new_parts: [{ ...noPart, loan_type: 'savings' }],
	})
})

test('A part stands in its row as it is typed, and what is not known stays empty', () => {
	expect(mortgage.loanParts.known.map((part) => mergeTyped(prefillPart(part), {}))).toEqual([
		{
			id: '7',
			loan_type: 'annuity',
			amount: '200.000,00',
			current_amount: '180.000,00',
			interest: '2,5',
			date: '01-05-2020',
			start_of_fixed_rate_period: '01-06-2020',
			end_of_fixed_rate_period: undefined,
		},
		{
			id: '8',
			loan_type: undefined,
			amount: undefined,
			current_amount: undefined,
			interest: undefined,
			date: undefined,
			start_of_fixed_rate_period: undefined,
			end_of_fixed_rate_period: undefined,
		},
	])
})
