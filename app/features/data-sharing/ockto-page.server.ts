import { findKnown } from '#app/lib/unread'
import { redirect, type SerializeFrom } from '@remix-run/node'
import { findSharingUrl } from '#app/api/addresses.server'
import type { Action } from '#app/api/resources/action'
import type { InventoryRequirements } from '#app/api/resources/inventory-requirements'
import { getConfig } from '#app/config/config.server'
import type { Uses, UsesOwner } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'
import { isPageRequest } from '#app/lib/request-kind'
import { findThumbnail } from '#app/lib/thumbnail'
import { paths } from '#app/paths'
import { getActionTitle } from '#app/products/action-tasks.server'
import { getFormId } from '#app/submissions/send-once.server'
import { getRenewSubject, buildTestForm } from './ockto-forms.server'
import { findSharingState, type SharingState } from './ockto-state.server'
import { getRequirementsFailure, settleRequirements } from './requirements.server'
import { markDone } from '#app/submissions/done-actions.server'
import { addReceived } from '#app/submissions/send-result.server'

const pause = 5
/** Ten minutes. */
const maxReloads = 120

export type OcktoView = SerializeFrom<typeof getOcktoPage>

type OcktoStatus = Awaited<ReturnType<typeof fetchOckto>>

export function fetchOckto(ctx: Uses<'api'>, actionId: string) {
	return Promise.all([settleRequirements(ctx, actionId), findSharingState(ctx, actionId)])
}

/** @see [565-571]. @throws Response redirect to the dashboard when sharing is finished */
export async function getOcktoPage(
	ctx: UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>,
	action: Action,
	request: Request,
	status: OcktoStatus,
) {
	const { say } = ctx
	const [{ value, problem }, state] = status
	if (state === 'finished' || state === 'failed') throw announceResult(ctx, action, request, state)
	const texts = say.table('ockto')
	const address = paths.ocktoForm(action.id)
	const code = value && codeOf(value, state, ctx)
	const hasCode = state === 'waiting' && code?.isMissing === false
	return {
		address,
		state,
		says: texts.states[hasCode ? 'start' : state],
		error: say('shell.notices.kinds.error'),
		steps: texts.steps,
		problem: problem && say(getRequirementsFailure(problem)),
		faults: listFaults(status, code, say),
		code,
		renew: { ...texts.renew, formId: await getFormId(ctx, getRenewSubject(action)) },
		test: findKnown(value?.ockto)?.ocktoDebug === true ? await buildTestForm(ctx, action) : undefined,
		watch: ctx.queryTokens || problem ? undefined : { href: paths.ocktoState(action.id), ...texts.watch },
		look: { href: address, label: texts.look },
		reload: ctx.queryTokens ? undefined : buildReload(request, address, say),
		video: videoOf(ctx),
		other: { href: paths.inventory(action.id), label: texts.other },
	}
}

function listFaults(
	[{ problem }, state]: OcktoStatus,
	code: ReturnType<typeof codeOf> | undefined,
	say: Say,
) {
	const { missing, states } = say.table('ockto')
	return [
		...(problem ? [say(getRequirementsFailure(problem))] : []),
		...(code?.isMissing ? [missing] : []),
		...(state === 'unreachable' ? [states.unreachable] : []),
	]
}

/** Covers an action that the API closes before the page reloads. @throws Response as getOcktoPage */
export function announceFinished(
	ctx: Uses<'queryTokens' | 'say' | 'session'>,
	action: Action,
	request: Request,
	[, state]: OcktoStatus,
): void {
	const { created, announcedActions } = ctx.session.data
	const day = parseWireDate(findKnown(action.dateExecuted) ?? '')
	const isNews = day !== undefined && !day.isBefore(toWallClock(new Date(created)).startOf('day'))
	if (!isNews || ctx.queryTokens || announcedActions.includes(action.id)) return
	if (state === 'finished') throw announceResult(ctx, action, request, 'finished')
}

function announceResult(
	ctx: Uses<'queryTokens' | 'say' | 'session'>,
	action: Action,
	request: Request,
	state: 'finished' | 'failed',
) {
	const { session, queryTokens, say } = ctx
	if (isPageRequest(request) && !queryTokens) {
		if (state === 'finished') {
			markDone(ctx, action)
			session.change((data) => void data.announcedActions.push(action.id))
			addReceived(ctx, {
				to: paths.dashboard(),
				title: getActionTitle(action, say),
				key: 'page.inventory_form.submit_success',
				links: [],
				next: say('inventory.next'),
				language: say.language,
				action: action.id,
			})
		} else session.notify('error', 'errors.generic')
	}
	return redirect(paths.dashboard())
}

function codeOf({ ockto }: InventoryRequirements, state: SharingState, { say }: Uses<'say'>) {
	const { qrCode, url, errors = false } = findKnown(findKnown(ockto)?.ocktoQrcode) ?? {}
	const picture = errors ? undefined : findThumbnail(qrCode)
	const href = errors ? undefined : findSharingUrl(url)
	const { scan, here } = say.table('ockto')
	return {
		scan,
		image: picture && `data:${picture.type};base64,${picture.base64}`,
		here,
		start: href === undefined ? undefined : { href, newTab: say('documents.newTab') },
		isMissing: picture === undefined,
		isAwaited: picture === undefined && !errors && state === 'waiting',
	}
}

/** Loads nothing from another site before a click (contract §5). */
function videoOf({ say, outcome }: Uses<'outcome' | 'say'>) {
	const href = getConfig().OCKTO_VIDEO_URL
	if (href === undefined) return undefined
	outcome.frames.push(new URL(href).origin)
	return { href, ...say.table('ockto').video, newTab: say('documents.newTab') }
}

interface Reload {
	link: { href: string; label: string }
	runs?: string
	header?: string
}

/**
 * Refresh header for browsers without scripts, after `?reload=on` [A42]. The address has the number of
 * reloads left.
 */
function buildReload(request: Request, address: string, say: Say): Reload {
	const { on, off, runs } = say.table('ockto').reload
	const left = reloadsLeft(new URL(request.url).searchParams.get('reload'))
	if (left === 0) return { link: { href: `${address}?reload=on`, label: on } }
	const next = left > 1 ? `${address}?reload=${left - 1}` : address
	return { link: { href: address, label: off }, runs, header: `${pause}; url=${next}` }
}

function reloadsLeft(parameter: string | null) {
	if (parameter === 'on') return maxReloads
	const left = /^\d{1,3}$/.test(parameter ?? '') ? Number(parameter) : 0
	return left < maxReloads ? left : 0
}
