import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import { formatList } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { capitalise } from '#app/lib/capitalise'
import { formatDate } from '#app/lib/format-date'
import { formatMoney } from '#app/lib/money'
import { isUnread } from '#app/lib/unread'
import { paths } from '#app/paths'
import { buildDebtFigure, listAddends, formatPartDebt, type HeadFigure } from './head-debt.server'
import { buildPaymentFigure, findPayments, listReasons } from './head-payment.server'
import { buildHeadValue } from './head-value.server'
import { findMortgageDebt, isRepaid, sumEuros, type MortgageDebt } from './mortgage-debt'
import { findPartDebt } from './part-debt'
import type { ValueTask } from './value-tasks.server'
import { formatUntil } from '#app/lib/format-until'
import { areEndsRead, findFirstEnd, findLastEnd } from './key-figures'
import { readTerms } from './loan-terms'
import { nameNumbers } from './part-words'
import { findRateEnd, hideRepaidEnds } from './rate-end'

/** Figures of a mortgage on a day; undefined when neither parts nor an amount are known. `today` is Amsterdam local time. */
export function buildMortgageHead(mortgage: Mortgage, say: Say, today: Dayjs, task?: ValueTask) {
	const debt = findMortgageDebt(mortgage, today)
	const hasNothing =
		mortgage.loanParts.known.length === 0 && !isUnread(mortgage.amount) && debt.original === undefined
	if (hasNothing) return undefined
	const payments = findPayments(mortgage, today)
	const { band, asksValue, ...value } = buildHeadValue(mortgage, debt, say, today)
	return {
		title: say('mortgages.head.title', { date: formatDate(today, say.language) }),
		figures: [
			buildDebtFigure(debt, mortgage, say),
			...(isRepaid(debt)
				? []
				: [buildRateFigure(mortgage, say, today), buildPaymentFigure(mortgage, payments, say)]),
		],
		value: { ...value, task: asksValue ? task : undefined },
		soon: buildSoon(mortgage, say, today),
		method: buildMethod(
			describeSum(mortgage, debt, say, today),
			listReasons(mortgage, payments, say),
			band,
			say,
		),
	}
}

/** Contact and calendar links in the last year of a fixed rate. */
function buildSoon(mortgage: Mortgage, say: Say, today: Dayjs) {
	const end = findSoonEnd(mortgage, today)
	if (!end) return undefined
	const { text, calendar, call, mail } = say.table('mortgages').head.soon
	return {
		text,
		call,
		mail,
		subject: nameRateEnd(mortgage, end, say),
		calendar: { href: paths.fixedRateCalendar(mortgage.id), label: calendar },
	}
}

/** `Rente vast tot 1 mei 2027: Hypotheek Lindelaan 14`. */
export function nameRateEnd({ label }: Mortgage, end: Dayjs, say: Say) {
	const subject = say('mortgages.head.soon.subject', { date: formatDate(end, say.language) })
	return label === undefined ? subject : `${subject}: ${label}`
}

function describeSum(mortgage: Mortgage, debt: MortgageDebt, say: Say, today: Dayjs) {
	const debts = mortgage.loanParts.known.flatMap((part) => {
		const found = findPartDebt(part, today)
		return 'debt' in found ? found.debt : []
	})
	const total = sumEuros(debts)
	if (debt.state !== 'known' || debt.later.length > 0 || debts.length < 2 || total === undefined)
		return undefined
	const parts = formatList(listAddends(debts, say), say.language)
	return capitalise(say('mortgages.head.method.sum', { parts, total: formatMoney(total) }))
}

function buildMethod(
	sum: string | undefined,
	reasons: readonly string[],
	band: string | undefined,
	say: Say,
) {
	const { title, lines } = say.table('mortgages').head.method
	const { source, ...others } = lines
	const bands = say('mortgages.pictures.bands.source')
	const own = [
		source,
		sum,
		...reasons,
		...Object.values(others),
		band === undefined ? bands : `${band} ${bands}`,
	]
	return { title, lines: own.filter((line) => line !== undefined) }
}

/** The nearest end of a fixed rate: which part, how much, how long. */
export function buildRateFigure(mortgage: Mortgage, say: Say, today: Dayjs): HeadFigure {
	const loanParts = hideRepaidEnds(mortgage, today)
	const { term, past, missing } = say.table('mortgages').head.fixed
	if (!areEndsRead(loanParts)) return { term, value: say('unread.cell'), note: say('unread.value') }
	const first = findFirstEnd(loanParts, today)
	if (!first) {
		const last = findLastEnd(loanParts)
		return last
			? { term, value: formatDate(last, say.language), note: past }
			: { term, value: say('mortgages.head.notKnown'), note: missing }
	}
	const until = formatUntil(first.day, today, say.language)
	const isSoon = isRateSoon(first.day, today)
	const part = describeParts(loanParts.known, first.indexes, say, today)
	return {
		term,
		value: formatDate(first.day, say.language),
		note: [part, isSoon ? undefined : until].filter(Boolean).join('; ') || undefined,
		tag: isSoon && until ? capitalise(until) : undefined,
	}
}

/** Whether a client must choose a new rate within a year. */
function isRateSoon(day: Dayjs, today: Dayjs) {
	return !day.isAfter(today.startOf('day').add(12, 'month'))
}

/** The nearest end within a year; undefined when there is none. */
function findSoonEnd(mortgage: Mortgage, today: Dayjs): Dayjs | undefined {
	const first = findRateEnd(mortgage, today)
	return first && isRateSoon(first.day, today) ? first.day : undefined
}

function describeParts(
	parts: Mortgage['loanParts']['known'],
	indexes: readonly number[],
	say: Say,
	today: Dayjs,
) {
	const ending = parts.filter((_, index) => indexes.includes(index))
	const debts = ending.map((part) => findPartDebt(part, today))
	const sum = sumEuros(debts.map((part) => ('debt' in part ? part.debt : undefined)))
	const isExact = debts.every(
		({ state }, index) =>
			state === 'stated' || (ending[index] && readTerms(ending[index]).type === 'interestOnly'),
	)
	const name = parts.length > 1 ? nameNumbers(indexes, say) : undefined
	const amount = sum === undefined ? undefined : formatPartDebt(sum, isExact, say)
	return [name, amount].filter(Boolean).join(', ')
}
