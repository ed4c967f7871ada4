import { settle } from '#app/api/settle'
import { id } from '#app/api/wire'
import type { RequestContext } from '#app/context.server'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getTargetAction } from '#app/features/actions/actions.server'
import { getPremium, buildPremiumView } from '#app/features/cardifao/premium.server'
import { paths } from '#app/paths'

interface Params {
	action?: string
	id?: string
}

/** The premium that waits for an answer; while it can't be told, there is nothing to answer [A41]. */
export async function getPremiumPage(visit: RequestContext, params: Params) {
	const [asked, premium] = await Promise.all([getPremiumAction(visit, params), findPremium(visit, params)])
	const known = asked.isDone ? undefined : premium
	const head = await getActionHead(visit, asked)
	const { consumerName: name } = asked
	return {
		...head,
		...(await buildPremiumView(visit, asked, known)),
		title: name ? visit.say('cardifPremium.titleFor', { name }) : head.title,
		formId: known?.value && head.formId,
		address: paths.cardifaoPremium(params.id ?? '', asked.id),
	}
}

/** @throws Response that leads to not-found for an action that asks for something else, or about another insurance. */
export function getPremiumAction(visit: RequestContext, params: Params) {
	return getTargetAction(visit, 'cardifao-premium', params)
}

/** Asked beside the action; what is no id is not asked for. */
async function findPremium(visit: RequestContext, { action }: Params) {
	const asked = id.safeParse(action)
	return asked.success ? settle(getPremium(visit, asked.data)) : undefined
}
