import type { SerializeFrom } from '@remix-run/node'
import { willWritingAdvice, type WillWritingAdvice } from '#app/api/resources/will-writing-advice'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { cardList } from '#app/products/card-list.server'
import { fact, moneyFact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

export type WillsView = SerializeFrom<typeof willsOf>

/** @see [498] */
function listAdvices({ api }: Visit) {
	return api.list('/api/products/will-writing-advices', willWritingAdvice)
}

/** The advice on wills of a client as cards [495]. */
export async function getWillList(visit: Visit, request: Request) {
	return cardList(visit, request, 'will_writing_advice', {
		items: await listAdvices(visit),
		none: visit.say('wills.none'),
		purpose: visit.say('wills.purpose'),
		linesOf: (one) => [one.notary, one.status],
	})
}

/** One advice on wills in words [496] [497]. @throws Response that leads to not-found for an unknown id. */
export async function getWillView(visit: Visit, id: string | undefined) {
	const { say } = visit
	const found = requireItem(await listAdvices(visit), id)
	const texts = say.table('wills')
	return {
		...productHead('will_writing_advice', found.label, say),
		facts: [
			fact(texts.notary, found.notary),
			moneyFact(texts.woz, found.wozAmount),
			fact(texts.status, found.status),
		],
		wills: willsOf(found, say),
	}
}

function willsOf({ wills }: WillWritingAdvice, say: Say) {
	const { title, none, name, owner, start } = say.table('wills').list
	return {
		title,
		none,
		columns: [name, owner, start],
		rows: wills.map((will) => [
			will.title ?? '-',
			will.owner ?? '-',
			formatWireDate(will.startingDate, say.language) ?? '-',
		]),
	}
}
