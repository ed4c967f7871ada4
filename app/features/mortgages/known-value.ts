import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { findKnown } from '#app/lib/unread'
import { toWallClock } from '#app/lib/wall-clock'
import { listBasisChoices } from '#app/products/value-basis'

/** Value of the home at the firm; undefined while its amount, date or basis is missing, unread or impossible [A273]. */
export function findKnownValue({ collateral }: Mortgage) {
	const known = readKnown(collateral)
	return known && { ...known, marketValueDate: known.marketValueDate.format('YYYY-MM-DD') }
}

/** Date and basis of a value that can be confirmed. */
export function describeKnownValue({ collateral }: Mortgage, say: Say) {
	const known = readKnown(collateral)
	if (!known) return []
	const { basis, date } = say.table('marketValue')
	const choice = listBasisChoices(collateral, say).options.find(({ value }) => value === known.basedOn)
	return [
		{ term: basis, detail: choice?.label ?? known.basedOn },
		{ term: date, detail: formatDate(known.marketValueDate, say.language) },
	]
}

function readKnown(collateral: Mortgage['collateral']) {
	const { marketValue, marketValueDate, basedOn } = findKnown(collateral) ?? {}
	const [value, basis] = [findKnown(marketValue), findKnown(basedOn)]
	const day = parseWireDate(findKnown(marketValueDate) ?? '')
	if (!value || value < 0 || !basis || !day || day.isAfter(toWallClock(new Date()))) return undefined
	return { marketValue: value, marketValueDate: day, basedOn: basis }
}
