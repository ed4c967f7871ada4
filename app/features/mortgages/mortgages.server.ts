import type { Reader } from '#app/api/reader'
import { mortgageSchema, mortgageCardSchema, type Mortgage } from '#app/api/resources/mortgage'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { toWallClock } from '#app/lib/wall-clock'
import { buildCardList } from '#app/products/card-list.server'
import {
	createTextFact,
	describeUnlabelledText,
	createMoneyFact,
	describeUnlabelledMoney,
} from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { buildProductTimeline } from '#app/products/timeline'
import { buildRepaymentCurves } from './repayment-curves.server'
import { createLoanPartsCsv, buildLoanPartsTable } from './loan-parts.server'
import { buildMortgageHead } from './mortgage-head.server'
import { findValueTask, listValueTasks } from './value-tasks.server'

/** @see [306] */
export function listMortgages<T>({ api }: Uses<'api'>, schema: Reader<T>) {
	return api.list('/api/products/mortgages', schema)
}

/** @throws Response redirect to not-found for an unknown id */
export async function getMortgage(ctx: Uses<'api'>, id: string | undefined) {
	return requireItem(await listMortgages(ctx, mortgageSchema), id)
}

/** @see [299] */
export async function getMortgageList(ctx: Uses<'api' | 'say'>, request: Request) {
	const { say } = ctx
	return buildCardList(ctx, request, 'mortgage', {
		items: await listMortgages(ctx, mortgageCardSchema),
		none: say('mortgages.none'),
		purpose: say('mortgages.purpose'),
		linesOf: ({ lender, amount }) => [
			describeUnlabelledText(say('mortgages.lender'), lender, say),
			describeAmount(amount, say),
		],
		figureOf: ({ amount }) => describeAmount(amount, say),
	})
}

/** The list reads no parts, so it knows the amount at the start alone. */
function describeAmount(amount: Mortgage['amount'], say: Say) {
	const text = describeUnlabelledMoney(amount, say)
	return typeof amount === 'number' && text ? say('mortgages.atStart', { amount: text }) : text
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
