import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { formatOptionalMoney } from '#app/lib/format-money'

export interface Fact {
	term: string
	detail: string
}

/** One fact of a product; what the API did not tell is `-` [A88]. */
export function createFact(term: string, detail: string | undefined): Fact {
	return { term, detail: detail ?? '-' }
}

/** The facts that the API told. */
export function filterKnownFacts(facts: readonly Fact[]): Fact[] {
	return facts.filter(({ detail }) => detail !== '-')
}

/** Facts as lines of a card; what the API did not tell is left out. */
export function listKnownFacts(facts: readonly Fact[]): string[] {
	return filterKnownFacts(facts).map(({ term, detail }) => `${term}: ${detail}`)
}

/** An amount in euros. */
export function createMoneyFact(term: string, amount: number | undefined): Fact {
	return createFact(term, formatOptionalMoney(amount))
}

/** A date of the API as a long date. */
export function createDateFact(
	term: string,
	date: string | undefined,
	{ language }: Pick<Say, 'language'>,
): Fact {
	return createFact(term, formatWireDate(date, language))
}
