import { findKnown, type Read } from '#app/lib/unread'
import type { Mortgage } from '#app/api/resources/mortgage'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toLoanPartDate } from '#app/lib/wire-date'
import { pickRows, type Block, type Values } from '#app/wizard/question'
import { plans, reasons } from './check-steps'
import { computeScore } from './score'

type PayloadValue = string | number | null

export interface CheckAnswers {
	values: Values
	/** Raw answers of the first step. */
	own: unknown
	loanParts: readonly Block[]
	mortgage: Pick<Mortgage, 'loanParts'>
	knownPhone?: string
}

const always = [
	'mortgage_running',
	'call_me',
	'current_family_situation',
	'expected_changes',
	'financial_changes',
	'home_suits_family_situation',
	'home_developed_since_mortgage',
	'expect_mortgage_cost_reduction',
	'is_everything_clear',
	'other_questions',
]
const whenTold = [
	'when_moving',
	'market_value_amount_increased',
	'market_value_date_increased',
	'based_on_increased',
]
const ticks = [...new Set([...plans.oneYear, ...plans.tenYears, ...reasons])]

/** The score is computed here, never read from the form (contract §6) [630-632]. */
export function buildCheckPayload(answers: CheckAnswers) {
	const { values } = answers
	const calculated_score = computeScore(values)
	if (values.mortgage_running === 'no')
		return {
			...pickValues(values, ['mortgage_running', 'mortgage_end_date', 'call_me']),
			...phoneOf(answers),
			calculated_score,
			parts: [],
			new_parts: [],
		}
	const ticked = ticks.filter((name) => values[name] === true)
	return {
		...Object.fromEntries(always.map((name) => [name, values[name] ?? null])),
		...pickValues(values, whenTold),
		...Object.fromEntries(ticked.map((name) => [name, '1'])),
		...phoneOf(answers),
		calculated_score,
		...partsOf(answers),
	}
}

function pickValues(values: Values, names: readonly string[]) {
	return Object.fromEntries(
		names.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])),
	)
}

/** Sent when the client wants a call and the number is new (contract §7), however it is written. */
function phoneOf({ values: { call_me, phone }, knownPhone = '' }: CheckAnswers) {
	const isNew = typeof phone === 'string' && normalisePhone(phone) !== normalisePhone(knownPhone)
	return call_me === 'yes' && isNew ? { phone } : {}
}

function normalisePhone(phone: string) {
	return phone.replace(/[^+\d]/g, '').replace(/^(\+|00)31(?=[1-9]|0)0?/, '0')
}

/** All known parts, changed or not, and new parts with at least one answer. */
function partsOf({ values, own, loanParts, mortgage }: CheckAnswers) {
	const [existing, added] = loanParts
	if (!existing || !added) return { parts: [], new_parts: [] }
	const typed = pickRows(existing, own, values).map(partOf)
	const parts = mortgage.loanParts.known.map(
		(part) => typed.find(({ id }) => id === part.id) ?? knownPart(part),
	)
	const rows = pickRows(added, own, values).map(partOf)
	return { parts, new_parts: rows.filter((row) => Object.values(row).some((value) => value !== null)) }
}

function partOf(row: Values) {
	const value = (name: string) => {
		const value = row[name]
		return value === undefined || value === true ? null : value
	}
	const date = (name: string) => wireDate(value(name))
	return {
		id: value('id'),
		loan_type: value('loan_type'),
		amount: value('amount'),
		current_amount: value('current_amount'),
		interest: value('interest'),
		date: date('date'),
		start_of_fixed_rate_period: date('start_of_fixed_rate_period'),
		end_of_fixed_rate_period: date('end_of_fixed_rate_period'),
	}
}

function knownPart(part: Mortgage['loanParts']['known'][number]): ReturnType<typeof partOf> {
	const day = (date: Read<string>) =>
		wireDate((typeof date === 'string' && parseWireDate(date)?.format('YYYY-MM-DD')) || null)
	return {
		id: part.id,
		loan_type: findKnown(part.type) ?? null,
		amount: findKnown(part.amount) ?? null,
		current_amount: findKnown(part.currentAmount) ?? null,
		interest: findKnown(part.interest) ?? null,
		date: day(part.date),
		start_of_fixed_rate_period: day(part.startOfFixedRatePeriod),
		end_of_fixed_rate_period: day(part.endOfFixedRatePeriod),
	}
}

function wireDate(date: PayloadValue): PayloadValue {
	return date === null ? null : toLoanPartDate(String(date))
}
