import { businessIncomeSchema, type BusinessIncome } from '#app/api/resources/business-income'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { buildCardList } from '#app/products/card-list.server'
import { createDateFact, createTextFact, describeUnlabelledText, listTextFacts } from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** @see [494] */
function listBusinessIncomes({ api }: Uses<'api'>) {
	return api.list('/api/products/business-incomes', businessIncomeSchema)
}

/** @see [492] */
export async function getBusinessIncomeList(ctx: Uses<'api' | 'say'>, request: Request) {
	return buildCardList(ctx, request, 'business_income', {
		items: await listBusinessIncomes(ctx),
		none: ctx.say('businessIncomes.none'),
		purpose: ctx.say('businessIncomes.purpose'),
		linesOf: ({ name, supplier }) => [
			describeUnlabelledText(ctx.say('businessIncomes.consumer'), name, ctx.say),
			describeUnlabelledText(ctx.say('businessIncomes.supplier'), supplier, ctx.say),
		],
	})
}

/** @see [493]. @throws Response redirect to not-found for an unknown id */
export async function getBusinessIncomeView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const income = requireItem(await listBusinessIncomes(ctx), id)
	return { ...getProductHead('business_income', income, ctx.say), facts: factsOf(income, ctx.say) }
}

/** Shows the consumer's name and the creation date as the date of the request [A88]. */
function factsOf(income: BusinessIncome, say: Say) {
	const texts = say.table('businessIncomes')
	return [
		createTextFact(texts.consumer, income.name, say),
		createTextFact(texts.supplier, income.supplier, say),
		createDateFact(texts.requested, income.created, say),
		createTextFact(texts.lender, income.lender, say),
		...listTextFacts(texts.state, income.state, say),
	]
}
