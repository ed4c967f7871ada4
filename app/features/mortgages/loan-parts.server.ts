import { ContractViolation } from '#app/api/errors'
import { hideNoDate } from '#app/lib/no-date'
import { isNone } from '#app/lib/read-list'
import { describeCell } from '#app/products/facts'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { toCsv } from '#app/lib/csv'
import { formatWireDate } from '#app/lib/format-date'
import { formatMoney, roundToCents } from '#app/lib/format-money'
import { formatRate } from '#app/lib/format-percent'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { paths } from '#app/paths'
import { findTypeLabel, nameParts } from './part-names'
import { buildPartCharts } from './part-charts.server'

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
