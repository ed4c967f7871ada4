import { findKnown } from '#app/lib/unread'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { formatMoney, toCents } from '#app/lib/format-money'
import { toWallClock } from '#app/lib/wall-clock'
import { drawShares } from '#app/charts/share-bar.server'
import { drawYearTrack } from '#app/charts/year-track.server'
import { readDay } from './loan-terms'
import { nameParts } from './part-names'
import { findRateEnd } from './rate-end'

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
