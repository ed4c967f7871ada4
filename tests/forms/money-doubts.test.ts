import { expect, test } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { buildHypactSteps } from '#app/features/hypact/hypact-steps'
import { buildInventoryBlocks } from '#app/features/inventory/inventory-blocks'
import { createPersonAnswers } from '#app/features/inventory/person-values'
import { buildCheckSteps } from '#app/features/mortgage-check/check-steps'
import { buildLoanPartBlocks } from '#app/features/mortgage-check/mortgage-check.server'
import { buildLoanPartsBlocks } from '#app/features/mortgages/loan-parts-questions'
import { getHouseAmounts } from '#app/products/house-amount'
import { createSay } from '#app/i18n/say.server'
import { listAnswerDoubts } from '#app/wizard/answer-doubts.server'
import { getFieldName, type Block } from '#app/wizard/question'

const say = createSay('nl', 'formal')
const mortgage = mortgageSchema.parse({
	id: '7',
	loan_parts: [{ id: '71' }],
	collateral: { market_value: 415_000 },
})
const answers = createPersonAnswers(undefined)
const forms: Record<string, Block[]> = {
	'loan parts': Object.values(buildLoanPartsBlocks(mortgage, say)),
	check: [
		...buildLoanPartBlocks(mortgage),
		...buildCheckSteps({
			...getHouseAmounts(mortgage),
			bases: [],
			otherQuestions: false,
			isTenYears: false,
		}).flatMap(({ blocks }) => blocks),
	],
	inventory: Object.values(buildInventoryBlocks(answers, answers)).flat(),
	hypact: buildHypactSteps(true).flatMap(({ blocks }) => blocks),
}

const retirement = 'netDisposableIncomeRetirement'
/** Every field of money with what it is compared with; `record` alone: its own prefill, where it has one, because nothing else is like it. */
const compared: Record<string, Record<string, string>> = {
	'loan parts': {
		marketValue: 'record | the house',
		'loanParts[0].amount': 'record | the house',
		'loanParts[0].currentAmount': 'amount | the house',
		'newLoanParts[0].amount': 'record | the house',
		'newLoanParts[0].currentAmount': 'amount | the house',
		smartcareMinimumSavingsAmount: 'record',
	},
	check: {
		'parts[0].amount': 'record | the house',
		'parts[0].current_amount': 'amount | the house',
		'new_parts[0].amount': 'record | the house',
		'new_parts[0].current_amount': 'amount | the house',
		market_value_amount_increased: 'the value | the house',
	},
	inventory: {
		'consumer.grossMonthlyIncome': 'record',
		'partner.grossMonthlyIncome': 'consumer.grossMonthlyIncome',
		'additionalData.estimatedValue': 'mortgage.WOZ',
		'additionalData.purchasePrice': 'estimatedValue | mortgage.WOZ | mortgage.mortgageTotal',
		'mortgage.mortgageTotal': 'record',
		'mortgage.currentMortgageAmount': 'mortgageTotal | WOZ',
		'mortgage.currentMonthlyMortgageAmount': 'consumer.grossMonthlyIncome',
		'mortgage.WOZ': 'mortgageTotal',
		'mortgage.savingsOrInvestingAmount': 'record',
		'mortgage.monthlySavings': 'record',
		'mortgage.currentSavingsAmount': 'record',
		'mortgage.currentDebtAmount': 'record',
		'mortgage.maxNetMonthlyAmount': 'currentMonthlyMortgageAmount | consumer.grossMonthlyIncome',
		'pension.pensions[0].amount': 'record',
		'pension.pensions[0].relativesPensionBeforeAOW': 'amount',
		'pension.pensions[0].relativesPensionAfterAOW': 'relativesPensionBeforeAOW | amount',
		'partnerPension.partnerPensions[0].amount': 'record',
		'partnerPension.partnerPensions[0].relativesPensionBeforeAOW': 'amount',
		'partnerPension.partnerPensions[0].relativesPensionAfterAOW': 'relativesPensionBeforeAOW | amount',
	},
	hypact: Object.fromEntries([
		...['monthlySavings', 'totalSavings', 'maxInputSavings', 'minimumPayOff', 'maxCostsIncrease'].map(
			(name) => [name, 'record'],
		),
		...['customer[0]', 'customer[1]'].flatMap((person) => [
			[`${person}.incomeExpectation`, 'record'],
			[`${person}.netDisposableIncomeRetirement`, 'record'],
			[`${person}.netDisposableIncomeDeath`, retirement],
			[`${person}.netDisposableIncomeDisability`, `${retirement} | netDisposableIncomeDeath`],
			[
				`${person}.netDisposableIncomeUnemployment`,
				`netDisposableIncomeDisability | ${retirement} | netDisposableIncomeDeath`,
			],
		]),
	]),
}

