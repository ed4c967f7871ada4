import { hideNoDate } from '#app/lib/no-date'
import { findKnown, isUnread, type Unread } from '#app/lib/unread'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { formatDate, formatWireDate } from '#app/lib/format-date'
import { formatMoney } from '#app/lib/format-money'
import { formatPercent } from '#app/lib/format-percent'
import { toWallClock } from '#app/lib/wall-clock'
import { drawGauge } from '#app/charts/gauge.server'
import {
	areEndsRead,
	findBand,
	findFirstEnd,
	computeLoanToValue,
	roundNearLimits,
	valueBands,
} from './key-figures'

type Collateral = Exclude<Mortgage['collateral'], Unread>

export function buildKeyFigures(mortgage: Mortgage, say: Say) {
	const items = [
		buildFixedRateEnd(mortgage, say),
		buildLentPart(mortgage, say) ?? buildLostRatio(mortgage, say),
	].filter((item) => item !== undefined)
	const { title, purpose } = say.table('mortgages').figures
	if (items.length === 0) return undefined
	return { title, purpose, items, gauge: buildGauge(mortgage, say) }
}

/** Loan to value, with the limits of lenders' rate classes. */
export function buildGauge({ amount, collateral }: Mortgage, say: Say) {
	const percentage = computeLoanToValue(findKnown(amount), findKnown(findKnown(collateral)?.marketValue))
	if (percentage === undefined) return undefined
	const value = formatRatio(percentage, say)
	const { name, ...limits } = findBand(percentage)
	return {
		label: say('mortgages.pictures.loanToValue', { percentage: value }),
		value,
		drawing: drawGauge(percentage, valueBands, [60, 80, 100]),
		band: say(`mortgages.pictures.bands.${name}`, limits),
		source: say('mortgages.pictures.bands.source'),
	}
}

export function buildFixedRateEnd({ loanParts }: Mortgage, say: Say) {
	const { fixedEnd, fixedEndNote } = say.table('mortgages').figures
	if (!areEndsRead(loanParts)) return { term: fixedEnd, value: say('unread.value') }
	const day = findFirstEnd(loanParts, toWallClock(new Date()))
	if (!day) return undefined
	return { term: fixedEnd, value: formatDate(day, say.language), note: fixedEndNote }
}

export function buildLentPart(mortgage: Mortgage, say: Say) {
	const collateral = findKnown(mortgage.collateral)
	const [amount, value] = [findKnown(mortgage.amount), findKnown(collateral?.marketValue)]
	const percentage = computeLoanToValue(amount, value)
	if (percentage === undefined || amount === undefined || value === undefined) return undefined
	const source = sourceOf(collateral, say)
	const sums = { amount: formatMoney(amount), value: formatMoney(value) }
	return {
		term: say('mortgages.figures.loanToValue'),
		value: formatRatio(percentage, say),
		note: source
			? say('mortgages.figures.loanToValueSourced', { ...sums, source })
			: say('mortgages.figures.loanToValueNote', sums),
	}
}

/** A ratio that may exist and could not be read: without an amount or a value there is none. */
export function buildLostRatio({ amount, collateral }: Mortgage, say: Say) {
	const value = isUnread(collateral) ? collateral : collateral?.marketValue
	const isPossible = [amount, value].every((part) => isUnread(part) || (part ?? 0) > 0)
	if (!isPossible || (!isUnread(amount) && !isUnread(value))) return undefined
	return { term: say('mortgages.figures.loanToValue'), value: say('unread.value') }
}

/** `75%`, `60,2%` or "iets meer dan 60%". */
function formatRatio(percentage: number, say: Say) {
	const { value, side } = roundNearLimits(percentage)
	const text = formatPercent(value)
	return side ? say(`mortgages.pictures.nearLimit.${side}`, { limit: text }) : text
}

function sourceOf(collateral: Collateral, say: Say): string | undefined {
	const day = hideNoDate(collateral?.marketValueDate)
	const date = isUnread(day) ? say('unread.date') : formatWireDate(day, say.language)
	const parts = [basisOf(collateral, say), date].filter((part) => part !== undefined)
	return parts.length > 0 ? parts.join(', ') : undefined
}

function basisOf(collateral: Collateral, say: Say): string | undefined {
	const name = collateral?.basedOn
	if (isUnread(name)) return say('unread.category')
	if (!collateral || !name) return undefined
	const own = new Map(Object.entries(say.table('mortgages').basis))
	return collateral.basedOnOptions.known.find((option) => option.name === name)?.label ?? own.get(name)
}
