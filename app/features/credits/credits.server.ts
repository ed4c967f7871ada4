import { creditSchema, type Credit } from '#app/api/resources/credit'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatPercent } from '#app/lib/format-percent'
import { buildCardList } from '#app/products/card-list.server'
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
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** @see [348] */
function listCredits({ api }: Uses<'api'>) {
	return api.list('/api/products/credits', creditSchema)
}

/** @see [346] */
export async function getCreditList(ctx: Uses<'api' | 'say'>, request: Request) {
	return buildCardList(ctx, request, 'credit', {
		items: await listCredits(ctx),
		none: ctx.say('credits.none'),
		purpose: ctx.say('credits.purpose'),
		linesOf: (credit) => linesOf(credit, ctx.say),
	})
}

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

/** @see [346]. @throws Response redirect to not-found for an unknown id */
export async function getCreditView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const credit = requireItem(await listCredits(ctx), id)
	return { ...getProductHead('credit', credit, ctx.say), facts: factsOf(credit, ctx.say) }
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
