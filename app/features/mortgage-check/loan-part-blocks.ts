import type { Mortgage } from '#app/api/resources/mortgage'
import { fillDate, fillMoney, fillNumber, fillText } from '#app/forms/prefill'
import { findHouseAmount } from '#app/products/house-amount'
import { listPartTypes } from '#app/products/loan-part-types'
import type { Block, Question } from '#app/wizard/question'

type LoanPart = Mortgage['loanParts']['known'][number]

const mostRows = 30
const isRunning = { names: ['mortgage_running'], is: ['yes'] }

function partQuestions(types: readonly string[], beside: number | undefined): Question[] {
	const type: Question =
		types.length > 0 ? { ...optional('text'), kind: 'select', answers: types } : optional('text')
	return [
		{ ...type, name: 'loan_type' },
		{ ...optional('money'), name: 'amount', beside },
		{ ...optional('money'), name: 'current_amount', near: ['amount'], beside },
		{ kind: 'number', name: 'interest', from: 0, to: 100, isRate: true, isOptional: true },
		{ ...optional('date'), name: 'date' },
		{ ...optional('date'), name: 'start_of_fixed_rate_period' },
		{ ...optional('date'), name: 'end_of_fixed_rate_period' },
	]
}

function optional<K extends 'text' | 'money' | 'date'>(kind: K) {
	return { kind, name: '', isOptional: true } as const
}

/** Question 1B: known parts and parts that the client adds [593]. */
export function buildLoanPartBlocks(mortgage: Mortgage): Block[] {
	const types = listPartTypes(mortgage).map(({ value }) => value)
	const questions = partQuestions(types, findHouseAmount(mortgage))
	return [
		{
			name: 'parts',
			path: 'parts',
			about: 'part',
			when: isRunning,
			most: mortgage.loanParts.known.length,
			questions: [...questions, { kind: 'hidden', name: 'id', isOptional: true }],
		},
		{ name: 'new_parts', path: 'new_parts', about: 'newPart', when: isRunning, most: mostRows, questions },
	]
}

export function prefillPart(part: LoanPart) {
	const { id, type, amount, currentAmount, interest, date } = part
	const { startOfFixedRatePeriod: start, endOfFixedRatePeriod: end } = part
	return {
		id,
		loan_type: fillText(type),
		amount: fillMoney(amount),
		current_amount: fillMoney(currentAmount),
		interest: fillNumber(interest),
		date: fillDate(date),
		start_of_fixed_rate_period: fillDate(start),
		end_of_fixed_rate_period: fillDate(end),
	}
}
