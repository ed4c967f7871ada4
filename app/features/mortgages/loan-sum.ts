import { hideNoDate } from '#app/lib/no-date'
import { findKnown, hasUnread, isUnread, type Read } from '#app/lib/unread'
import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import { foldText } from '#app/lib/fold-text'
import { roundToCents } from '#app/lib/format-money'
import { lookUp } from '#app/lib/look-up'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { Loan, RepaymentType } from '#app/lib/repayment'

type LoanPart = Mortgage['loanParts']['known'][number]

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

export type Gap =
	'type' | 'amount' | 'interest' | 'start' | 'fixedUntil' | 'end' | 'dates' | 'earlier' | 'later' | 'unread'

export interface LoanSum {
	loan: Loan
	start: Dayjs
	/** End of the known rate, and the number of payments until then. */
	fixedUntil: Dayjs
	payments: number
	/** Payments made until today; undefined before the start. */
	paid?: number
}

/** `today` is Amsterdam local time. */
export function findLoanSum(part: LoanPart, today: Dayjs): LoanSum | { gaps: Gap[] } {
	if (hasUnread(part)) return { gaps: ['unread'] }
	const known = readPart(part, today)
	const gaps = listGaps(known)
	const { type, amount, interest, start, fixedUntil, end } = known
	if (!type || amount === undefined || interest === undefined || !start || !fixedUntil || !end)
		return { gaps }
	const months = countMonths(start, end)
	if (months < 1 || !fixedUntil.isAfter(start)) return { gaps: ['dates'] }
	if (!fixedUntil.isAfter(today)) return { gaps: ['later'] }
	if (type === 'annuity' && isRateYounger(part, start)) return { gaps: ['earlier'] }
	return {
		loan: { type, amount, interest, months },
		start,
		fixedUntil: fixedUntil.isAfter(end) ? end : fixedUntil,
		payments: Math.min(countMonths(start, fixedUntil), months),
		paid: today.isBefore(start) ? undefined : today.diff(start, 'month'),
	}
}

/** Today's debt from the API wins over the original amount. */
function readPart(part: LoanPart, today: Dayjs) {
	const [type, interest, currentAmount] = [
		findKnown(part.type),
		findKnown(part.interest),
		findKnown(part.currentAmount),
	]
	const amount = isUnread(part.currentAmount) ? 0 : roundToCents(currentAmount ?? findKnown(part.amount) ?? 0)
	return {
		type: type === undefined ? undefined : lookUp(repaymentTypes, foldText(type).replace(/[^a-z]/g, '')),
		amount: amount > 0 ? amount : undefined,
		interest: interest !== undefined && interest >= 0 && interest <= 100 ? interest : undefined,
		start: currentAmount === undefined ? dayOf(part.date) : today.startOf('day'),
		fixedUntil: dayOf(part.endOfFixedRatePeriod),
		end: dayOf(part.endOfLoanPeriod),
	}
}

function listGaps(known: ReturnType<typeof readPart>): Gap[] {
	const names = ['type', 'amount', 'interest', 'start', 'fixedUntil', 'end'] as const
	return names.filter((name) => known[name] === undefined)
}

/** True when an earlier, unknown rate applied. A few days of difference come from lenders' rounding. */
function isRateYounger(part: LoanPart, start: Dayjs) {
	if (part.currentAmount !== undefined) return false
	const fixedFrom = dayOf(part.startOfFixedRatePeriod)
	return !fixedFrom || countMonths(start, fixedFrom) >= 1
}

/** Rounded, because some periods end one day early. */
function countMonths(from: Dayjs, to: Dayjs) {
	return Math.round(to.diff(from, 'month', true))
}

function dayOf(read: Read<string>) {
	const date = hideNoDate(read)
	return typeof date === 'string' ? parseWireDate(date)?.startOf('day') : undefined
}
