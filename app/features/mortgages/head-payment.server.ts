import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { capitalise } from '#app/lib/capitalise'
import { formatDate } from '#app/lib/format-date'
import { formatMoney, roundToCents } from '#app/lib/money'
import type { HeadFigure } from './head-debt.server'
import { readTerms, type Gap, countMonths, listMissing, type LoanPart, type LoanTerms } from './loan-terms'
import { sumEuros } from './mortgage-debt'
import { describeGaps, nameNumbers } from './part-words'
import { computePayment, type Loan } from '#app/lib/repayment'
import { findLoan, findPartDebt, listRateGaps } from './part-debt'

interface MissingPayment {
	index: number
	gaps: Gap[]
}

export interface Payments {
	known: Payment[]
	missing: MissingPayment[]
	/** Set while nothing is paid and a part is to come: the day when all parts run. */
	from?: Dayjs
}

/** Payments of this month, or of the first month with all parts where none is paid for yet. */
export function findPayments({ loanParts }: Mortgage, today: Dayjs): Payments {
	const now = listPayments(loanParts.known, today)
	const isPaying = now.known.some(({ interest, repayment }) => interest + repayment > 0)
	if (isPaying || now.missing.length > 0) return now
	const starts = loanParts.known.flatMap((part) => readTerms(part).start ?? [])
	const from = starts.filter((start) => start.isAfter(today)).sort((a, b) => b.valueOf() - a.valueOf())[0]
	return from ? { ...listPayments(loanParts.known, from), from } : now
}

function listPayments(parts: Mortgage['loanParts']['known'], day: Dayjs): Payments {
	const payments = parts.map((part) => findPartPayment(part, day))
	return {
		known: payments.flatMap((payment) => (payment && 'interest' in payment ? payment : [])),
		missing: payments.flatMap((payment, index) =>
			payment && 'gaps' in payment ? { index, gaps: payment.gaps } : [],
		),
	}
}

export function buildPaymentFigure(mortgage: Mortgage, payments: Payments, say: Say): HeadFigure {
	const { term, missing: unknown } = say.table('mortgages').head.payment
	const { known, isComplete } = mortgage.loanParts
	if (!isComplete) return { term, value: say('unread.cell'), note: say('unread.value') }
	const total = sumEuros(payments.known.map(({ interest, repayment }) => interest + repayment))
	if (total !== undefined)
		return { term, value: formatMoney(total), note: describeTotal(mortgage, payments, say) }
	if (payments.missing.some(({ gaps }) => gaps.includes('unread')))
		return { term, value: say('unread.cell'), note: say('unread.value') }
	const reason = describeReasons(mortgage, payments.missing, say)
	const value = say('mortgages.head.notKnown')
	return { term, value, note: known.length === 0 || !reason ? unknown : capitalise(reason) }
}

function describeTotal(mortgage: Mortgage, { known, missing, from }: Payments, say: Say) {
	const begins = from && say('mortgages.head.payment.from', { date: formatDate(from, say.language) })
	const without = describeWithout(mortgage, missing, say)
	if (begins || without) return [begins, without].filter(Boolean).join('; ')
	const repayment = sumEuros(known.map((payment) => payment.repayment)) ?? 0
	if (repayment === 0) return say('mortgages.head.payment.interest')
	const interest = sumEuros(known.map((payment) => payment.interest)) ?? 0
	return say('mortgages.split', { interest: formatMoney(interest), repayment: formatMoney(repayment) })
}

function describeWithout(mortgage: Mortgage, missing: readonly MissingPayment[], say: Say) {
	if (missing.length === 0) return undefined
	const indexes = missing.map(({ index }) => index)
	const reason = describeReasons(mortgage, missing, say) ?? say('mortgages.head.payment.various')
	return say('mortgages.head.payment.without', { parts: nameNumbers(indexes, say), reason })
}

/** The reason of all these parts; undefined when they differ. */
function describeReasons(mortgage: Mortgage, missing: readonly MissingPayment[], say: Say) {
	const reasons = new Set(
		missing.map(({ index, gaps }) => describeGaps(gaps, mortgage.loanParts.known[index], say)),
	)
	return reasons.size === 1 ? [...reasons][0] : undefined
}

/** A line per part without a payment, where the figure has no room for its reason. */
export function listReasons(mortgage: Mortgage, { missing }: Payments, say: Say): string[] {
	if (missing.length === 0 || describeReasons(mortgage, missing, say) !== undefined) return []
	return missing.map(({ index, gaps }) => {
		const reason = describeGaps(gaps, mortgage.loanParts.known[index], say)
		return `${capitalise(nameNumbers([index], say))}: ${reason}.`
	})
}

/** Euros, each rounded once. */
interface Payment {
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