const listMoney = (blocks: readonly Block[]) =>
	blocks.flatMap((block) =>
		block.questions.flatMap((question) =>
			question.kind === 'money'
				? [
						{
							question,
							name: getFieldName(block, question.name, block.most === undefined ? undefined : 0),
						},
					]
				: [],
		),
	)

test.each(Object.entries(forms))(
	'Each amount of the form %s is compared with what is like it',
	(form, blocks) => {
		const found = listMoney(blocks).map(({ question: { near = [], recorded, beside }, name }) => {
			const others = [...near, ...(recorded ? ['the value'] : []), ...(beside ? ['the house'] : [])]
			return [name, (near.length > 0 || recorded ? others : ['record', ...others]).join(' | ')]
		})
		expect(Object.fromEntries(found)).toEqual(compared[form])
	},
)

test.each(Object.entries(forms))(
	'Every amount with which one of the form %s is compared is an amount of it',
	(_form, blocks) => {
		const names = listMoney(blocks).map(({ name }) => name)
		for (const { question, name } of listMoney(blocks)) {
			const prefix = name.slice(0, name.length - question.name.length)
			for (const near of question.near ?? [])
				expect(names.includes(prefix + near) || names.includes(near), `${name}: ${near}`).toBe(true)
		}
	},
)

/** Answers of one form, and the doubts about them. */
function ask(blocks: readonly Block[], amounts: Record<string, number>) {
	const typed = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, String(amount)]))
	return listAnswerDoubts(blocks, { typed, values: amounts }, say).map(({ name, question }) => [
		name,
		question.replace(/\s/g, ' '),
	])
}

test('A new value is compared with the firm’s, else with the mortgage', () => {
	const name = 'market_value_amount_increased'
	const check = forms.check ?? []
	expect(ask(check, { [name]: 450_000 })).toEqual([])
	expect(ask(check, { [name]: 4_150 })).toEqual([[name, 'Klopt € 4.150,00? Bij ons staat € 415.000,00.']])
	const loans = mortgageSchema.parse({ id: '7', loan_parts: [{ id: '1', amount: 212_500 }] })
	const scope = { ...getHouseAmounts(loans), bases: [] }
	const steps = buildCheckSteps({ ...scope, otherQuestions: false, isTenYears: false })
	expect(
		ask(
			steps.flatMap(({ blocks }) => blocks),
			{ [name]: 2_000 },
		),
	).toEqual([[name, 'Klopt € 2.000,00, naast een bedrag van € 212.500,00?']])
})

test('An answer is compared with the first of its kind that is there, in its row or elsewhere', () => {
	const inventory = forms.inventory ?? []
	expect(ask(inventory, { 'mortgage.WOZ': 300_000, 'additionalData.purchasePrice': 2_500 })).toEqual([
		['additionalData.purchasePrice', 'Klopt € 2.500,00, naast een bedrag van € 300.000,00?'],
	])
	expect(ask(inventory, { 'mortgage.mortgageTotal': 250_000, 'mortgage.WOZ': 2_000 })).toEqual([
		['mortgage.WOZ', 'Klopt € 2.000,00, naast een bedrag van € 250.000,00?'],
	])
	expect(
		ask(inventory, { 'consumer.grossMonthlyIncome': 3_500, 'partner.grossMonthlyIncome': 350_000 }),
	).toEqual([['partner.grossMonthlyIncome', 'Klopt € 350.000,00, naast een bedrag van € 3.500,00?']])
	const income = 'customer[1].netDisposableIncome'
	expect(
		ask(forms.hypact ?? [], { [`${income}Retirement`]: 2_000, [`${income}Unemployment`]: 250_000 }),
	).toEqual([[`${income}Unemployment`, 'Klopt € 250.000,00, naast een bedrag van € 2.000,00?']])
})
