import { mortgageSchema } from '#app/api/resources/mortgage'
import { buildMortgageHead } from '#app/features/mortgages/mortgage-head.server'
import { createSay } from '#app/i18n/say.server'
import { toWallClock } from '#app/lib/wall-clock'

export const today = toWallClock(new Date('2026-11-25T09:00:00Z'))
export const formal = createSay('nl', 'formal')
export const annuity = {
	id: '1',
	type: 'annuity',
	amount: 212_500,
	interest: 3.85,
	date: '2021-06-01',
	start_of_fixed_rate_period: '2021-06-01',
	end_of_fixed_rate_period: '2041-06-01',
	end_of_loan_period: '2051-06-01',
}
export const interestOnly = {
	...annuity,
	id: '2',
	type: 'interest_only',
	amount: 90_000,
	interest: 4.1,
	start_of_fixed_rate_period: '2024-06-01',
	end_of_fixed_rate_period: '2034-06-01',
}
export const linear = {
	id: '3',
	type: 'linear',
	amount: 40_000,
	interest: 5.05,
	date: '2023-02-15',
	start_of_fixed_rate_period: '2023-02-15',
	end_of_loan_period: '2043-02-15',
}
/** The value of the home, as the API states it. */
export const home = { market_value: 415_000, market_value_date: '2026-06-28', based_on: 'woz' }
/** A mortgage with a part of each common type; nothing says how long the rate of the last one holds. */
export const full = {
	id: '7',
	label: 'Huis',
	amount: 342_500,
	loan_parts: [annuity, interestOnly, linear],
	collateral: home,
}
export const task = { href: '/taak', label: 'Werk de waarde bij' }

export const plain = (text = '') => text.replace(/\u00a0/g, ' ')

/** The head of `full` with changes, each figure as one line. */
export function buildHead(change: object = {}, say = formal) {
	const head = buildMortgageHead(mortgageSchema.parse({ ...full, ...change }), say, today, task)
	if (!head) throw new Error('There is a head')
	const figures = head.figures.map(({ prefix, value, note, tag }) =>
		[prefix && `${prefix} ${value}`, prefix ? undefined : value, tag && `[${tag}]`, note]
			.filter(Boolean)
			.map((words) => plain(String(words)))
			.join(' | '),
	)
	const { gauge, ...value } = head.value
	return { ...head, figures, line: plain(value.line), note: value.note, task: value.task, gauge }
}
