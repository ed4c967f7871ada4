import type { Mortgage } from '#app/api/resources/mortgage'
import { savingsPeriods } from '#app/api/resources/savings-period'
import type { Say } from '#app/i18n/say.server'
import { findHouseAmount } from '#app/products/house-amount'
import { listPartTypes, listBasisChoices } from '#app/products/value-basis'
import type { Block, Question, RowAnswers } from '#app/wizard/question'
import { listMissingOfExisting, listMissingOfNew, partFields, partSchema } from './loan-part-rules'
import { afterNo, hasKnownParts, isRightQuestion } from './known-parts'
import { toPartValue } from './loan-parts-known'

const mostNewParts = 30

const optional = { isOptional: true } as const
const withValue = { isOptional: true, optionalNote: 'withValue' } as const
/** Required fields are checked separately by the rules for loan parts. */
const demanded = { isOptional: true, optionalNote: '' } as const

/** @see [316-321] */
export function buildLoanPartsBlocks(mortgage: Mortgage, say: Say) {
	const types = listPartTypes(mortgage).map(({ value }) => value)
	const beside = findHouseAmount(mortgage)
	const bases = listBasisChoices(mortgage.collateral, say).options.map(({ value }) => value)
	const when = hasKnownParts(mortgage) ? afterNo : undefined
	return {
		...(when ? { right: { name: 'right', questions: [isRightQuestion] } } : {}),
		collateral: {
			name: 'collateral',
			when,
			questions: collateralQuestions(bases, beside),
			check: checkCollateral,
		},
		parts: {
			name: 'parts',
			when,
			path: 'loanParts',
			about: 'part',
			most: mortgage.loanParts.known.length,
			questions: [
				...partQuestions(types, beside, optional),
				{ kind: 'hidden', name: 'id', isOptional: true },
			],
			check: (row) => checkPart(row, mortgage),
		},
		newParts: {
			name: 'newParts',
			path: 'newLoanParts',
			about: 'newPart',
			joins: 'parts',
			when,
			most: mostNewParts,
			questions: partQuestions(types, beside, demanded),
			check: ({ values }) => listMissingOfNew(partSchema.parse(values)),
		},
		savings: { name: 'savings', when, questions: savingsQuestions },
	} satisfies Record<string, Block>
}

function collateralQuestions(bases: readonly string[], beside: number | undefined): Question[] {
	return [
		{ kind: 'money', name: 'marketValue', beside, ...optional },
		{ kind: 'date', name: 'marketValueDate', isPast: true, ...withValue },
		{ kind: 'choice', name: 'basedOn', answers: bases, ...withValue },
	]
}

type Optional = Pick<Question, 'isOptional' | 'optionalNote'>

function partQuestions(
	types: readonly string[],
	beside: number | undefined,
	mayStayEmpty: Optional,
): Question[] {
	return [
		{ kind: 'select', name: 'type', answers: types, isFixed: true, ...mayStayEmpty },
		{ kind: 'money', name: 'amount', beside, ...mayStayEmpty },
		{ kind: 'money', name: 'currentAmount', near: ['amount'], beside, ...mayStayEmpty },
		{ kind: 'number', name: 'interest', from: 0, to: 100, isRate: true, unit: '%', ...optional },
		{ kind: 'date', name: 'date', ...mayStayEmpty },
		{ kind: 'date', name: 'startOfFixedRatePeriod', ...mayStayEmpty },
		{ kind: 'date', name: 'endOfFixedRatePeriod', ...mayStayEmpty },
	]
}

const savingsQuestions: Question[] = [
	{ kind: 'money', name: 'smartcareMinimumSavingsAmount', ...optional },
	{ kind: 'choice', name: 'smartcareMinimumSavingsPeriod', answers: savingsPeriods, ...demanded },
	{ kind: 'date', name: 'smartcareAbstainFromCalculationTill', isFuture: true, ...optional },
]

/** A value requires its date and basis [321]. */
function checkCollateral({ values }: RowAnswers) {
	if (!Number(values.marketValue ?? 0)) return []
	return ['marketValueDate', 'basedOn'].filter((name) => !Object.hasOwn(values, name))
}

function checkPart({ values, faulty }: RowAnswers, { loanParts }: Mortgage) {
	const known = loanParts.known.find(({ id }) => id === values.id)
	if (!known) return []
	const unread = partFields.filter((field) => faulty.includes(field))
	return listMissingOfExisting(partSchema.parse(values), toPartValue(known), unread)
}
