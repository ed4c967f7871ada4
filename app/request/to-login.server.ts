import { redirectDocument } from '@remix-run/node'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { isDocumentRequest, isPageRequest } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import { getFormOwner } from '#app/session/form-token.server'
import type { EndCause } from '#app/session/ended-session.server'
import type { GuestNotice } from '#app/session/guest-notices'
import { isStoreUnavailable } from '#app/session/store.server'
import type { BaseContext } from './context.server'
import { forgetKnownGuest } from './known-guest.server'
import { storePostedForm } from './posted-form.server'

const notices: Record<EndCause | 'unreadable' | 'gone', GuestNotice> = {
	idle: 'sessionExpired',
	elsewhere: 'endedElsewhere',
	longest: 'longestReached',
	expired: 'tokensExpired',
	refused: 'tokensRefused',
	unreachable: 'apiUnreachable',
	unreadable: 'signInAgain',
	gone: 'sessionGone',
}

/** Redirects to sign-in, with a notice why an earlier session ended, if that is known. */
export async function toLogin(ctx: BaseContext, request: Request) {
	const isToldSo = ctx.session.isLost && (request.method === 'POST' || isPageRequest(request))
	const cause = isToldSo ? await ctx.session.findEndCause() : undefined
	// Deletes the cookie of the ended session, so the notice appears once.
	if (isToldSo) await ctx.session.end()
	const sealed = await findWhoWasThere(ctx, request).then(
		(owner) => storeLoginTarget(ctx, request, owner),
		(error: unknown) => dropTarget(error, request),
	)
	if (isToldSo) ctx.cookies.addNotice(cause ? notices[cause] : 'sessionEnded')
	return redirectDocument(paths.loginTo(sealed), statusFor(request))
}

/** Redirects to the identification page of a check. Another guest's visit ends. */
export async function toCheckLogin(ctx: BaseContext, request: Request, action: string) {
	await forgetKnownGuest(ctx, action)
	return redirectDocument(paths.mortgageCheckLogin(action), statusFor(request))
}

/** The same for a session that ended during the request. */
export async function toLoginAtEnd(ctx: BaseContext, request: Request) {
	const cause = await ctx.session.findEndCause()
	const owner = getFormOwner(ctx.session.data.consumer)
	await ctx.session.end()
	const sealed = await storeLoginTarget(ctx, request, owner)
	ctx.cookies.addNotice(cause ? notices[cause] : 'sessionEnded')
	// A new document, because a client-side navigation would keep the frame of the signed-in consumer.
	return redirectDocument(paths.loginTo(sealed), statusFor(request))
}

/** Redirects a link with useless tokens. The notice does not mention the current session. */
export function refuseLink(ctx: BaseContext, request: Request, notice: GuestNotice = 'linkRefused') {
	ctx.cookies.addNotice(notice)
	return redirectDocument(hideUrlSecrets(request.url, ['domain']))
}

/**
 * After the sign-in the client returns to the refused address, where the posted form waits (WCAG 2.2.5). Returns what the
 * address of the login says of it: nothing of a form, of the login itself, and of the overview, which follows anyway.
 */
async function storeLoginTarget(ctx: BaseContext, request: Request, owner: string | undefined) {
	const {
		session,
		cookies: { loginTarget },
	} = ctx
	await keepPosted(ctx, request)
	const kept = session.has('kept') ? (await session.listForms('kept')).at(-1) : undefined
	const isWanted = isPageRequest(request) && new URL(request.url).pathname !== paths.login()
	if (!isWanted && !kept) return undefined
	const sealed = loginTarget.keep(ctx.visitor.address, kept?.owner ?? owner)
	return isDocumentRequest(request) && ctx.visitor.address !== paths.dashboard() ? sealed : undefined
}

/** Form owner whose session ended in this browser. A link on another site is opened by whoever signs in [A189]. */
async function findWhoWasThere({ session }: BaseContext, { headers }: Request) {
	const isLinkElsewhere = headers.get('Sec-Fetch-Site') === 'cross-site'
	return session.isLost && !isLinkElsewhere ? session.findSentFormOwner() : undefined
}

/** Without the store nobody knows whose page it was: the login opens, and no page after it. A form is never dropped. */
function dropTarget(error: unknown, { method }: Request): undefined {
	if (method === 'POST' || !isStoreUnavailable(error)) throw error
}

/** Stores the posted form for its owner before any redirect. False when what was filled in is lost, which a notice says. */
export async function keepPosted(ctx: BaseContext, request: Request): Promise<boolean> {
	if (request.method !== 'POST') return true
	const isKept = await storePostedForm(ctx, request, hideUrlSecrets(request.url, ['domain']))
	ctx.outcome.sent = isKept ? 'held' : 'refused'
	if (!isKept) ctx.cookies.addNotice('formNotKept')
	return isKept
}

/** 303 after a form, so that every browser continues with GET. */
export function statusFor({ method }: Pick<Request, 'method'>) {
	return method === 'POST' ? 303 : 302
}
