import { hasUnread } from '#app/lib/unread'
import type { Dayjs } from 'dayjs'
import type { Loan } from '#app/lib/repayment'
import {
	countMonths,
	countPayments,
	isRateYounger,
	listMissing,
	readTerms,
	type Gap,
	type LoanPart,
} from './loan-terms'

export interface LoanSum {
	loan: Loan
	start: Dayjs
	/** End of the known rate, and the number of payments until then. */
	fixedUntil: Dayjs
	payments: number
	/** Payments made until today; undefined before the start. */
	paid?: number
}

/** Debt of a part until the end of its fixed rate, for a chart. `today` is Amsterdam local time. */
export function findLoanSum(part: LoanPart, today: Dayjs): LoanSum | { gaps: Gap[] } {
	if (hasUnread(part)) return { gaps: ['unread'] }
	const terms = startToday(part, today)
	const { type, amount, interest, start, fixedUntil, end } = terms
	if (!type || amount === undefined || interest === undefined || !start || !fixedUntil || !end)
		return { gaps: listMissing(part, terms, ['type', 'amount', 'interest', 'start', 'fixedUntil', 'end']) }
	const months = countMonths(start, end)
	if (months < 1 || !fixedUntil.isAfter(start)) return { gaps: ['dates'] }
	if (!fixedUntil.isAfter(today)) return { gaps: ['later'] }
	if (hasEarlierRate(terms, start)) return { gaps: ['earlier'] }
	return {
		loan: { type, amount, interest, months },
		start,
		fixedUntil: fixedUntil.isAfter(end) ? end : fixedUntil,
		payments: Math.min(countMonths(start, fixedUntil), months),
		paid: today.isBefore(start) ? undefined : countPayments(start, today),
	}
}

/** The balance of an annuity depends on each rate since its start. */
function hasEarlierRate(terms: ReturnType<typeof startToday>, start: Dayjs) {
	return terms.type === 'annuity' && !terms.isStated && isRateYounger(terms, start)
}

/** Today's debt from the API wins over the original amount. */
function startToday(part: LoanPart, today: Dayjs) {
	const terms = readTerms(part)
	if (part.currentAmount === undefined) return { ...terms, isStated: false }
	const amount = terms.currentAmount === 0 ? undefined : terms.currentAmount
	return { ...terms, amount, start: today.startOf('day'), isStated: true }
}
