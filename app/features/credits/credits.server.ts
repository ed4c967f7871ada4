import { creditSchema, type Credit } from '#app/api/resources/product'
import type { Say } from '#app/i18n/say.server'
import { formatPercent } from '#app/lib/numbers'
import { defineProduct } from '#app/products/define-product.server'
import {
	createDateFact,
	createFact,
	createMoneyFact,
	createTextFact,
	describeUnlabelledText,
	describeUnlabelledMoney,
	describeRead,
	listKnownFacts,
} from '#app/products/facts'
import { formatAmountPer } from '#app/products/period'

/** @see [346] [348] */
export const { getList: getCreditList, getView: getCreditView } = defineProduct({
	kind: 'credit',
	list: ({ api }) => api.list('/api/products/credits', creditSchema),
	none: 'credits.none',
	purpose: 'credits.purpose',
	linesOf,
	figureOf: ({ loanAmount }, say) => describeUnlabelledMoney(loanAmount, say),
	factsOf,
})

function linesOf(credit: Credit, say: Say) {
	const texts = say.table('credits')
	const named = [
		createDateFact(texts.start, credit.dateEntry, say),
		createFact(texts.repayment, formatAmountPer(credit.repaymentAmount, credit.repaymentPeriod, say)),
	]
	return [
		describeUnlabelledText(texts.company, credit.lender, say),
		describeUnlabelledMoney(credit.loanAmount, say),
		describeUnlabelledText(texts.goal, credit.spendingTarget, say),
		...listKnownFacts(named),
	]
}

function factsOf(credit: Credit, say: Say) {
	const texts = say.table('credits')
	const percentage = credit.repaymentPercentage
	return [
		createMoneyFact(texts.amount, credit.loanAmount, say),
		createTextFact(texts.company, credit.lender, say),
		createTextFact(texts.goal, credit.spendingTarget, say),
		createDateFact(texts.start, credit.dateEntry, say),
		createFact(texts.repayment, formatAmountPer(credit.repaymentAmount, credit.repaymentPeriod, say)),
		...(percentage === undefined
			? []
			: [createFact(texts.percentage, describeRead(percentage, say, formatPercent))]),
	]
}
