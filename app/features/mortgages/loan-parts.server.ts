import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { toCsv } from '#app/lib/csv'
import { formatWireDate } from '#app/lib/format-date'
import { formatOptionalMoney } from '#app/lib/format-money'
import { formatPercent } from '#app/lib/format-percent'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { paths } from '#app/paths'

type LoanPart = Mortgage['loanParts'][number]

/** The parts of a mortgage as a table, with the way to all that is known of them; undefined where there are none. */
export function buildLoanPartsTable(found: Mortgage, say: Say) {
	if (found.loanParts.length === 0) return undefined
	const { title, type, amount, interest, fixedUntil, end, download } = say.table('mortgages').loanParts
	return {
		title,
		columns: [type, amount, interest, fixedUntil, end],
		rows: found.loanParts.map((part) =>
			[
				typeOf(part, found),
				formatOptionalMoney(part.amount),
				part.interest === undefined ? undefined : formatPercent(part.interest),
				formatWireDate(part.endOfFixedRatePeriod, say.language),
				formatWireDate(part.endOfLoanPeriod, say.language),
			].map((cell) => cell ?? '-'),
		),
		download: { href: paths.loanPartsFile(found.id), label: download },
	}
}

/** The same as a file for a spreadsheet, with what the API tells of each part; a fixed period is its two dates (contract §8). */
export function createLoanPartsCsv(found: Mortgage, say: Say) {
	const texts = say.table('mortgages').loanParts
	const { type, amountInEuros, interestInPercents, start, fixedFrom, fixedUntil, end } = texts
	const columns = [type, amountInEuros, interestInPercents, start, fixedFrom, fixedUntil, end]
	const rows = found.loanParts.map((part) => [
		typeOf(part, found),
		part.amount,
		part.interest,
		cellDate(part.date),
		cellDate(part.startOfFixedRatePeriod),
		cellDate(part.endOfFixedRatePeriod),
		cellDate(part.endOfLoanPeriod),
	])
	const label = (found.label ?? say('dashboard.groups.mortgage')).replace(/[/\\]/g, '-')
	return { name: say('mortgages.loanParts.fileName', { label }), text: toCsv(columns, rows) }
}

/** The firm's words for the type of a part, else the type as the API spells it. */
function typeOf({ type }: LoanPart, { loanPartTypes }: Mortgage): string | undefined {
	return loanPartTypes.find(({ name }) => name === type)?.label ?? type
}

/** As Dutch spreadsheets read a date. */
function cellDate(date: string | undefined) {
	return date ? parseWireDate(date)?.format('DD-MM-YYYY') : undefined
}
