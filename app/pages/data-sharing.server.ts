import type { Action } from '#app/api/resources/action'
import type { RequestContext } from '#app/context.server'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getTargetAction } from '#app/features/actions/actions.server'
import { getIwizePage } from '#app/features/data-sharing/iwize-page.server'
import { fetchOckto, getOcktoPage, announceFinished } from '#app/features/data-sharing/ockto-page.server'
import { settleRequirements } from '#app/features/data-sharing/requirements.server'
import { getContact } from './contact.server'

interface Params {
	action?: string
}

type SharingMethod = 'ockto' | 'iwize'

/** The action point that is done by collecting its details in this way: an inventory, or one of this name [A115]. */
export function getSharingAction(visit: RequestContext, way: SharingMethod, params: Params) {
	return getTargetAction(visit, [`${way}-form`, 'inventory-form'], params)
}

/** Sharing data with an app. @throws Response that leads on once that is over. */
export async function getOcktoSharing(visit: RequestContext, params: Params, request: Request) {
	const [asked, told] = await Promise.all([
		getSharingAction(visit, 'ockto', params),
		fetchOckto(visit, params.action ?? ''),
	])
	if (asked.isDone) announceFinished(visit, asked, request, told)
	const sharing = asked.isDone ? undefined : await getOcktoPage(visit, asked, request, told)
	return withHead(visit, 'ockto', asked, sharing)
}

/** Collecting details in a form of another firm. */
export async function getIwizeSharing(visit: RequestContext, params: Params, request: Request) {
	const [asked, told] = await Promise.all([
		getSharingAction(visit, 'iwize', params),
		settleRequirements(visit, params.action ?? ''),
	])
	const sharing = asked.isDone ? undefined : getIwizePage(visit, asked, request, told)
	return withHead(visit, 'iwize', asked, sharing)
}

/** Where it fails, whom to ask stands beside it. */
async function withHead<S extends { problem?: string }>(
	visit: RequestContext,
	way: SharingMethod,
	asked: Action,
	sharing: S | undefined,
) {
	const { say } = visit
	return {
		...(await getActionHead(visit, asked)),
		title: say(`${way}.title`),
		purpose: sharing && say(`${way}.purpose`),
		sharing,
		contact: sharing?.problem ? await getContact(visit, say('dashboard.advisors.title')) : undefined,
	}
}
