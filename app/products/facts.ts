import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { formatMoney } from '#app/lib/money'
import { isUnread, type Read } from '#app/lib/unread'

export interface Fact {
	term: string
	detail: string
}

/** Missing details show as `-` [A88]; what could not be read is said. */
export function createFact(term: string, detail: string | undefined): Fact {
	return { term, detail: detail ?? '-' }
}

export function filterKnownFacts(facts: readonly Fact[]): Fact[] {
	return facts.filter(({ detail }) => detail !== '-')
}

export function listKnownFacts(facts: readonly Fact[]): string[] {
	return filterKnownFacts(facts).map(({ term, detail }) => `${term}: ${detail}`)
}

/** The detail of a value: undefined for none, words for one that could not be read. */
export function describeRead<T>(value: Read<T>, say: Say, describe: (value: T) => string | undefined) {
	if (isUnread(value)) return say('unread.value')
	return value === undefined ? undefined : describe(value)
}

/** As `describeRead`, short enough for a cell of a table. */
export function describeCell<T, D>(value: Read<T>, say: Say, describe: (value: T) => D) {
	if (isUnread(value)) return say('unread.cell')
	return value === undefined ? undefined : describe(value)
}

export function describeMoney(amount: Read<number>, say: Say) {
	return describeRead(amount, say, formatMoney)
}

export function describeDate(date: Read<string>, say: Say) {
	return describeRead(date, say, (day) => formatWireDate(day, say.language))
}

export function describeText(text: Read<string>, say: Say) {
	return describeRead(text, say, (words) => words)
}

/** A line without a term beside it; a text that could not be read is named by its term. */
export function describeUnlabelledText(term: string, text: Read<string>, say: Say) {
	return isUnread(text) ? `${term}: ${say('unread.value')}` : text
}

/** As `describeMoney`, for an amount without a label beside it. */
export function describeUnlabelledMoney(amount: Read<number>, say: Say) {
	return isUnread(amount) ? say('unread.amount') : describeMoney(amount, say)
}

export function createTextFact(term: string, text: Read<string>, say: Say): Fact {
	return createFact(term, describeText(text, say))
}

/** Without the fact when there is none. */
export function listTextFacts(term: string, text: Read<string>, say: Say): Fact[] {
	return text === undefined ? [] : [createTextFact(term, text, say)]
}

export function createMoneyFact(term: string, amount: Read<number>, say: Say): Fact {
	return createFact(term, describeMoney(amount, say))
}

export function createDateFact(term: string, date: Read<string>, say: Say): Fact {
	return createFact(term, describeDate(date, say))
}
