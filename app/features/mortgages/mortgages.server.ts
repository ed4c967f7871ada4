import type { z } from 'zod/v4'
import type { Licence } from '#app/api/resources/licence'
import { mortgage, mortgageCard, type Mortgage } from '#app/api/resources/mortgage'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { findMoney } from '#app/lib/format-money'
import { cardList } from '#app/products/card-list.server'
import { fact, moneyFact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { timelineOf } from '#app/products/timeline'
import { keyFigures } from './key-figure-words.server'
import { loanPartsFile, loanPartsTable } from './loan-parts.server'

/** @see [306] */
function listMortgages<T extends z.ZodType>({ api }: Visit, schema: T) {
	return api.list('/api/products/mortgages', schema)
}

/** One mortgage. @throws Response that leads to not-found for an unknown id. */
export async function getMortgage(visit: Visit, id: string | undefined): Promise<Mortgage> {
	return requireItem(await listMortgages(visit, mortgage), id)
}

/** The mortgages of a client as cards [299]. */
export async function getMortgageList(visit: Visit, request: Request) {
	return cardList(visit, request, 'mortgage', {
		items: await listMortgages(visit, mortgageCard),
		none: visit.say('mortgages.none'),
		purpose: visit.say('mortgages.purpose'),
		linesOf: (one) => [one.lender, findMoney(one.amount)],
	})
}

/** One mortgage in words [300-305]. @throws Response that leads to not-found for an unknown id. */
export async function getMortgageView(visit: Visit, id: string | undefined) {
	const { say } = visit
	const [found, { licence }] = await Promise.all([getMortgage(visit, id), visit.firm()])
	return {
		...productHead('mortgage', found.label, say),
		facts: factsOf(found, say),
		timeline: isTimelineShown(found, licence)
			? timelineOf(say('mortgages.timeline'), found.timeline, say)
			: undefined,
		loanParts: loanPartsTable(found, say),
		figures: keyFigures(found, say),
	}
}

/** The loan parts of a mortgage as a file. @throws Response that leads to not-found for an unknown id. */
export async function getLoanPartsFile(visit: Visit, id: string | undefined) {
	return loanPartsFile(await getMortgage(visit, id), visit.say)
}

function factsOf(found: Mortgage, say: Say) {
	const texts = say.table('mortgages')
	return [
		moneyFact(texts.amount, found.amount),
		fact(texts.lender, found.lender),
		fact(texts.product, found.productName ?? found.product ?? found.arrangement ?? found.label),
		fact(texts.quoteNumber, found.quoteNumber ?? found.productQuoteNumber),
	]
}

/** The licence decides whether it is shown, the mortgage whether there is one. */
function isTimelineShown({ hasTimeline }: Mortgage, { features }: Licence) {
	return features.mortgageTimeline === true && hasTimeline
}
