import { redirectDocument } from '@remix-run/node'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { isPageRequest } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import type { EndCause } from '#app/session/ended-session.server'
import type { GuestNotice } from '#app/session/guest-notices'
import type { BaseContext } from './context.server'
import { storePostedForm } from './posted-form.server'

const notices: Record<EndCause, GuestNotice> = {
	elsewhere: 'endedElsewhere',
	longest: 'longestReached',
	expired: 'tokensExpired',
	refused: 'tokensRefused',
	unreachable: 'apiUnreachable',
}

/** The way to the login, which says why a session that was there is there no more. */
export async function toLogin(ctx: BaseContext, request: Request) {
	const isToldSo = ctx.session.isLost && (request.method === 'POST' || isPageRequest(request))
	const cause = isToldSo ? await ctx.session.findEndCause() : undefined
	// The browser forgets the id that is no more: it is told so once.
	if (isToldSo) await ctx.session.end()
	await storeLoginTarget(ctx, request)
	if (isToldSo) ctx.addNotice(cause ? notices[cause] : 'sessionExpired')
	return redirectDocument(paths.login(), statusFor(request))
}

/** The way to the login of a session that ended while its request was under way. */
export async function toLoginAtEnd(ctx: BaseContext, request: Request) {
	const cause = (await ctx.session.findEndCause()) ?? 'elsewhere'
	await ctx.session.end()
	await storeLoginTarget(ctx, request)
	ctx.addNotice(notices[cause])
	// A new document: a client navigation would keep the frame of who was signed in.
	return redirectDocument(paths.login(), statusFor(request))
}

/** The way of a link whose tokens are good for nothing: it says nothing of the session that is there. */
export function refuseLink(ctx: BaseContext, request: Request) {
	ctx.addNotice('linkExpired')
	return redirectDocument(hideUrlSecrets(request.url, ['domain']))
}

/** The login leads back to the address it took the place of, where what was posted waits (WCAG 2.2.5). */
async function storeLoginTarget(ctx: BaseContext, request: Request) {
	const { session, loginTarget } = ctx
	const address = hideUrlSecrets(request.url, ['domain'])
	await keepPosted(ctx, request)
	if (isPageRequest(request) || session.has('kept')) loginTarget.keep(address)
}

/** What was posted waits for its owner, whatever stands in its way. */
export async function keepPosted(ctx: BaseContext, request: Request) {
	if (request.method === 'POST') await storePostedForm(ctx, request, hideUrlSecrets(request.url, ['domain']))
}

/** After a form the next page is a GET whatever the browser. */
export function statusFor({ method }: Pick<Request, 'method'>) {
	return method === 'POST' ? 303 : 302
}
