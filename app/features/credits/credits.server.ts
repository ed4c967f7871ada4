import { creditSchema, type Credit } from '#app/api/resources/credit'
import type { RequestContext } from '#app/request/context.server'
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
export async function getCreditList(ctx: RequestContext, request: Request) {
	return buildCardList(ctx, request, 'credit', {
		items: await listCredits(ctx),
		none: ctx.say('credits.none'),
		purpose: ctx.say('credits.purpose'),
		linesOf: (one) => [one.lender, formatOptionalMoney(one.loanAmount)],
	})
}

/** One credit in words [346]. @throws Response that leads to not-found for an unknown id. */
export async function getCreditView(ctx: RequestContext, id: string | undefined) {
	const found = requireItem(await listCredits(ctx), id)
	return { ...getProductHead('credit', found.label, ctx.say), facts: factsOf(found, ctx.say) }
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
