import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import { formatList } from '#app/i18n/format-list'
import type { Say } from '#app/i18n/say.server'
import { capitalise } from '#app/lib/capitalise'
import { formatDate } from '#app/lib/format-date'
import { formatMoney } from '#app/lib/format-money'
import { isNone } from '#app/lib/read-list'
import { isUnread } from '#app/lib/unread'
import { paths } from '#app/paths'
import { buildDebtFigure, listAddends } from './head-debt.server'
import { buildPaymentFigure, findPayments, listReasons } from './head-payment.server'
import { buildRateFigure, findSoonEnd } from './head-rate.server'
import { buildHeadValue } from './head-value.server'
import { findMortgageDebt, isRepaid, sumEuros, type MortgageDebt } from './mortgage-debt'
import { findPartDebt } from './part-debt'
import type { ValueTask } from './value-tasks.server'

/** Figures of a mortgage on a day; undefined when neither parts nor an amount are known. `today` is Amsterdam local time. */
export function buildMortgageHead(mortgage: Mortgage, say: Say, today: Dayjs, task?: ValueTask) {
	const debt = findMortgageDebt(mortgage, today)
	const hasNothing = isNone(mortgage.loanParts) && !isUnread(mortgage.amount) && debt.original === undefined
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
