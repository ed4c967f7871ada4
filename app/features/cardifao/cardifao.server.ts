import { filterList } from '#app/lib/read-list'
import { isUnread, type Read } from '#app/lib/unread'
import { cardifaoSchema, type Cardifao } from '#app/api/resources/product'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { findFirmHtml } from '#app/firm/firm-html.server'
import { buildCardList } from '#app/products/card-list.server'
import { createTextFact, describeUnlabelledText } from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** @see [445] */
function listCardifaos({ api }: Uses<'api'>) {
	return api.list('/api/products/cardifao', cardifaoSchema)
}

/** Insurances without any action are not listed [440] [A91]. */
export async function getCardifaoList(ctx: Uses<'api' | 'firm' | 'say'>, request: Request) {
	const { say } = ctx
	const [all, html] = await Promise.all([listCardifaos(ctx), findIntroduction(ctx)])
	const list = buildCardList(ctx, request, 'cardifao', {
		items: filterList(all, hasActions),
		none: say('cardifao.none'),
		linesOf: ({ referenceNumber }) => [describeReference(referenceNumber, say)],
	})
	return { ...list, html }
}

/**
 * Insurances that are not listed have a page too. @throws Response redirect to not-found for an unknown id
 */
export async function getCardifaoView(ctx: Uses<'api' | 'firm' | 'say'>, id: string | undefined) {
	const { say } = ctx
	const [all, html] = await Promise.all([listCardifaos(ctx), findIntroduction(ctx)])
	const insurance = requireItem(all, id)
	const texts = say.table('cardifao')
	return {
		...getProductHead('cardifao', insurance, say),
		html,
		facts: [
			createTextFact(texts.referenceNumber, insurance.referenceNumber, say),
			createTextFact(texts.quoteNumber, insurance.quoteNumber, say),
		],
	}
}

function describeReference(number: Read<string>, say: Say) {
	if (isUnread(number)) return describeUnlabelledText(say('cardifao.referenceNumber'), number, say)
	return number && say('cardifao.referenceLine', { number })
}

async function findIntroduction({ firm, say }: Uses<'firm' | 'say'>) {
	const { licence } = await firm()
	return findFirmHtml(licence.content.cardifIntroduction, say)
}

/** A count that could not be read may be above zero. */
function hasActions({ actionCounter }: Cardifao) {
	const total = isUnread(actionCounter) ? actionCounter : actionCounter?.total
	return isUnread(total) || (total ?? 0) > 0
}
