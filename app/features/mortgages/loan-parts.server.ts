import { ContractViolation } from '#app/api/errors'
import { hideNoDate } from '#app/lib/wire-date'
import { isNone } from '#app/lib/read-list'
import { describeCell } from '#app/products/facts'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { toCsv } from '#app/lib/csv'
import { formatWireDate, formatDate } from '#app/lib/format-date'
import { formatMoney, roundToCents, toCents } from '#app/lib/money'
import { formatRate } from '#app/lib/numbers'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { paths } from '#app/paths'
import { findTypeLabel, nameParts } from './part-names'
import { findKnown } from '#app/lib/unread'
import { toWallClock } from '#app/lib/wall-clock'
import { drawShares } from '#app/charts/share-bar.server'
import { drawYearTrack } from '#app/charts/year-track.server'
import { readDay } from './loan-terms'
import { findRateEnd } from './rate-end'

/** Undefined without parts; `note` when more exist than could be read. */
export function buildLoanPartsTable(mortgage: Mortgage, say: Say) {
	if (isNone(mortgage.loanParts)) return undefined
	const { title, type, amount, interest, fixedUntil, end, download } = say.table('mortgages').loanParts
	const names = nameParts(mortgage)
	const charts = buildPartCharts(mortgage, say)
	const shares = charts.shares?.parts
	const formatDay = (day: string) => formatWireDate(day, say.language)
	const rows = mortgage.loanParts.known.map((part, index) => {
		const cells = [
			describeCell(part.amount, say, formatMoney),
			describeCell(part.interest, say, formatRate),
			describeCell(hideNoDate(part.endOfFixedRatePeriod), say, formatDay),
			describeCell(part.endOfLoanPeriod, say, formatDay),
		]
		const percentage = shares?.[index]?.percentage
		return {
			name: names[index] ?? '',
			share: percentage === undefined ? undefined : say('mortgages.loanParts.share', { percentage }),
			cells: cells.map((cell) => cell ?? '-'),
		}
	})
	return {
		title,
		note: mortgage.loanParts.isComplete ? undefined : say('unread.list'),
		...charts,
		columns: [type, amount, interest, fixedUntil, end],
		rows,
		download: mortgage.loanParts.isComplete
			? { href: paths.loanPartsFile(mortgage.id), label: download }
			: undefined,
	}
}

/** Fixed-rate periods are two date columns (contract §8). @throws ContractViolation for parts that are not complete */
export function createLoanPartsCsv(mortgage: Mortgage, say: Say) {
	if (!mortgage.loanParts.isComplete) throw new ContractViolation('/api/products/mortgages')
	const texts = say.table('mortgages').loanParts
	const { type, amountInEuros, interestInPercents, start, fixedFrom, fixedUntil, end } = texts
	const columns = [type, amountInEuros, interestInPercents, start, fixedFrom, fixedUntil, end]
	const rows = mortgage.loanParts.known.map((part) => [
		findTypeLabel(part, mortgage),
		describeCell(part.amount, say, roundToCents),
		describeCell(part.interest, say, (interest) => interest),
		...[part.date, part.startOfFixedRatePeriod, part.endOfFixedRatePeriod, part.endOfLoanPeriod].map((date) =>
			describeCell(hideNoDate(date), say, cellDate),
		),
	])
	const label = (mortgage.label ?? say('dashboard.groups.mortgage')).replace(/[/\\]/g, '-')
	return { name: say('mortgages.loanParts.fileName', { label }), text: toCsv(columns, rows) }
}

/** Date format of Dutch spreadsheets. */
function cellDate(date: string) {
	return parseWireDate(date)?.format('DD-MM-YYYY')
}

export function buildPartCharts(mortgage: Mortgage, say: Say) {
	return { shares: buildShares(mortgage, say), track: buildTrack(mortgage, say) }
}

function buildShares({ loanParts: { known, isComplete } }: Mortgage, say: Say) {
	if (!isComplete) return undefined
	const cents = known.map(({ amount }) => (typeof amount === 'number' ? toCents(amount) : undefined))
	const shares = drawShares(cents)
	if (!shares) return undefined
	const total = cents.reduce<number>((sum, amount = 0) => sum + amount, 0) / 100
	return {
		label: say('mortgages.pictures.shares', { amount: formatMoney(total), count: known.length }),
		parts: shares.map((share, index) => ({ ...share, name: String(index + 1) })),
	}
}

function buildTrack(mortgage: Mortgage, say: Say) {
	const today = toWallClock(new Date())
	const names = nameParts(mortgage)
	const drawing = drawYearTrack(
		mortgage.loanParts.known.map((part, index) => ({
			label: names[index] ?? '',
			from: readDay(findKnown(part.startOfFixedRatePeriod) ?? part.date),
			agreed: readDay(part.endOfFixedRatePeriod),
			end: readDay(part.endOfLoanPeriod),
		})),
		today,
	)
	if (!drawing) return undefined
	const first = findRateEnd(mortgage, today)?.day
	const { now, legend, track } = say.table('mortgages').pictures
	const date = first && formatDate(first, say.language)
	return { label: date ? say('mortgages.pictures.firstEnd', { date }) : track, now, legend, drawing }
}
