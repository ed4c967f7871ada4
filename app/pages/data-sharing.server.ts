import type { Action } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getActionFor } from '#app/features/actions/actions.server'
import { getIwizePage } from '#app/features/data-sharing/iwize-page.server'
import { getOcktoPage, tellFinished } from '#app/features/data-sharing/ockto-page.server'
import { getContact } from './contact.server'

interface Params {
	action?: string
}

type Way = 'ockto' | 'iwize'

/** The action point that is done by collecting its details in this way: an inventory, or one of this name [A115]. */
export function getSharingAction(visit: Visit, way: Way, params: Params) {
	return getActionFor(visit, [`${way}-form`, 'inventory-form'], params)
}

/** Sharing data with an app. @throws Response that leads on once that is over. */
export async function getOcktoSharing(visit: Visit, params: Params, request: Request) {
	const asked = await getSharingAction(visit, 'ockto', params)
	if (asked.isDone) await tellFinished(visit, asked, request)
	const sharing = asked.isDone ? undefined : await getOcktoPage(visit, asked, request)
	return withHead(visit, 'ockto', asked, sharing)
}

/** Collecting details in a form of another firm. */
export async function getIwizeSharing(visit: Visit, params: Params, request: Request) {
	const asked = await getSharingAction(visit, 'iwize', params)
	const sharing = asked.isDone ? undefined : await getIwizePage(visit, asked, request)
	return withHead(visit, 'iwize', asked, sharing)
}

/** Where it fails, whom to ask stands beside it. */
async function withHead<S extends { problem?: string }>(
	visit: Visit,
	way: Way,
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
