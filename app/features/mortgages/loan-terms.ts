import { hideNoDate } from '#app/lib/wire-date'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import { foldText } from '#app/lib/fold-text'
import { roundToCents } from '#app/lib/money'
import { lookUp } from '#app/lib/look-up'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { RepaymentType } from '#app/lib/repayment'

export type LoanPart = Mortgage['loanParts']['known'][number]

/** Names of contract §6 and synonyms of Dutch lenders. Other types may be repaid differently. */
const repaymentTypes: Record<string, RepaymentType> = {
	annuity: 'annuity',
	annuiteit: 'annuity',
	annuiteiten: 'annuity',
	annuitair: 'annuity',
	linear: 'linear',
	lineair: 'linear',
	interestonly: 'interestOnly',
	aflossingsvrij: 'interestOnly',
}

/** Reasons why a figure of a part is not known. */
export type Gap =
	| 'type'
	| 'amount'
	| 'interest'
	| 'start'
	| 'fixedUntil'
	| 'end'
	| 'ended'
	| 'dates'
	| 'earlier'
	| 'later'
	| 'unread'

export type LoanTerms = ReturnType<typeof readTerms>

/** Members of a part that a sum can use; amounts are above 0, today's debt may be 0. */
export function readTerms(part: LoanPart) {
	const [type, interest, current] = [
		findKnown(part.type),
		findKnown(part.interest),
		findKnown(part.currentAmount),
	]
	const amount = roundToCents(findKnown(part.amount) ?? 0)
	return {
		type: type === undefined ? undefined : lookUp(repaymentTypes, foldText(type).replace(/[^a-z]/g, '')),
		amount: amount > 0 ? amount : undefined,
		currentAmount: current !== undefined && current >= 0 ? roundToCents(current) : undefined,
		interest: interest !== undefined && interest >= 0 && interest <= 100 ? interest : undefined,
		start: readDay(part.date),
		fixedFrom: readDay(part.startOfFixedRatePeriod),
		fixedUntil: readDay(part.endOfFixedRatePeriod),
		end: readDay(part.endOfLoanPeriod),
	}
}

const members = {
	type: 'type',
	amount: 'amount',
	interest: 'interest',
	start: 'date',
	fixedUntil: 'endOfFixedRatePeriod',
	end: 'endOfLoanPeriod',
} as const satisfies Partial<Record<Gap, keyof LoanPart>>

/** Gaps among the named members: none, or `unread` for one that came and could not be read. */
export function listMissing(
	part: LoanPart,
	terms: LoanTerms,
	names: readonly (keyof typeof members)[],
): Gap[] {
	const gaps = names.filter((name) => terms[name] === undefined)
	return gaps.some((name) => isUnread(part[members[name]])) ? ['unread'] : gaps
}

/** True when an earlier, unknown rate applied. A few days of difference come from lenders' rounding. */
export function isRateYounger({ fixedFrom }: LoanTerms, start: Dayjs) {
	return !fixedFrom || countMonths(start, fixedFrom) >= 1
}

/** Rounded, because some periods end one day early. */
export function countMonths(from: Dayjs, to: Dayjs) {
	return Math.round(to.diff(from, 'month', true))
}

/** Payments made until a day. */
export function countPayments(start: Dayjs, day: Dayjs) {
	return Math.max(0, day.diff(start, 'month'))
}

export function readDay(read: Read<string>) {
	const date = hideNoDate(read)
	return typeof date === 'string' ? parseWireDate(date)?.startOf('day') : undefined
}
