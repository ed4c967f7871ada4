import { settle } from '#app/request/settle'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { getPremium, buildPremiumView, readPremiumTerms } from '#app/features/cardifao/premium.server'
import { paths } from '#app/paths'

interface Params {
	action?: string
	id?: string
}

/** The form requires a premium [A41]. */
export async function getPremiumPage(ctx: UsesOwner<'api' | 'firm' | 'say' | 'session'>, params: Params) {
	const action = await getPremiumAction(ctx, params)
	const known = action.isDone ? undefined : await settle(getPremium(ctx, action.id))
	const terms = known?.value && (await readPremiumTerms(ctx, action, known.value))
	const head = await getActionHead(ctx, action, terms)
	const { consumerName: name } = action
	return {
		...head,
		...(await buildPremiumView(ctx, action, known)),
		title: name ? ctx.say('cardifPremium.titleFor', { name }) : head.title,
		formId: known?.value && head.formId,
		address: paths.cardifaoPremium(params.id ?? '', action.id),
	}
}

/** @throws Response redirect to not-found for another kind of action or insurance */
export function getPremiumAction(ctx: Uses<'api' | 'firm' | 'session'>, params: Params) {
	return getTargetAction(ctx, 'cardifao-premium', params)
}
