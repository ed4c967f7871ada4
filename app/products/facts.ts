import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { findMoney } from '#app/lib/format-money'

export interface Fact {
	term: string
	detail: string
}

/** One fact of a product; what the API did not tell is `-` [A88]. */
export function fact(term: string, detail: string | undefined): Fact {
	return { term, detail: detail ?? '-' }
}

/** An amount in euros. */
export function moneyFact(term: string, amount: number | undefined): Fact {
	return fact(term, findMoney(amount))
}

/** A date of the API as a long date. */
export function dateFact(term: string, date: string | undefined, { language }: Pick<Say, 'language'>): Fact {
	return fact(term, formatWireDate(date, language))
}
