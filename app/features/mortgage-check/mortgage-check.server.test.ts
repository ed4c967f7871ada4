import { expect, test } from 'vitest'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { listQuestions } from '#tests/support/list-questions'
import { buildLoanPartBlocks } from './mortgage-check.server'

const list = (members: object) =>
	listQuestions(buildLoanPartBlocks(mortgageSchema.parse({ id: '1', ...members })))
const rowsOf = (path: string, type: string) => [
	`  ${path}.loan_type: ${type}`,
	`  ${path}.amount: money, isOptional`,
	`  ${path}.current_amount: money, isOptional`,
	`  ${path}.interest: number, from 0, to 100, isRate, isOptional`,
	`  ${path}.date: date, isOptional`,
	`  ${path}.start_of_fixed_rate_period: date, isOptional`,
	`  ${path}.end_of_fixed_rate_period: date, isOptional`,
]

test('Of a running mortgage each part that is known is asked, and up to thirty more', () => {
	const type = 'text, isOptional'
	expect(list({ loanParts: [{ id: '7' }, { id: '8' }] })).toEqual([
		'parts, about part, when mortgage_running=yes, most 2',
		...rowsOf('parts', type),
		'  parts.id: hidden, isOptional',
		'new_parts, about newPart, when mortgage_running=yes, most 30',
		...rowsOf('new_parts', type),
	])
})

test('The kind of a part is chosen where the API tells which kinds there are', () => {
	const lines = list({ loanPartTypes: ['annuity', { name: 'linear', label: 'Lineair' }] })
	expect(lines).toContain('  new_parts.loan_type: select, isOptional, answers annuity|linear')
})
