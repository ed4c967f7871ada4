import { cardifao } from '#app/api/resources/cardifao'
import type { Visit } from '#app/context.server'
import { wordingIn } from '#app/i18n/language'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'
import { cardList } from '#app/products/card-list.server'
import { fact } from '#app/products/facts'
import { productHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** @see [445] */
function listCardifaos({ api }: Visit) {
	return api.list('/api/products/cardifao', cardifao)
}

/** The disability insurances that have action points, open or done, as cards [440] [A91]. */
export async function getCardifaoList(visit: Visit, request: Request) {
	const { say } = visit
	const [all, html] = await Promise.all([listCardifaos(visit), findIntroduction(visit)])
	const list = cardList(visit, request, 'cardifao', {
		items: all.filter(({ actionCounter }) => (actionCounter?.total ?? 0) > 0),
		none: say('cardifao.none'),
		linesOf: ({ referenceNumber: number }) => [number && say('cardifao.referenceLine', { number })],
	})
	return { ...list, html }
}

/** One disability insurance in words, whether listed or not. @throws Response that leads to not-found for an unknown id. */
export async function getCardifaoView(visit: Visit, id: string | undefined) {
	const { say } = visit
	const [all, html] = await Promise.all([listCardifaos(visit), findIntroduction(visit)])
	const found = requireItem(all, id)
	const texts = say.table('cardifao')
	return {
		...productHead('cardifao', found.label, say),
		html,
		facts: [fact(texts.referenceNumber, found.referenceNumber), fact(texts.quoteNumber, found.quoteNumber)],
	}
}

/** The firm's introduction, safe to print. */
async function findIntroduction({ firm, say }: Visit) {
	const { licence } = await firm()
	const html = wordingIn(licence.content.cardifIntroduction, say.language)
	return html ? sanitiseHtml(html) : undefined
}
