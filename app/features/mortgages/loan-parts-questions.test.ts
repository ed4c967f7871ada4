import { expect, test } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { createSay } from '#app/i18n/say.server'
import type { Values } from '#app/wizard/question'
import { listQuestions } from '#tests/support/list-questions'
import { buildLoanPartsBlocks } from './loan-parts-questions'

const mortgage = mortgageSchema.parse({
	id: '1',
	loanParts: [
		{
			id: '7',
			type: 'annuity',
			amount: 100,
			currentAmount: 90,
			date: '2020-05-01',
			startOfFixedRatePeriod: '2020-05-01',
			endOfFixedRatePeriod: '2030-05-01',
		},
		{ id: '8' },
	],
	loanPartTypes: ['annuity', 'linear'],
	collateral: { basedOnOptions: ['woz', 'valuation'] },
})
const build = () => buildLoanPartsBlocks(mortgage, createSay('nl', 'formal'))
const list = () =>
	listQuestions(
		Object.values(build()).map(({ name, questions, ...rest }) => ({
			...rest,
			check: undefined,
			name,
			questions,
		})),
	)
const rowsOf = (path: string, question: string) => [
	`  ${path}.type: select, answers annuity|linear, isFixed${question}`,
	`  ${path}.amount: money${question}`,
	`  ${path}.currentAmount: money${question}`,
	`  ${path}.interest: number, from 0, to 100, isRate, unit %, isOptional`,
	`  ${path}.date: date${question}`,
	`  ${path}.startOfFixedRatePeriod: date${question}`,
	`  ${path}.endOfFixedRatePeriod: date${question}`,
]

test('The home, each part that is known, up to thirty new ones and the savings are asked', () => {
	const demanded = ', isOptional, optionalNote '
	expect(list()).toEqual([
		'collateral',
		'  marketValue: money, isOptional',
		'  marketValueDate: date, isPast, isOptional, optionalNote withValue',
		'  basedOn: choice, answers woz|valuation, isOptional, optionalNote withValue',
		'parts, about part, most 2',
		...rowsOf('loanParts', ', isOptional'),
		'  loanParts.id: hidden, isOptional',
		'newParts, about newPart, joins parts, most 30',
		...rowsOf('newLoanParts', demanded),
		'savings',
		'  smartcareMinimumSavingsAmount: money, isOptional',
		expect.stringMatching(
			/^ {2}smartcareMinimumSavingsPeriod: choice, answers .+\|.+, isOptional, optionalNote $/,
		),
		'  smartcareAbstainFromCalculationTill: date, isFuture, isOptional',
	])
})

test.each<[Values, string[]]>([
	[{}, []],
	[{ marketValue: 0 }, []],
	[{ marketValue: 5 }, ['marketValueDate', 'basedOn']],
	[{ marketValue: 5, marketValueDate: '2026-01-01' }, ['basedOn']],
	[{ marketValue: 5, basedOn: 'woz' }, ['marketValueDate']],
	[{ marketValue: 5, basedOn: 'woz', marketValueDate: '2026-01-01' }, []],
])('A value needs its date and its basis: of %j is missing %j', (values, missing) => {
	expect(build().collateral.check({ values, faulty: [] })).toEqual(missing)
})

const known = {
	id: '7',
	type: 'annuity',
	amount: 100,
	currentAmount: 90,
	date: '2020-05-01',
	startOfFixedRatePeriod: '2020-05-01',
	endOfFixedRatePeriod: '2030-05-01',
}

test('A part that is known may stay as it is; one that is changed is told whole', () => {
	const { check } = build().parts
	const changed = ['currentAmount', 'startOfFixedRatePeriod', 'endOfFixedRatePeriod']
	const { currentAmount: _, ...asKnown } = known
	expect(check({ values: asKnown, faulty: [] })).toEqual([])
	expect(check({ values: { id: '8', amount: 5 }, faulty: [] })).toEqual([])
	expect(check({ values: { id: '8', date: '2026-01-01' }, faulty: [] })).toEqual(changed)
	expect(check({ values: { id: '8' }, faulty: ['date'] })).toEqual([
		'currentAmount',
		'date',
		...changed.slice(1),
	])
	expect(check({ values: { id: '8' }, faulty: ['other'] })).toEqual([])
	expect(check({ values: { id: '9', date: '2026-01-01' }, faulty: ['date'] })).toEqual([])
})

test('A new part is told whole', () => {
	const { check } = build().newParts
	expect(check({ values: { ...known, id: '' }, faulty: [] })).toEqual([])
	expect(check({ values: {}, faulty: [] })).toEqual(expect.arrayContaining(['type', 'amount']))
})
