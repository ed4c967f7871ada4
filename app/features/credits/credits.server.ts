import { credit, type Credit } from '#app/api/resources/credit'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { findMoney } from '#app/lib/format-money'
import { formatPercent } from '#app/lib/format-percent'
import { cardList } from '#app/products/card-list.server'
import { dateFact, fact, moneyFact } from '#app/products/facts'
import { amountPer } from '#app/products/period'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** @see [348] */
function listCredits({ api }: Visit) {
	return api.list('/api/products/credits', credit)
}

/** The credits of a client as cards [346]. */
export async function getCreditList(visit: Visit, request: Request) {
	return cardList(visit, request, 'credit', {
		items: await listCredits(visit),
		none: visit.say('credits.none'),
		purpose: visit.say('credits.purpose'),
		linesOf: (one) => [one.lender, findMoney(one.loanAmount)],
	})
}

/** One credit in words [346]. @throws Response that leads to not-found for an unknown id. */
export async function getCreditView(visit: Visit, id: string | undefined) {
	const found = requireItem(await listCredits(visit), id)
	return { ...productHead('credit', found.label, visit.say), facts: factsOf(found, visit.say) }
}

function factsOf(found: Credit, say: Say) {
	const texts = say.table('credits')
	const percentage = found.repaymentPercentage
	return [
		moneyFact(texts.amount, found.loanAmount),
		fact(texts.company, found.lender),
		fact(texts.goal, found.spendingTarget),
		dateFact(texts.start, found.dateEntry, say),
		fact(texts.repayment, amountPer(found.repaymentAmount, found.repaymentPeriod, say)),
		...(percentage === undefined ? [] : [fact(texts.percentage, formatPercent(percentage))]),
	]
}
