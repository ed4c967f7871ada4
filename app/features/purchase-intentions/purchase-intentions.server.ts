import { purchaseIntentionSchema, type PurchaseIntention } from '#app/api/resources/purchase-intention'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { isUnread } from '#app/lib/unread'
import { buildCardList } from '#app/products/card-list.server'
import { createFact, createTextFact, describeMoney, describeUnlabelledText } from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { buildProductTimeline } from '#app/products/timeline'
import { listHouses } from './houses.server'

/** @see [503] */
export function listPurchaseIntentions({ api }: Uses<'api'>) {
	return api.list('/api/products/purchase-intentions', purchaseIntentionSchema)
}

/** @see [499] */
export async function getPurchaseIntentionList(ctx: Uses<'api' | 'say'>, request: Request) {
	return buildCardList(ctx, request, 'purchase_intention', {
		items: await listPurchaseIntentions(ctx),
		none: ctx.say('purchaseIntentions.none'),
		purpose: ctx.say('purchaseIntentions.intro'),
		linesOf: ({ buyerProfile }) => [
			describeUnlabelledText(ctx.say('purchaseIntentions.profile.buyerProfile'), buyerProfile, ctx.say),
		],
		statusOf: ({ state }) => {
			if (state === undefined) return undefined
			return { tone: 'neutral', text: isUnread(state) ? ctx.say('unread.status') : state }
		},
	})
}

/** @see [500-502]. @throws Response redirect to not-found for an unknown id */
export async function getPurchaseIntentionView(
	ctx: Uses<'api' | 'firm' | 'say'>,
	id: string | undefined,
	request: Request,
) {
	const { say } = ctx
	const [intentions, { licence }] = await Promise.all([listPurchaseIntentions(ctx), ctx.firm()])
	const intention = requireItem(intentions, id)
	const houses = listHouses(intention, request, say)
	return {
		...getPurchaseIntentionFacts(intention, say),
		list: { titlePrefix: houses.list.titlePrefix },
		timeline:
			licence.features.purchaseintentionTimeline === true
				? buildProductTimeline(say('purchaseIntentions.timeline'), intention, say)
				: undefined,
		factsTitle: say('purchaseIntentions.profile.title'),
		houses,
	}
}

export function getPurchaseIntentionFacts(intention: PurchaseIntention, say: Say) {
	return { ...getProductHead('purchase_intention', intention, say), facts: profileOf(intention, say) }
}

function profileOf(intention: PurchaseIntention, say: Say) {
	const texts = say.table('purchaseIntentions').profile
	return [
		createTextFact(texts.objectType, intention.objectType, say),
		createFact(texts.budget, budgetOf(intention, say)),
		createTextFact(texts.state, intention.state, say),
		createTextFact(texts.buyerProfile, intention.buyerProfile, say),
	]
}

function budgetOf({ budgetFrom, budgetTo }: PurchaseIntention, say: Say) {
	if (isUnread(budgetFrom) || isUnread(budgetTo)) return say('unread.value')
	const [from, to] = [describeMoney(budgetFrom, say), describeMoney(budgetTo, say)]
	if (from && to) return say('purchaseIntentions.profile.budgetRange', { from, to })
	if (from) return say('purchaseIntentions.profile.budgetFrom', { from })
	return to && say('purchaseIntentions.profile.budgetTo', { to })
}
