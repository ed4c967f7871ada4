import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { formatOptionalMoney } from '#app/lib/format-money'

export interface Fact {
	term: string
	detail: string
}

/** Missing details show as `-` [A88]. */
export function createFact(term: string, detail: string | undefined): Fact {
	return { term, detail: detail ?? '-' }
}

export function filterKnownFacts(facts: readonly Fact[]): Fact[] {
	return facts.filter(({ detail }) => detail !== '-')
}

export function listKnownFacts(facts: readonly Fact[]): string[] {
	return filterKnownFacts(facts).map(({ term, detail }) => `${term}: ${detail}`)
}

export function createMoneyFact(term: string, amount: number | undefined): Fact {
	return createFact(term, formatOptionalMoney(amount))
}

export function createDateFact(
	term: string,
	date: string | undefined,
	{ language }: Pick<Say, 'language'>,
): Fact {
	return createFact(term, formatWireDate(date, language))
}
