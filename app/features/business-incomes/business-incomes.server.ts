import { businessIncomeSchema, type BusinessIncome } from '#app/api/resources/product'
import type { Say } from '#app/i18n/say.server'
import { defineProduct } from '#app/products/define-product.server'
import { createDateFact, createTextFact, describeUnlabelledText, listTextFacts } from '#app/products/facts'

/** @see [492-494] */
export const { getList: getBusinessIncomeList, getView: getBusinessIncomeView } = defineProduct({
	kind: 'business_income',
	list: ({ api }) => api.list('/api/products/business-incomes', businessIncomeSchema),
	none: 'businessIncomes.none',
	purpose: 'businessIncomes.purpose',
	linesOf: ({ name, supplier }, say) => [
		describeUnlabelledText(say('businessIncomes.consumer'), name, say),
		describeUnlabelledText(say('businessIncomes.supplier'), supplier, say),
	],
	factsOf,
})

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
