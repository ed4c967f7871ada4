import type { Dayjs } from 'dayjs'
import { hideNoDate } from '#app/lib/wire-date'
import { findKnown, isUnread, type Unread } from '#app/lib/unread'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import type { TextKey } from '#app/locales/texts'
import { capitalise } from '#app/lib/capitalise'
import { formatWireDate } from '#app/lib/format-date'
import { formatShortMoney } from '#app/lib/money'
import { formatPercent } from '#app/lib/numbers'
import { drawGauge, type GaugeDrawing } from '#app/charts/gauge.server'
import {
	computeLoanToValue,
	findBand,
	roundRatio,
	roundRatioUp,
	valueBands,
	type ShownRatio,
} from './key-figures'
import { readDay } from './loan-terms'
import { findComparedAmount, isOwedToday, isRepaid, type MortgageDebt } from './mortgage-debt'
import { nameNumbers } from './part-words'

type Collateral = Exclude<Mortgage['collateral'], Unread>

/** Years after which a value of a home is called old. */
const oldAfter = 3

interface HeadValue {
	line: string
	note?: string
	gauge?: { label: string; value: string; drawing: GaugeDrawing }
	band?: string
	asksValue: boolean
}

/** Loan to value with its gauge, or what is missing; `asksValue` when a newer value of the home would help. */
export function buildHeadValue(
	{ collateral, loanParts }: Mortgage,
	debt: MortgageDebt,
	say: Say,
	today: Dayjs,
): HeadValue {
	const { missing, unread, old } = say.table('mortgages').head.value
	const value = findKnown(findKnown(collateral)?.marketValue)
	if (isUnread(collateral) || isUnread(collateral?.marketValue)) return { line: unread, asksValue: false }
	if (value === undefined || value <= 0) return { line: missing, asksValue: true }
	const isOld = isValueOld(collateral, today)
	const note = isOld ? old : undefined
	const percentage = computeLoanToValue(findComparedAmount(debt), value)
	if (percentage === undefined)
		return { line: describeLost(debt, loanParts.isComplete, say), note, asksValue: isOld }
	return { ...showRatio(percentage, debt, { collateral, value }, say), note, asksValue: isOld }
}

interface Home {
	collateral: Collateral
	value: number
}

function showRatio(percentage: number, debt: MortgageDebt, home: Home, say: Say) {
	const isAtMost = debt.state === 'atMost'
	const shown = isAtMost ? roundRatioUp(percentage) : roundRatio(percentage)
	const ratio = formatRatio(shown, isAtMost, say)
	const near = shown.near && !shown.near.isHidden ? nameNear(shown.near, say) : undefined
	const scope = describeScope(debt, say)
	const line = [
		capitalise(describeRatio(ratio, home, say)),
		scope.line ? `, ${scope.line}` : '',
		near ? `: ${near}` : '',
	].join('')
	const label = say(scope.sentence, {
		percentage: near ? `${ratio}, ${near},` : ratio,
		parts: scope.parts ?? '',
	})
	const gauge = { label, value: ratio, drawing: drawGauge(percentage, valueBands, [60, 80, 100]) }
	const banded = scope.without ? `${ratio} (${scope.without})` : ratio
	return { line, gauge, band: describeBand(banded, { percentage, shown, isAtMost }, say) }
}

interface Scope {
	sentence: TextKey
	line?: string
	parts?: string
	without?: string
}

/** The amount that the ratio compares: today's, without the parts to come, or the one at the start. */
function describeScope(debt: MortgageDebt, say: Say): Scope {
	if (debt.state === 'later' || debt.state === 'unknown')
		return { sentence: 'mortgages.pictures.loanToValueAtStart', line: say('mortgages.head.value.atStart') }
	const { length: count } = debt.later
	if (count === 0) return { sentence: 'mortgages.pictures.loanToValue' }
	const parts = nameNumbers(debt.later, say)
	if (!isOwedToday(debt)) {
		const line = say('mortgages.head.value.partsAtStart', { parts })
		return { sentence: 'mortgages.pictures.partsToValueAtStart', line, parts }
	}
	return {
		sentence: 'mortgages.pictures.loanToValueWithout',
		line: say('mortgages.head.value.withoutLater', { parts, count }),
		without: say('mortgages.head.value.without', { parts }),
		parts,
	}
}

/** `75,3%`, `hoogstens 77,2%` or "iets meer dan 60%". */
function formatRatio({ value, near }: ShownRatio, isAtMost: boolean, say: Say) {
	const text = formatPercent(value)
	if (isAtMost) return say('mortgages.head.value.atMost', { percentage: text })
	return near?.isHidden ? say(`mortgages.pictures.nearLimit.${near.side}`, { limit: text }) : text
}

function nameNear({ side, limit }: NonNullable<ShownRatio['near']>, say: Say) {
	return say(`mortgages.head.value.near.${side}`, { limit: formatPercent(limit) })
}

interface Banded {
	percentage: number
	shown: ShownRatio
	isAtMost: boolean
}

/**
 * Class of a ratio. An upper bound gets only the class that it certainly fits. None where the ratio names the limit of its
 * class: "iets minder dan 60%" is 60% or less already.
 */
function describeBand(ratio: string, { percentage, shown, isAtMost }: Banded, say: Say) {
	const { name, ...limits } = findBand(percentage)
	if (isAtMost && name === 'above') return undefined
	const isNamed = Object.values(limits).some((limit) => limit === shown.value)
	if (isNamed && !isAtMost && !shown.near) return capitalise(say('mortgages.pictures.bands.exact', { ratio }))
	if (isNamed && (isAtMost || name !== 'between')) return undefined
	const kind = isAtMost ? 'below' : name
	return capitalise(say(`mortgages.pictures.bands.${kind}`, { ratio, ...limits }))
}

function describeRatio(ratio: string, { collateral, value }: Home, say: Say) {
	const source = describeSource(collateral, say)
	const sums = { ratio, value: formatShortMoney(value) }
	return source
		? say('mortgages.head.value.sourced', { ...sums, source })
		: say('mortgages.head.value.line', sums)
}

function describeLost(debt: MortgageDebt, isComplete: boolean, say: Say) {
	if (!isComplete) return say('unread.list')
	if (isRepaid(debt)) return say('mortgages.head.value.repaid')
	if (debt.state !== 'unknown' || debt.withoutAmount.length === 0) return say('mortgages.head.value.noAmount')
	return say('mortgages.head.value.noPartAmount', { parts: nameNumbers(debt.withoutAmount, say) })
}

function isValueOld(collateral: Collateral, today: Dayjs) {
	const day = collateral ? readDay(collateral.marketValueDate) : undefined
	return day !== undefined && day.isBefore(today.startOf('day').subtract(oldAfter, 'year'))
}

function describeSource(collateral: Collateral, say: Say): string | undefined {
	const day = hideNoDate(collateral?.marketValueDate)
	const date = isUnread(day) ? say('unread.date') : formatWireDate(day, say.language)
	const parts = [describeBasis(collateral, say), date].filter((part) => part !== undefined)
	return parts.length > 0 ? parts.join(', ') : undefined
}

function describeBasis(collateral: Collateral, say: Say): string | undefined {
	const name = collateral?.basedOn
	if (isUnread(name)) return say('unread.category')
	if (!collateral || !name) return undefined
	const own = new Map(Object.entries(say.table('mortgages').basis))
	return collateral.basedOnOptions.known.find((option) => option.name === name)?.label ?? own.get(name)
}
