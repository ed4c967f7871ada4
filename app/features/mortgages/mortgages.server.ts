import { mortgageSchema, type Mortgage } from '#app/api/resources/mortgage'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { toWallClock } from '#app/lib/wall-clock'
import { createTextFact, createMoneyFact } from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { buildProductTimeline } from '#app/products/timeline'
import { buildRepaymentCurves } from './repayment-curves.server'
import { createLoanPartsCsv, buildLoanPartsTable } from './loan-parts.server'
import { buildMortgageHead } from './mortgage-head.server'
import { findValueTask, listValueTasks } from './value-tasks.server'

/** @see [306] */
export function listMortgages({ api }: Uses<'api'>) {
	return api.list('/api/products/mortgages', mortgageSchema)
}

/** @throws Response redirect to not-found for an unknown id */
export async function getMortgage(ctx: Uses<'api'>, id: string | undefined) {
	return requireItem(await listMortgages(ctx), id)
}

/** @see [300-305]. @throws Response redirect to not-found for an unknown id */
export async function getMortgageView(ctx: Uses<'api' | 'firm' | 'say' | 'session'>, id: string | undefined) {
	const { say } = ctx
	const [mortgage, { licence }, tasks] = await Promise.all([
		getMortgage(ctx, id),
		ctx.firm(),
		listValueTasks(ctx),
	])
	const task = findValueTask(tasks, mortgage.id, say)
	return {
		...describeMortgage(mortgage, say),
		head: buildMortgageHead(mortgage, say, toWallClock(new Date()), task),
		timeline:
			licence.features.mortgageTimeline === true
				? buildProductTimeline(say('mortgages.timeline'), mortgage, say)
				: undefined,
		repaymentCurves: buildRepaymentCurves(mortgage, say),
	}
}

/** Facts and loan parts of a mortgage, for its page and the archive of a client's data. */
export function describeMortgage(mortgage: Mortgage, say: Say) {
	return {
		...getProductHead('mortgage', mortgage, say),
		facts: factsOf(mortgage, say),
		loanParts: buildLoanPartsTable(mortgage, say),
	}
}

/** @throws Response redirect to not-found for an unknown id */
export async function getLoanPartsCsv(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	return createLoanPartsCsv(await getMortgage(ctx, id), ctx.say)
}

function factsOf(mortgage: Mortgage, say: Say) {
	const texts = say.table('mortgages')
	return [
		createMoneyFact(texts.amount, mortgage.amount, say),
		createTextFact(texts.lender, mortgage.lender, say),
		createTextFact(
			texts.product,
			mortgage.productName ?? mortgage.product ?? mortgage.arrangement ?? mortgage.label,
			say,
		),
		createTextFact(texts.quoteNumber, mortgage.quoteNumber ?? mortgage.productQuoteNumber, say),
	]
}
