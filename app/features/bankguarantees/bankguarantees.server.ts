import { mapList } from '#app/lib/read-list'
import { findKnown, isUnread } from '#app/lib/unread'
import { bankguaranteeSchema, type Bankguarantee, findCompany } from '#app/api/resources/product'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { toCents } from '#app/lib/money'
import { buildCardList } from '#app/products/card-list.server'
import {
	createDateFact,
	createFact,
	createMoneyFact,
	createTextFact,
	describeUnlabelledText,
	listKnownFacts,
} from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { listPapers } from './papers.server'

/** @see [376] */
function listBankguarantees({ api }: Uses<'api'>) {
	return api.list('/api/products/bankguarantees', bankguaranteeSchema)
}

/** @see [363] */
export async function getBankguaranteeList(ctx: Uses<'api' | 'say'>, request: Request) {
	return buildCardList(ctx, request, 'bankguarantee', {
		items: mapList(await listBankguarantees(ctx), withTitle),
		none: ctx.say('bankguarantees.none'),
		purpose: ctx.say('bankguarantees.intro'),
		linesOf: (guarantee) => [
			describeUnlabelledText(ctx.say('bankguarantees.company'), findCompany(guarantee), ctx.say),
			...listKnownFacts([amountOf(guarantee, ctx.say)]),
		],
	})
}

/** @throws Response redirect to not-found for an unknown id */
export async function getBankguarantee(ctx: Uses<'api'>, id: string | undefined) {
	return requireItem(await listBankguarantees(ctx), id)
}

/** BNP guarantees have other facts, and papers [364] [365]. */
export async function getBankguaranteeView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const { say } = ctx
	const guarantee = await getBankguarantee(ctx, id)
	return {
		...getProductHead('bankguarantee', withTitle(guarantee), say),
		purpose: say('bankguarantees.explanation'),
		facts: factsOf(guarantee, say),
		papers: guarantee.isBnp === true ? listPapers(guarantee, say) : undefined,
	}
}

/** Lists and headings have other words for a label that could not be read. */
function withTitle(guarantee: Bankguarantee) {
	return { ...guarantee, label: findKnown(guarantee.label) }
}

/** The facts that both kinds have, when the kind is unknown. */
function factsOf(guarantee: Bankguarantee, say: Say) {
	const [bnp, standard] = [bnpFacts(guarantee, say), standardFacts(guarantee, say)]
	if (!isUnread(guarantee.isBnp)) return guarantee.isBnp === true ? bnp : standard
	const terms = standard.map(({ term }) => term)
	return [
		...bnp.filter(({ term }) => terms.includes(term)),
		createFact(say('unread.kind'), say('unread.value')),
	]
}

function amountOf({ amount }: Bankguarantee, say: Say) {
	return createMoneyFact(say('bankguarantees.amount'), amount, say)
}

/** Absent at 0 [365]. */
export function listOneOffCost({ oneOffAdditionalOrvCost: cost = 0 }: Bankguarantee, say: Say) {
	const isShown = isUnread(cost) || toCents(cost) > 0
	return isShown ? [createMoneyFact(say('bankguarantees.oneOff'), cost, say)] : []
}

function standardFacts(guarantee: Bankguarantee, say: Say) {
	const texts = say.table('bankguarantees')
	return [
		createMoneyFact(texts.cost, guarantee.cost, say),
		createTextFact(texts.company, findCompany(guarantee), say),
		createDateFact(texts.issued, guarantee.dateOfIssue, say),
		createDateFact(texts.expires, guarantee.dateUltimate, say),
	]
}

function bnpFacts(guarantee: Bankguarantee, say: Say) {
	const texts = say.table('bankguarantees')
	return [
		amountOf(guarantee, say),
		createMoneyFact(texts.purchasePrice, guarantee.purchasePrice, say),
		createMoneyFact(texts.premium, guarantee.premium, say),
		...listOneOffCost(guarantee, say),
		createTextFact(texts.company, findCompany(guarantee), say),
		createDateFact(texts.agreed, guarantee.purchaseAgreementDate, say),
		createDateFact(texts.expires, guarantee.dateUltimate, say),
	]
}
