import type { SerializeFrom } from '@remix-run/node'
import { willWritingAdviceSchema, type WillWritingAdvice } from '#app/api/resources/will-writing-advice'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { buildCardList } from '#app/products/card-list.server'
import { createMoneyFact, createTextFact, describeCell, describeUnlabelledText } from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

export type WillsView = SerializeFrom<typeof willsOf>

/** @see [498] */
function listAdvices({ api }: Uses<'api'>) {
	return api.list('/api/products/will-writing-advices', willWritingAdviceSchema)
}

/** @see [495] */
export async function getWillList(ctx: Uses<'api' | 'say'>, request: Request) {
	return buildCardList(ctx, request, 'will_writing_advice', {
		items: await listAdvices(ctx),
		none: ctx.say('wills.none'),
		purpose: ctx.say('wills.purpose'),
		linesOf: ({ notary, status }) => [
			describeUnlabelledText(ctx.say('wills.notary'), notary, ctx.say),
			describeUnlabelledText(ctx.say('wills.status'), status, ctx.say),
		],
	})
}

/** @see [496] [497]. @throws Response redirect to not-found for an unknown id */
export async function getWillView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const { say } = ctx
	const advice = requireItem(await listAdvices(ctx), id)
	const texts = say.table('wills')
	return {
		...getProductHead('will_writing_advice', advice, say),
		facts: [
			createTextFact(texts.notary, advice.notary, say),
			createMoneyFact(texts.woz, advice.wozAmount, say),
			createTextFact(texts.status, advice.status, say),
		],
		wills: willsOf(advice, say),
	}
}

function willsOf({ wills }: WillWritingAdvice, say: Say) {
	const { title, none, name, owner, start } = say.table('wills').list
	return {
		title,
		none: wills.isComplete ? none : say('unread.title'),
		columns: [name, owner, start],
		note: wills.isComplete ? undefined : say('unread.list'),
		rows: wills.known.map((will) => [
			describeCell(will.title, say, String) ?? '-',
			describeCell(will.owner, say, String) ?? '-',
			describeCell(will.startingDate, say, (day) => formatWireDate(day, say.language)) ?? '-',
		]),
	}
}
