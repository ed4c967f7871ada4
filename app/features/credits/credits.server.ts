import { creditSchema, type Credit } from '#app/api/resources/credit'
import type { RequestContext } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatOptionalMoney } from '#app/lib/format-money'
import { formatPercent } from '#app/lib/format-percent'
import { buildCardList } from '#app/products/card-list.server'
import { createDateFact, createFact, createMoneyFact } from '#app/products/facts'
import { formatAmountPer } from '#app/products/period'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** @see [348] */
function listCredits({ api }: RequestContext) {
	return api.list('/api/products/credits', creditSchema)
}

/** The credits of a client as cards [346]. */
export async function getCreditList(visit: RequestContext, request: Request) {
	return buildCardList(visit, request, 'credit', {
		items: await listCredits(visit),
		none: visit.say('credits.none'),
		purpose: visit.say('credits.purpose'),
		linesOf: (one) => [one.lender, formatOptionalMoney(one.loanAmount)],
	})
}

/** One credit in words [346]. @throws Response that leads to not-found for an unknown id. */
export async function getCreditView(visit: RequestContext, id: string | undefined) {
	const found = requireItem(await listCredits(visit), id)
	return { ...getProductHead('credit', found.label, visit.say), facts: factsOf(found, visit.say) }
}

function factsOf(found: Credit, say: Say) {
	const texts = say.table('credits')
	const percentage = found.repaymentPercentage
	return [
		createMoneyFact(texts.amount, found.loanAmount),
		createFact(texts.company, found.lender),
		createFact(texts.goal, found.spendingTarget),
		createDateFact(texts.start, found.dateEntry, say),
		createFact(texts.repayment, formatAmountPer(found.repaymentAmount, found.repaymentPeriod, say)),
		...(percentage === undefined ? [] : [createFact(texts.percentage, formatPercent(percentage))]),
	]
}
