import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import { foldText } from '#app/lib/fold-text'
import { lookUp } from '#app/lib/look-up'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { Loan, RepaymentType } from '#app/lib/repayment'

type LoanPart = Mortgage['loanParts'][number]

/** The names of contract §6, and how Dutch lenders call the same; any other kind may be paid back in another way. */
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

/** What is missing for the sum of a part. */
export type Gap =
	'type' | 'amount' | 'interest' | 'start' | 'fixedUntil' | 'end' | 'dates' | 'earlier' | 'later'

export interface LoanSum {
	loan: Loan
	start: Dayjs
	/** Until when the rate is known, and after how many payments that is. */
	fixedUntil: Dayjs
	payments: number
	/** How many payments were made by today; undefined where the loan is still to begin. */
	paid?: number
}

/** What can be worked out of a part, or what is missing for that. `today` is on the clock in Amsterdam. */
export function findLoanSum(part: LoanPart, today: Dayjs): LoanSum | { gaps: Gap[] } {
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

/** What is owed today, where the API tells it, goes before what was owed at the beginning. */
function readPart(part: LoanPart, today: Dayjs) {
	const { type, interest } = part
	const amount = part.currentAmount ?? part.amount
	return {
		type: type === undefined ? undefined : lookUp(repaymentTypes, foldText(type).replace(/[^a-z]/g, '')),
		amount: amount !== undefined && amount > 0 ? amount : undefined,
		interest: interest !== undefined && interest >= 0 && interest <= 100 ? interest : undefined,
		start: part.currentAmount === undefined ? dayOf(part.date) : today.startOf('day'),
		fixedUntil: dayOf(part.endOfFixedRatePeriod),
		end: dayOf(part.endOfLoanPeriod),
	}
}

function listGaps(known: ReturnType<typeof readPart>): Gap[] {
	const names = ['type', 'amount', 'interest', 'start', 'fixedUntil', 'end'] as const
	return names.filter((name) => known[name] === undefined)
}

/** Whether another rate, which nobody tells, decided what was paid back before; a few days are how lenders round. */
function isRateYounger(part: LoanPart, start: Dayjs) {
	if (part.currentAmount !== undefined) return false
	const fixedFrom = dayOf(part.startOfFixedRatePeriod)
	return !fixedFrom || countMonths(start, fixedFrom) >= 1
}

/** A period that ends a day early is as long as one that does not. */
function countMonths(from: Dayjs, to: Dayjs) {
	return Math.round(to.diff(from, 'month', true))
}

function dayOf(date: string | undefined) {
	return date ? parseWireDate(date)?.startOf('day') : undefined
}
