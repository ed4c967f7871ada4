import type { Block, Condition, Question } from '#app/wizard/question'
import {
	createOptionalYesNo,
	buildPartnerQuestions,
	buildPersonQuestions,
	yesNoAnswers,
	type PersonAnswers,
} from './person-questions'

const mostRows = 30
const withPartner: Condition = { names: ['consumer.hasPartner'], is: ['yes'] }
const withMortgage: Condition = { names: ['mortgage.hasMortgage'], is: ['yes'] }

function optional(kind: 'text' | 'date', name: string): Question {
	return { kind, name, isOptional: true }
}

/** `near` has answers of the same order. */
function amount(name: string, ...near: string[]): Question {
	return { kind: 'money', name, near, isOptional: true }
}

function optionalName(name: string): Question {
	return { kind: 'text', name, writing: 'name', isOptional: true }
}

function optionalText(name: string): Question {
	return { kind: 'longText', name, isOptional: true }
}

const hasPartner: Question = { kind: 'choice', name: 'hasPartner', answers: yesNoAnswers, words: 'yesNo' }

const additionalData: Question[] = [
	optionalText('appointmentGoal'),
	{ kind: 'choice', name: 'housingType', answers: ['eigendom', 'huurwoning', 'inwonend'], isOptional: true },
	{ ...amount('estimatedValue', 'mortgage.WOZ'), when: { names: ['housingType'], is: ['eigendom'] } },
	amount('purchasePrice', 'estimatedValue', 'mortgage.WOZ', 'mortgage.mortgageTotal'),
	{ kind: 'choice', name: 'existingOrNew', answers: ['existing', 'new'], isOptional: true },
	optionalText('addressData'),
]

const mortgageDetails: Question[] = [
	optionalName('lender'),
	optional('date', 'mortgageStartDate'),
	optional('date', 'mortgageEndDate'),
	amount('mortgageTotal'),
	amount('currentMortgageAmount', 'mortgageTotal', 'WOZ'),
	amount('currentMonthlyMortgageAmount', 'consumer.grossMonthlyIncome'),
]

const mortgageValue: Question[] = [
	amount('WOZ', 'mortgageTotal'),
	createOptionalYesNo('hasSavingsOrInvestingLinked'),
	{
		...amount('savingsOrInvestingAmount'),
		when: { names: ['hasSavingsOrInvestingLinked'], is: ['yes'] },
	},
]

const loanPart: Question[] = [
	optional('text', 'type'),
	optionalName('lender'),
	{ kind: 'number', name: 'percentage', from: 0, to: 100, isRate: true, isOptional: true },
	optional('date', 'startDate'),
	optional('date', 'endDate'),
]

const finances: Question[] = [
	amount('monthlySavings'),
	amount('currentSavingsAmount'),
	{ kind: 'money', name: 'currentDebtAmount' },
	amount('maxNetMonthlyAmount', 'currentMonthlyMortgageAmount', 'consumer.grossMonthlyIncome'),
]

const pensionRow: Question[] = [
	optionalName('company'),
	{ kind: 'number', name: 'ageStartPayment', from: 0, to: 120, example: '67', isOptional: true },
	amount('amount'),
	amount('relativesPensionBeforeAOW', 'amount'),
	amount('relativesPensionAfterAOW', 'relativesPensionBeforeAOW', 'amount'),
]

/** @see [546] */
export function buildInventoryBlocks(self: PersonAnswers, partner: PersonAnswers) {
	return {
		consumer: personBlocks(self),
		partner: partnerBlocks(partner),
		additionalData: { name: 'additionalData', path: 'additionalData', questions: additionalData },
		mortgage: { name: 'mortgage', path: 'mortgage', questions: [createOptionalYesNo('hasMortgage')] },
		mortgageDetails: [
			{ name: 'mortgageDetails', path: 'mortgage', when: withMortgage, questions: mortgageDetails },
			{
				name: 'mortgageValue',
				joins: 'mortgageDetails',
				path: 'mortgage',
				when: withMortgage,
				questions: mortgageValue,
			},
		],
		loanParts: {
			name: 'loanParts',
			path: 'mortgage.loanParts',
			about: 'loanPart',
			when: withMortgage,
			most: mostRows,
			questions: loanPart,
		},
		finances: { name: 'finances', path: 'mortgage', questions: finances },
		...pensionBlocks(),
		general: {
			name: 'general',
			path: 'general',
			questions: [createOptionalYesNo('hasOrHadCoCRegistration'), optionalText('extraRemarksOrQuestions')],
		},
	} satisfies Record<string, Block | Block[]>
}

function personBlocks(answers: PersonAnswers): Block[] {
	const { name, address, contact, situation } = buildPersonQuestions(answers)
	const part = { joins: 'consumer', path: 'consumer' }
	return [
		{ name: 'consumer', path: 'consumer', questions: [] },
		{ ...part, name: 'name', questions: name },
		{ ...part, name: 'address', questions: address },
		{ ...part, name: 'contact', questions: contact },
		{ ...part, name: 'situation', questions: [...situation, hasPartner] },
	]
}

function partnerBlocks(answers: PersonAnswers): Block[] {
	const { name, address, contact, situation } = buildPartnerQuestions(answers)
	const ofPartner = { path: 'partner', about: 'partner', when: withPartner }
	const part = { ...ofPartner, joins: 'partner' }
	return [
		{ ...ofPartner, name: 'partner', questions: [] },
		{ ...part, name: 'partnerName', questions: name },
		{ ...part, name: 'partnerAddress', questions: address },
		{ ...part, name: 'partnerContact', questions: contact },
		{ ...part, name: 'partnerSituation', questions: situation },
	]
}

function pensionBlocks() {
	return {
		pension: { name: 'pension', path: 'pension', questions: [optional('date', 'pensionDate')] },
		pensions: {
			name: 'pensions',
			path: 'pension.pensions',
			about: 'pension',
			most: mostRows,
			questions: pensionRow,
		},
		partnerPension: {
			name: 'partnerPension',
			path: 'partnerPension',
			when: withPartner,
			questions: [optional('date', 'partnerPensionDate')],
		},
		partnerPensions: {
			name: 'partnerPensions',
			path: 'partnerPension.partnerPensions',
			about: 'partnerPension',
			when: withPartner,
			most: mostRows,
			questions: pensionRow,
		},
	} satisfies Record<string, Block>
}

/** Two answers are only for the client's own overview [A113]. */
export function isSentToApi({ name }: Pick<Question, 'name'>): boolean {
	return name !== 'estimatedValue' && name !== 'mortgageEndDate'
}
