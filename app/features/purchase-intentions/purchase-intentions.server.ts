import { purchaseIntention, type PurchaseIntention } from '#app/api/resources/purchase-intention'
import type { Licence } from '#app/api/resources/licence'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { findMoney } from '#app/lib/format-money'
import { cardList } from '#app/products/card-list.server'
import { fact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'
import { timelineOf } from '#app/products/timeline'
import { housesOf } from './houses.server'

/** @see [503] */
export function listPurchaseIntentions({ api }: Pick<Visit, 'api'>) {
	return api.list('/api/products/purchase-intentions', purchaseIntention)
}

/** The purchase intentions of a client as cards [499]. */
export async function getPurchaseIntentionList(visit: Visit, request: Request) {
	return cardList(visit, request, 'purchase_intention', {
		items: await listPurchaseIntentions(visit),
		none: visit.say('purchaseIntentions.none'),
		purpose: visit.say('purchaseIntentions.intro'),
		linesOf: (one) => [one.buyerProfile],
		statusOf: ({ state }) => (state === undefined ? undefined : { tone: 'neutral', text: state }),
	})
}

/**
 * One purchase intention in words, with the page of its houses that the address asks for [500-502].
 * @throws Response that leads to not-found for an unknown id.
 */
export async function getPurchaseIntentionView(visit: Visit, id: string | undefined, request: Request) {
	const { say } = visit
	const [intentions, { licence }] = await Promise.all([listPurchaseIntentions(visit), visit.firm()])
	const found = requireItem(intentions, id)
	return {
		...productHead('purchase_intention', found.label, say),
		timeline: isTimelineShown(found, licence)
			? timelineOf(say('purchaseIntentions.timeline'), found.timeline, say)
			: undefined,
		factsTitle: say('purchaseIntentions.profile.title'),
		facts: profileOf(found, say),
		found: housesOf(found, request, say),
	}
}

function isTimelineShown({ hasTimeline }: PurchaseIntention, { features }: Licence) {
	return features.purchaseintentionTimeline === true && hasTimeline
}

function profileOf(found: PurchaseIntention, say: Say) {
	const texts = say.table('purchaseIntentions').profile
	return [
		fact(texts.objectType, found.objectType),
		fact(texts.budget, budgetOf(found, say)),
		fact(texts.state, found.state),
		fact(texts.buyerProfile, found.buyerProfile),
	]
}

function budgetOf({ budgetFrom, budgetTo }: PurchaseIntention, say: Say) {
	const [from, to] = [findMoney(budgetFrom), findMoney(budgetTo)]
	if (from && to) return say('purchaseIntentions.profile.budgetRange', { from, to })
	if (from) return say('purchaseIntentions.profile.budgetFrom', { from })
	return to && say('purchaseIntentions.profile.budgetTo', { to })
}
