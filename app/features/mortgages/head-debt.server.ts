import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { capitalise } from '#app/lib/capitalise'
import { formatDate } from '#app/lib/format-date'
import { formatMoney, formatRoundMoney, formatShortMoney } from '#app/lib/money'
import { hasUnread, isUnread } from '#app/lib/unread'
import type { MortgageDebt } from './mortgage-debt'
import { nameNumbers } from './part-words'

export interface HeadFigure {
	term: string
	/** Smaller words before the value: "ongeveer". */
	prefix?: string
	value: string
	note?: string
	tag?: string
}

type ShownDebt = Pick<HeadFigure, 'prefix' | 'value'>

/** Today's debt; undefined when it is unknown. An upper bound is rounded up. */
export function showDebt(debt: MortgageDebt, say: Say): ShownDebt | undefined {
	const { about, atMost } = say.table('mortgages').head.debt
	if (debt.state === 'atMost') return { prefix: atMost, value: formatRoundMoney(Math.ceil(debt.debt)) }
	if (debt.state !== 'known') return undefined
	return debt.isStated || debt.debt === 0
		? { value: formatShortMoney(debt.debt) }
		: { prefix: about, value: formatRoundMoney(debt.debt) }
}

export function buildDebtFigure(debt: MortgageDebt, mortgage: Mortgage, say: Say): HeadFigure {
	const { term, unknown, missing } = say.table('mortgages').head.debt
	const shown = showDebt(debt, say)
	if (shown) return { term, ...shown, note: describeOrigin(debt, say) }
	if (areAmountsLost(mortgage)) return { term, value: say('unread.cell'), note: say('unread.value') }
	const { original } = debt
	if (original === undefined) return { term, value: say('mortgages.head.notKnown'), note: missing }
	const value = formatShortMoney(original)
	if (debt.state === 'later') return { term, value, note: describeStarts(debt, say) }
	const later = nameLater(debt, say)
	return { term, value, note: later ? `${unknown} ${capitalise(later)}.` : unknown }
}

function describeStarts({ start, last }: Extract<MortgageDebt, { state: 'later' }>, say: Say) {
	const first = formatDate(start, say.language)
	if (last.isSame(start)) return say('mortgages.head.debt.later', { date: first })
	return say('mortgages.head.debt.starts', { first, last: formatDate(last, say.language) })
}

/** True when an amount could not be read, so that the head shows no original amount. */
function areAmountsLost({ amount, loanParts: { known, isComplete } }: Mortgage) {
	return isUnread(amount) || !isComplete || known.some(hasUnread)
}

function describeOrigin(debt: MortgageDebt, say: Say) {
	const unread = debt.state === 'atMost' && debt.hasUnread ? say('mortgages.head.debt.unread') : undefined
	return [describeBasis(debt, say), unread, nameLater(debt, say)].filter(Boolean).join('; ') || undefined
}

function describeBasis(debt: MortgageDebt, say: Say) {
	if (debt.state === 'atMost')
		return say('mortgages.head.debt.counted', {
			parts: nameNumbers(debt.unknown, say),
			count: debt.unknown.length,
		})
	if (debt.state !== 'known' || debt.original === undefined) return undefined
	return say('mortgages.head.debt.from', { amount: formatShortMoney(debt.original) })
}

/** "deel 2 begint later"; undefined when all parts have begun. */
function nameLater(debt: MortgageDebt, say: Say) {
	if (debt.state === 'later' || debt.later.length === 0) return undefined
	return say('mortgages.head.debt.partLater', {
		parts: nameNumbers(debt.later, say),
		count: debt.later.length,
	})
}

/** `€ 189.813,86`, with the word of an estimate. */
export function describeDebt({ prefix, value }: ShownDebt) {
	return prefix === undefined ? value : `${prefix} ${value}`
}

/** The amount of a part beside a date. */
export function formatPartDebt(debt: number, isExact: boolean, say: Say) {
	if (isExact) return formatShortMoney(debt)
	return describeDebt({ prefix: say('mortgages.head.debt.about'), value: formatRoundMoney(debt) })
}

/** `deel 1 € 189.813,86` for the sum of the method. */
export function listAddends(debts: readonly number[], say: Say) {
	return debts.map((debt, index) => `${nameNumbers([index], say)} ${formatMoney(debt)}`)
}
