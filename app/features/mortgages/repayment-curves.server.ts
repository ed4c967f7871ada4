import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { formatMoney, formatRoundMoney, roundToCents } from '#app/lib/money'
import { computeBalance, computePayment, type Loan } from '#app/lib/repayment'
import { toWallClock } from '#app/lib/wall-clock'
import { createRepaymentAxes, type Point } from '#app/charts/repayment-curve.server'
import {
	type Gap,
	countMonths,
	countPayments,
	isRateYounger,
	listMissing,
	readTerms,
	type LoanPart,
} from './loan-terms'
import { nameParts } from './part-names'
import { describeGaps, namePart } from './part-words'
import { hasUnread } from '#app/lib/unread'

type NamedSum = LoanSum & { name: string }

interface RepaymentFact {
	term: string
	detail: string
	note?: string
}

/** Charts of the parts with enough data; undefined without parts. */
export function buildRepaymentCurves(mortgage: Mortgage, say: Say) {
	if (mortgage.loanParts.known.length === 0) return undefined
	const today = toWallClock(new Date())
	const names = nameParts(mortgage)
	const parts = mortgage.loanParts.known.map((part, index) => ({
		index,
		name: names[index] ?? '',
		...findLoanSum(part, today),
	}))
	const sums = parts.filter((part) => 'loan' in part)
	const { title, purpose } = say.table('mortgages').descents
	return {
		title,
		purpose: sums.length > 0 ? purpose : undefined,
		parts: drawSums(sums, today, say),
		missing: parts.flatMap((part) => ('gaps' in part ? [describeMissing(part, mortgage, say)] : [])),
	}
}

function drawSums(sums: readonly NamedSum[], today: Dayjs, say: Say) {
	if (sums.length === 0) return []
	const days = sums.flatMap(({ start, fixedUntil }) => [start, fixedUntil])
	days.sort((a, b) => a.valueOf() - b.valueOf())
	const most = Math.max(...sums.map(({ loan }) => loan.amount))
	const axes = createRepaymentAxes(days[0] ?? today, days.at(-1) ?? today, most)
	return sums.map((sum) => ({
		name: sum.name,
		label: describeSum(sum, say),
		now: say('mortgages.pictures.now'),
		years: axes.years,
		amounts: nameEnds(sum),
		drawing: axes.draw(listPoints(sum), sum.paid === undefined ? undefined : pointAt(sum, sum.paid, today)),
		facts: listFacts(sum, today, say),
	}))
}

function getBalance(loan: LoanSum['loan'], payments: number) {
	return roundToCents(computeBalance(loan, payments))
}

function nameEnds({ loan, payments }: LoanSum) {
	const end = formatRoundMoney(getBalance(loan, payments))
	return loan.type === 'interestOnly' ? { end } : { start: formatRoundMoney(loan.amount), end }
}

const mostPoints = 60

/** Straight lines need two points. Annuities get one point per year, or per so many years, which looks smooth. */
function listPoints(sum: LoanSum): [Point, ...Point[]] {
	const step = 12 * Math.ceil(sum.payments / (12 * mostPoints))
	const count = sum.loan.type === 'annuity' ? Math.ceil(sum.payments / step) - 1 : 0
	const later = [...Array.from({ length: count }, (_, at) => (at + 1) * step), sum.payments]
	const points = later.map((payments) => pointAt(sum, payments, sum.start.add(payments, 'month')))
	return [pointAt(sum, 0, sum.start), ...points]
}

function pointAt({ loan }: LoanSum, payments: number, at: Dayjs): Point {
	return { at, amount: getBalance(loan, payments) }
}

function describeSum({ name, loan, payments, fixedUntil }: NamedSum, say: Say) {
	const date = formatDate(fixedUntil, say.language)
	const from = formatMoney(loan.amount)
	if (loan.type === 'interestOnly') return say('mortgages.descents.stays', { name, from, date })
	const to = formatMoney(getBalance(loan, payments))
	return say('mortgages.descents.falls', { name, from, to, date })
}

function listFacts(
	{ loan, start, fixedUntil, payments, paid }: LoanSum,
	today: Dayjs,
	say: Say,
): RepaymentFact[] {
	const { now, monthly } = say.table('mortgages').descents
	const owed = (after: number) => formatMoney(getBalance(loan, after))
	const on = (day: Dayjs) => say('mortgages.descents.on', { date: formatDate(day, say.language) })
	const payment = computePayment(loan, (paid ?? 0) + 1)
	const [interest, repayment] = [roundToCents(payment.interest), roundToCents(payment.repayment)]
	const split = { interest: formatMoney(interest), repayment: formatMoney(repayment) }
	return [
		...(start.isSame(today, 'day') ? [] : [{ term: on(start), detail: owed(0) }]),
		...(paid === undefined ? [] : [{ term: now, detail: owed(paid) }]),
		{ term: on(fixedUntil), detail: owed(payments) },
		{
			term: monthly,
			detail: formatMoney(interest + repayment),
			note: repayment > 0 ? say('mortgages.split', split) : undefined,
		},
	]
}

function describeMissing(
	{ index, gaps }: { index: number; gaps: readonly Gap[] },
	mortgage: Mortgage,
	say: Say,
) {
	const reason = describeGaps(gaps, undefined, say)
	return say('mortgages.descents.missing', { part: namePart(index, mortgage, say), reason })
}

interface LoanSum {
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
