import type { Dayjs } from 'dayjs'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { capitalise } from '#app/lib/capitalise'
import { formatDate } from '#app/lib/format-date'
import { formatUntil } from '#app/lib/format-until'
import { formatPartDebt, type HeadFigure } from './head-debt.server'
import { areEndsRead, findFirstEnd, findLastEnd } from './key-figures'
import { readTerms } from './loan-terms'
import { sumEuros } from './mortgage-debt'
import { findPartDebt } from './part-debt'
import { nameNumbers } from './part-words'
import { findRateEnd, hideRepaidEnds } from './rate-end'

/** The nearest end of a fixed rate: which part, how much, how long. */
export function buildRateFigure(mortgage: Mortgage, say: Say, today: Dayjs): HeadFigure {
	const loanParts = hideRepaidEnds(mortgage, today)
	const { term, past, missing } = say.table('mortgages').head.fixed
	if (!areEndsRead(loanParts)) return { term, value: say('unread.cell'), note: say('unread.value') }
	const first = findFirstEnd(loanParts, today)
	if (!first) {
		const last = findLastEnd(loanParts)
		return last
			? { term, value: formatDate(last, say.language), note: past }
			: { term, value: say('mortgages.head.notKnown'), note: missing }
	}
	const until = formatUntil(first.day, today, say.language)
	const isSoon = isRateSoon(first.day, today)
	const part = describeParts(loanParts.known, first.indexes, say, today)
	return {
		term,
		value: formatDate(first.day, say.language),
		note: [part, isSoon ? undefined : until].filter(Boolean).join('; ') || undefined,
		tag: isSoon && until ? capitalise(until) : undefined,
	}
}

/** Whether a client must choose a new rate within a year. */
function isRateSoon(day: Dayjs, today: Dayjs) {
	return !day.isAfter(today.startOf('day').add(12, 'month'))
}

/** The nearest end within a year; undefined when there is none. */
export function findSoonEnd(mortgage: Mortgage, today: Dayjs): Dayjs | undefined {
	const first = findRateEnd(mortgage, today)
	return first && isRateSoon(first.day, today) ? first.day : undefined
}

function describeParts(
	parts: Mortgage['loanParts']['known'],
	indexes: readonly number[],
	say: Say,
	today: Dayjs,
) {
	const ending = parts.filter((_, index) => indexes.includes(index))
	const debts = ending.map((part) => findPartDebt(part, today))
	const sum = sumEuros(debts.map((part) => ('debt' in part ? part.debt : undefined)))
	const isExact = debts.every(
		({ state }, index) =>
			state === 'stated' || (ending[index] && readTerms(ending[index]).type === 'interestOnly'),
	)
	const name = parts.length > 1 ? nameNumbers(indexes, say) : undefined
	const amount = sum === undefined ? undefined : formatPartDebt(sum, isExact, say)
	return [name, amount].filter(Boolean).join(', ')
}
