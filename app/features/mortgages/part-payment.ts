import type { Dayjs } from 'dayjs'
import { roundToCents } from '#app/lib/format-money'
import { computePayment, type Loan } from '#app/lib/repayment'
import { countMonths, listMissing, readTerms, type Gap, type LoanPart, type LoanTerms } from './loan-terms'
import { findLoan, findPartDebt, listRateGaps } from './part-debt'

/** Euros, each rounded once. */
export interface Payment {
	interest: number
	repayment: number
}

/** Gross payment of the month that a day is in; undefined while the part has not begun. */
export function findPartPayment(part: LoanPart, day: Dayjs): Payment | { gaps: Gap[] } | undefined {
	const debt = findPartDebt(part, day)
	if (debt.state === 'later') return undefined
	if (debt.state === 'unknown') return { gaps: debt.gaps }
	if (debt.debt === 0) return { interest: 0, repayment: 0 }
	const terms = readTerms(part)
	const gaps = listRateGaps(part, terms, day)
	if (gaps.length > 0 || terms.interest === undefined) return { gaps }
	const loan =
		debt.state === 'stated' ? findLoanFrom(debt.debt, part, terms, day) : findLoan(part, terms, day)
	if ('gaps' in loan) return loan
	const { interest, repayment } = computePayment({ ...loan, interest: terms.interest }, loan.paid + 1)
	return { interest: roundToCents(interest), repayment: roundToCents(repayment) }
}

/** Loan of today's debt, repaid until the end date. */
function findLoanFrom(
	amount: number,
	part: LoanPart,
	terms: LoanTerms,
	day: Dayjs,
): (Loan & { paid: number }) | { gaps: Gap[] } {
	const { type, end } = terms
	if (!type) return { gaps: listMissing(part, terms, ['type']) }
	const loan = { type, amount, interest: 0, paid: 0 }
	if (type === 'interestOnly') return end?.isBefore(day, 'day') ? { gaps: ['ended'] } : { ...loan, months: 1 }
	if (!end) return { gaps: listMissing(part, terms, ['end']) }
	const months = countMonths(day.startOf('day'), end)
	return months < 1 ? { gaps: ['dates'] } : { ...loan, months }
}
