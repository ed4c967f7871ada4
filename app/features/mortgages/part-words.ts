import type { Mortgage } from '#app/api/resources/mortgage'
import { formatList } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { formatRate } from '#app/lib/numbers'
import { findKnown } from '#app/lib/unread'
import type { Gap, LoanPart } from './loan-terms'
import { findTypeLabel } from './part-names'

/** `deel 1 en 3` by the places of the parts. */
export function nameNumbers(indexes: readonly number[], say: Say): string {
	const numbers = formatList(
		indexes.map((index) => String(index + 1)),
		say.language,
	)
	return say(indexes.length === 1 ? 'mortgages.parts.single' : 'mortgages.parts.several', { numbers })
}

/** `Leningdeel 3 (Lineair)`; places are counted in a complete list alone. */
export function namePart(index: number, mortgage: Mortgage, say: Say): string {
	const part = mortgage.loanParts.known[index]
	const type = part && findTypeLabel(part, mortgage)
	const place = mortgage.loanParts.isComplete ? index + 1 : ''
	const name = say('mortgages.parts.title', { place }).trim()
	return type === undefined ? name : `${name} (${type})`
}

/** Why a figure of a part is missing: "wij weten niet of de rente van 5,05% nog geldt". */
export function describeGaps(gaps: readonly Gap[], part: LoanPart | undefined, say: Say): string {
	const { gaps: words, unreadPart } = say.table('mortgages')
	if (gaps.includes('unread')) return unreadPart
	const rate = findKnown(part?.interest)
	const list = gaps.flatMap((gap) => {
		if (gap === 'unread') return []
		const isRate = gap === 'fixedUntil' && rate !== undefined
		return isRate ? say('mortgages.rateHolds', { rate: formatRate(rate) }) : words[gap]
	})
	return say('mortgages.missing', { gaps: formatList(list, say.language) })
}
