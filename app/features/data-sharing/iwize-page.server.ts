import { findKnown } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import { findFrameUrl } from '#app/api/addresses.server'
import type { Action } from '#app/api/resources/action'
import type { Uses } from '#app/request/context.server'
import { paths } from '#app/paths'
import { getRequirementsFailure, type settleRequirements } from './requirements.server'

export type IwizeView = SerializeFrom<typeof getIwizePage>

/** Allows the other origin in this page's policy only [581]. */
export function getIwizePage(
	{ say, outcome }: Uses<'outcome' | 'say'>,
	action: Action,
	request: Request,
	{ value, problem }: Awaited<ReturnType<typeof settleRequirements>>,
) {
	const frame = findFrameUrl(findKnown(value?.iwize)?.iframeUrl, new URL(request.url))
	if (frame) outcome.frames.push(frame.origin)
	const failure = problem ? getRequirementsFailure(problem) : 'errors.dataSharingRequirementsFailed'
	const { frame: title, own, fallback, again: retry, other } = say.table('iwize')
	const newTab = say('documents.newTab')
	return {
		error: say('shell.notices.kinds.error'),
		problem: frame ? undefined : say(failure),
		frame: frame && { href: frame.href, origin: frame.origin, title, own, newTab },
		retry,
		fallback: {
			...fallback,
			text: frame ? fallback.text : undefined,
			href: paths.inventoryByHand(action.id),
		},
		other: { href: paths.inventory(action.id), label: other },
	}
}
