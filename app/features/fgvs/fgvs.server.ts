import { mapList } from '#app/lib/read-list'
import { fgvSchema, type Fgv } from '#app/api/resources/fgv'
import type { Uses } from '#app/request/context.server'
import { buildCardList } from '#app/products/card-list.server'
import { createTextFact, describeUnlabelledText } from '#app/products/facts'
import { getProductHead } from '#app/products/product-head'
import { requireItem } from '#app/products/require-item'

/** The name defaults to "FGV". @see [411] */
async function listFgvs({ api, say }: Uses<'api' | 'say'>) {
	const fgvs = await api.list('/api/products/fgvs', fgvSchema)
	return mapList(fgvs, (fgv) => ({ ...fgv, label: fgv.label ?? say('fgvs.unnamed') }))
}

/** @see [410] */
export async function getFgvList(ctx: Uses<'api' | 'say'>, request: Request) {
	return buildCardList(ctx, request, 'fgv', {
		items: await listFgvs(ctx),
		none: ctx.say('fgvs.none'),
		purpose: ctx.say('fgvs.purpose'),
		linesOf: (fgv) => [
			describeUnlabelledText(ctx.say('fgvs.type'), typeOf(fgv), ctx.say),
			describeUnlabelledText(ctx.say('fgvs.insurer'), insurerOf(fgv), ctx.say),
		],
	})
}

/** @see [410]. @throws Response redirect to not-found for an unknown id */
export async function getFgvView(ctx: Uses<'api' | 'say'>, id: string | undefined) {
	const fgv = requireItem(await listFgvs(ctx), id)
	const texts = ctx.say.table('fgvs')
	return {
		...getProductHead('fgv', fgv, ctx.say),
		facts: [
			createTextFact(texts.type, typeOf(fgv), ctx.say),
			createTextFact(texts.insurer, insurerOf(fgv), ctx.say),
		],
	}
}

function typeOf({ insuranceType, type }: Fgv) {
	return insuranceType ?? type
}

function insurerOf({ insurerName, insurer }: Fgv) {
	return insurerName ?? insurer
}
