import { isUnread } from '#app/lib/unread'
import type { Dayjs } from 'dayjs'
import { roundToCents } from '#app/lib/money'
import { isOn } from '#app/lib/speed'
import { computeBalance, type Loan } from '#app/lib/repayment'
import {
	countMonths,
	countPayments,
	isRateYounger,
	listMissing,
	readTerms,
	type Gap,
	type LoanPart,
	type LoanTerms,
} from './loan-terms'

/** Debt of a part on a day, in euros. `stated` comes from the API, `original` is the amount at the start. */
export type PartDebt =
	| { state: 'stated' | 'computed'; debt: number; original?: number }
	| { state: 'later'; start: Dayjs; original: number }
	| { state: 'unknown'; gaps: Gap[]; original?: number }

const dayLength = 24 * 60 * 60 * 1000

const known = new WeakMap<LoanPart, { day: number; debt: PartDebt }>()

/** `today` is Amsterdam local time. @see contract §9, Figures */
export function findPartDebt(part: LoanPart, today: Dayjs): PartDebt {
	if (!isOn('figures')) return computePartDebt(part, today)
	const day = Math.floor(today.valueOf() / dayLength)
	const before = known.get(part)
	if (before?.day === day) return before.debt
	const debt = computePartDebt(part, today)
	known.set(part, { day, debt })
	return debt
}

function computePartDebt(part: LoanPart, today: Dayjs): PartDebt {
	const terms = readTerms(part)
	const { amount: original, currentAmount, start } = terms
	const later = start?.isAfter(today) ? start : undefined
	// A debt of 0 before the start is no repaid part.
	const stated = later && currentAmount === 0 ? undefined : currentAmount
	if (stated !== undefined) return { state: 'stated', debt: stated, original }
	if (isUnread(part.currentAmount)) return { state: 'unknown', gaps: ['unread'], original }
	if (original !== undefined && later) return { state: 'later', start: later, original }
	const loan = findLoan(part, terms, today)
	if ('gaps' in loan) return { state: 'unknown', gaps: loan.gaps, original }
	return { state: 'computed', debt: roundToCents(computeBalance(loan, loan.paid)), original }
}

type RunningLoan = Loan & { paid: number }

/** A part from its start; the interest of a linear part does not matter for its debt. */
export function findLoan(part: LoanPart, terms: LoanTerms, today: Dayjs): RunningLoan | { gaps: Gap[] } {
	const { type, amount } = terms
	if (!type || amount === undefined) return { gaps: listMissing(part, terms, ['type', 'amount']) }
	if (type === 'interestOnly') {
		if (terms.end?.isBefore(today, 'day')) return { gaps: ['ended'] }
		return { type, amount, interest: 0, months: 1, paid: 0 }
	}
	return findRepaidLoan(part, { ...terms, type, amount }, today)
}

function findRepaidLoan(
	part: LoanPart,
	terms: LoanTerms & Pick<Loan, 'type' | 'amount'>,
	today: Dayjs,
): RunningLoan | { gaps: Gap[] } {
	const { type, amount, start, end } = terms
	if (!start || !end) return { gaps: listMissing(part, terms, ['start', 'end']) }
	const months = countMonths(start, end)
	if (months < 1) return { gaps: ['dates'] }
	const paid = countPayments(start, today)
	if (type === 'linear') return { type, amount, interest: 0, months, paid }
	const gaps = listRateGaps(part, terms, today)
	if (gaps.length > 0 || terms.interest === undefined) return { gaps }
	if (isRateYounger(terms, start)) return { gaps: ['earlier'] }
	return { type, amount, interest: terms.interest, months, paid }
}

/** Reasons why the rate of a day is not known. */
export function listRateGaps(part: LoanPart, terms: LoanTerms, day: Dayjs): Gap[] {
	const { fixedFrom, fixedUntil, end } = terms
	const gaps = listMissing(part, terms, ['interest', 'fixedUntil'])
	if (gaps.length > 0) return gaps.includes('interest') ? ['interest'] : gaps
	if (fixedFrom?.isAfter(day)) return ['earlier']
	const isWholeTerm = end && fixedUntil && !fixedUntil.isBefore(end)
	return fixedUntil?.isAfter(day) || isWholeTerm ? [] : ['later']
}
