import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { toCsv } from '#app/lib/csv'
import { formatWireDate } from '#app/lib/format-date'
import { formatOptionalMoney, roundToCents } from '#app/lib/format-money'
import { formatRate } from '#app/lib/format-percent'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { paths } from '#app/paths'
import { findTypeLabel, nameParts } from './part-names'
import { buildPartCharts } from './part-charts.server'

/** Undefined without parts. */
export function buildLoanPartsTable(mortgage: Mortgage, say: Say) {
	if (mortgage.loanParts.length === 0) return undefined
	const { title, type, amount, interest, fixedUntil, end, download } = say.table('mortgages').loanParts
	const names = nameParts(mortgage)
	const charts = buildPartCharts(mortgage, say)
	const shares = charts.shares?.parts
	const rows = mortgage.loanParts.map((part, index) => {
		const cells = [
			formatOptionalMoney(part.amount),
			part.interest === undefined ? undefined : formatRate(part.interest),
			formatWireDate(part.endOfFixedRatePeriod, say.language),
			formatWireDate(part.endOfLoanPeriod, say.language),
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
		...charts,
		columns: [type, amount, interest, fixedUntil, end],
		rows,
		download: { href: paths.loanPartsFile(mortgage.id), label: download },
	}
}

/** Fixed-rate periods are two date columns (contract §8). */
export function createLoanPartsCsv(mortgage: Mortgage, say: Say) {
	const texts = say.table('mortgages').loanParts
	const { type, amountInEuros, interestInPercents, start, fixedFrom, fixedUntil, end } = texts
	const columns = [type, amountInEuros, interestInPercents, start, fixedFrom, fixedUntil, end]
	const rows = mortgage.loanParts.map((part) => [
		findTypeLabel(part, mortgage),
		part.amount === undefined ? undefined : roundToCents(part.amount),
		part.interest,
		cellDate(part.date),
		cellDate(part.startOfFixedRatePeriod),
		cellDate(part.endOfFixedRatePeriod),
		cellDate(part.endOfLoanPeriod),
	])
	const label = (mortgage.label ?? say('dashboard.groups.mortgage')).replace(/[/\\]/g, '-')
	return { name: say('mortgages.loanParts.fileName', { label }), text: toCsv(columns, rows) }
}

/** Date format of Dutch spreadsheets. */
function cellDate(date: string | undefined) {
	return date ? parseWireDate(date)?.format('DD-MM-YYYY') : undefined
}
