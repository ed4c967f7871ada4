import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import { toCents } from '#app/lib/money'
import { findKnown } from '#app/lib/unread'
import { findPartDebt, type PartDebt } from './part-debt'

type Lent = Pick<Mortgage, 'amount' | 'loanParts'>

/** Debt of a mortgage on a day, in euros. Numbers in lists are indexes of parts. */
export type MortgageDebt =
	/** Debt of every part is known; `isStated` when the API states all of them. */
	| {
			state: 'known'
			debt: number
			original?: number
			isStated: boolean
			later: number[]
			laterAmount?: number
	  }
	/** Known parts, and the original amount of the `unknown` ones; `hasUnread` where one could not be read. */
	| {
			state: 'atMost'
			debt: number
			original?: number
			unknown: number[]
			hasUnread: boolean
			later: number[]
	  }
	/** First and last start of the parts. */
	| { state: 'later'; original: number; start: Dayjs; last: Dayjs }
	/** `hasRatio` unless a part without any amount, or more parts, may exist. */
	| { state: 'unknown'; original?: number; hasRatio: boolean; withoutAmount: number[]; later: number[] }

/** @see contract §9, Figures */
export function findMortgageDebt(mortgage: Lent, today: Dayjs): MortgageDebt {
	const { known, isComplete } = mortgage.loanParts
	const debts = known.map((part) => findPartDebt(part, today))
	const withoutAmount = listIndexes(
		debts,
		({ state, original }) => state === 'unknown' && original === undefined,
	)
	const total = sumEuros(known.map((_, index) => debts[index]?.original))
	const original = (isComplete ? total : undefined) ?? findPositive(mortgage)
	// Places of parts are known in a complete list alone.
	const later = isComplete ? listLater(debts) : []
	if (!isComplete || withoutAmount.length > 0)
		return { state: 'unknown', original, hasRatio: false, withoutAmount, later }
	const starts = debts.flatMap((debt) => (debt.state === 'later' ? debt.start : []))
	const [start, last = start] = findRange(starts)
	if (start && last && starts.length === debts.length)
		return { state: 'later', original: original ?? 0, start, last }
	const isNoneKnown = !debts.some(({ state }) => state === 'stated' || state === 'computed')
	if (isNoneKnown) return { state: 'unknown', original, hasRatio: true, withoutAmount, later }
	return addDebts(debts, original)
}

function findRange(days: readonly Dayjs[]) {
	const sorted = [...days].sort((a, b) => a.valueOf() - b.valueOf())
	return [sorted[0], sorted.at(-1)] as const
}

function addDebts(debts: readonly PartDebt[], original: number | undefined): MortgageDebt {
	const unknown = listIndexes(debts, ({ state }) => state === 'unknown')
	const debt = sumEuros(debts.map(getShare)) ?? 0
	const hasUnread = debts.some((part) => part.state === 'unknown' && part.gaps.includes('unread'))
	if (unknown.length > 0)
		return { state: 'atMost', debt, original, unknown, hasUnread, later: listLater(debts) }
	const later = debts.filter(({ state }) => state === 'later')
	return {
		state: 'known',
		debt,
		original,
		isStated: debts.every(({ state }) => state === 'stated' || state === 'later'),
		later: listLater(debts),
		laterAmount: sumEuros(later.map((part) => part.original)),
	}
}

/** A part that has not begun is not owed yet. */
function getShare(part: PartDebt) {
	if (part.state === 'unknown') return part.original
	return part.state === 'later' ? 0 : part.debt
}

/** Undefined when a term is, and without terms. */
export function sumEuros(amounts: readonly (number | undefined)[]): number | undefined {
	const known = amounts.filter((amount) => amount !== undefined)
	if (known.length === 0 || known.length < amounts.length) return undefined
	return known.reduce((sum, amount) => sum + toCents(amount), 0) / 100
}

function listLater(debts: readonly PartDebt[]) {
	return listIndexes(debts, ({ state }) => state === 'later')
}

function listIndexes(debts: readonly PartDebt[], is: (debt: PartDebt) => boolean) {
	return debts.flatMap((debt, index) => (is(debt) ? [index] : []))
}

function findPositive({ amount }: Lent) {
	const known = findKnown(amount)
	return known !== undefined && known > 0 ? known : undefined
}

/**
 * The amount that loan to value compares with the home: today's, else the one at the start (contract §9). Where all that began
 * is repaid, it is that of the parts to come.
 */
export function findComparedAmount(debt: MortgageDebt): number | undefined {
	if (debt.state === 'unknown' && !debt.hasRatio) return undefined
	if (debt.state === 'known' && debt.debt === 0 && debt.later.length > 0) return debt.laterAmount
	return isOwedToday(debt) ? debt.debt : debt.original
}

/** True when all parts began and nothing is owed of them. */
export function isRepaid(debt: MortgageDebt) {
	return debt.state === 'known' && debt.debt === 0 && debt.later.length === 0
}

/** Whether the head's figure is a debt of today, which is not yet so before the first part begins. */
export function isOwedToday(debt: MortgageDebt): debt is Extract<MortgageDebt, { debt: number }> {
	return (debt.state === 'known' && (debt.debt > 0 || debt.later.length === 0)) || debt.state === 'atMost'
}
