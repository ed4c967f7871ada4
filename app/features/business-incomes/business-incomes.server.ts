import { businessIncome, type BusinessIncome } from '#app/api/resources/business-income'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { cardList } from '#app/products/card-list.server'
import { dateFact, fact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** @see [494] */
function listBusinessIncomes({ api }: Visit) {
	return api.list('/api/products/business-incomes', businessIncome)
}

/** The business incomes of a client as cards [492]. */
export async function getBusinessIncomeList(visit: Visit, request: Request) {
	return cardList(visit, request, 'business_income', {
		items: await listBusinessIncomes(visit),
		none: visit.say('businessIncomes.none'),
		purpose: visit.say('businessIncomes.purpose'),
		linesOf: (one) => [one.name, one.supplier],
	})
}

/** One business income in words [493]. @throws Response that leads to not-found for an unknown id. */
export async function getBusinessIncomeView(visit: Visit, id: string | undefined) {
	const found = requireItem(await listBusinessIncomes(visit), id)
	return { ...productHead('business_income', found.label, visit.say), facts: factsOf(found, visit.say) }
}

/** The name is the consumer's, the day it was made the day of the request [A88]. */
function factsOf(found: BusinessIncome, say: Say) {
	const texts = say.table('businessIncomes')
	return [
		fact(texts.consumer, found.name),
		fact(texts.supplier, found.supplier),
		dateFact(texts.requested, found.created, say),
		fact(texts.lender, found.lender),
		...(found.state === undefined ? [] : [fact(texts.state, found.state)]),
	]
}
