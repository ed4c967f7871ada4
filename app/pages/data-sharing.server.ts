import type { StatedAction } from '#app/products/task-state.server'
import type { Uses, UsesOwner } from '#app/request/context.server'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { getIwizePage } from '#app/features/data-sharing/iwize-page.server'
import { fetchOckto, getOcktoPage, announceFinished } from '#app/features/data-sharing/ockto-page.server'
import { settleRequirements } from '#app/features/data-sharing/requirements.server'
import { getContact } from './contact.server'

interface Params {
	action?: string
}

type SharingMethod = 'ockto' | 'iwize'

/** Inventory actions and actions named after the method are both valid [A115]. */
export function getSharingAction(
	ctx: Uses<'api' | 'firm' | 'session'>,
	method: SharingMethod,
	params: Params,
) {
	return getTargetAction(ctx, [`${method}-form`, 'inventory-form'], params)
}

/** @throws Response redirect when the sharing is finished */
export async function getOcktoSharing(
	ctx: UsesOwner<'api' | 'firm' | 'outcome' | 'queryTokens' | 'say' | 'session'>,
	params: Params,
	request: Request,
) {
	const [action, status] = await Promise.all([
		getSharingAction(ctx, 'ockto', params),
		fetchOckto(ctx, params.action ?? ''),
	])
	if (action.isDone) announceFinished(ctx, action, request, status)
	const sharing = action.isDone ? undefined : await getOcktoPage(ctx, action, request, status)
	return withHead(ctx, 'ockto', action, sharing)
}

export async function getIwizeSharing(
	ctx: UsesOwner<'api' | 'firm' | 'outcome' | 'queryTokens' | 'say' | 'session'>,
	params: Params,
	request: Request,
) {
	const [action, status] = await Promise.all([
		getSharingAction(ctx, 'iwize', params),
		settleRequirements(ctx, params.action ?? ''),
	])
	const sharing = action.isDone ? undefined : getIwizePage(ctx, action, request, status)
	return withHead(ctx, 'iwize', action, sharing)
}

/** Adds contact details to a failed state. */
async function withHead<S extends { problem?: string }>(
	ctx: UsesOwner<'api' | 'firm' | 'queryTokens' | 'say' | 'session'>,
	method: SharingMethod,
	action: StatedAction,
	sharing: S | undefined,
) {
	const { say } = ctx
	const title = say(`${method}.title`)
	return {
		...(await getActionHead(ctx, action)),
		title,
		tabTitle: title,
		purpose: sharing && say(`${method}.purpose`),
		sharing,
		contact: sharing?.problem ? await getContact(ctx, say('dashboard.advisors.title')) : undefined,
	}
}
