import { fgv, type Fgv } from '#app/api/resources/fgv'
import type { Visit } from '#app/context.server'
import { cardList } from '#app/products/card-list.server'
import { fact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** Each with a name: its own, else "FGV". @see [411] */
async function listFgvs({ api, say }: Visit) {
	const fgvs = await api.list('/api/products/fgvs', fgv)
	return fgvs.map((one) => ({ ...one, label: one.label ?? say('fgvs.unnamed') }))
}

/** The tax-neutral continuations of a client as cards [410]. */
export async function getFgvList(visit: Visit, request: Request) {
	return cardList(visit, request, 'fgv', {
		items: await listFgvs(visit),
		none: visit.say('fgvs.none'),
		purpose: visit.say('fgvs.purpose'),
		linesOf: (one) => [typeOf(one), insurerOf(one)],
	})
}

/** One of them in words [410]. @throws Response that leads to not-found for an unknown id. */
export async function getFgvView(visit: Visit, id: string | undefined) {
	const found = requireItem(await listFgvs(visit), id)
	const texts = visit.say.table('fgvs')
	return {
		...productHead('fgv', found.label, visit.say),
		facts: [fact(texts.type, typeOf(found)), fact(texts.insurer, insurerOf(found))],
	}
}

function typeOf({ insuranceType, type }: Fgv) {
	return insuranceType ?? type
}

function insurerOf({ insurerName, insurer }: Fgv) {
	return insurerName ?? insurer
}
