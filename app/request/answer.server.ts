import { json, redirect, type ActionFunctionArgs, type ServerBuild } from '@remix-run/node'
import { ApiError, LicenceUnavailable, SessionExpired } from '#app/api/errors'
import { getFailureCause } from '#app/api/failure-cause'
import { getMessageKey } from '#app/api/error-message'
import { logSecurityEvent } from '#app/config/security-log.server'
import { getContext, findContext, type Uses } from './context.server'
import { findSafePath } from '#app/lib/safe-path'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { paths } from '#app/paths'
import { TooOften } from '#app/limits/too-often'
import { refuseFailed, refuseTooOften } from './refusals.server'
import type { FormReply } from './form-reply'
import { findPostedForm } from './posted-form.server'
import { getScreen } from './guard.server'
import { refuseLink, toLogin, toLoginAtEnd } from './to-login.server'
import { reportStoreFault } from '#app/session/store-fault.server'
import { isStoreUnavailable, storeRetrySeconds } from '#app/session/store.server'

type Routes = ServerBuild['routes']
type Args = Pick<ActionFunctionArgs, 'request' | 'context'>
type Handler = NonNullable<Routes[string]['module']['action']>

/** The routes with every loader and action run through `wrap`; `isPage` is false where there is nothing to show. */
function wrapped(routes: Routes, wrap: (handler: Handler, isPage: boolean) => Handler): Routes {
	const wrappedRoutes: Routes = {}
	for (const [id, route] of Object.entries(routes)) {
		const { loader, action } = route.module
		const isPage = 'default' in route.module
		const handlers = {
			...(loader && { loader: wrap(loader, isPage) }),
			...(action && { action: wrap(action, isPage) }),
		}
		const module: typeof route.module = { ...route.module, ...handlers }
		wrappedRoutes[id] = { ...route, module }
	}
	return wrappedRoutes
}

/** Turns what a call throws into the one answer for it: the login, not-found, or an error page with its status. */
export function wrapErrors(routes: Routes): Routes {
	return wrapped(routes, (handler, isPage) => async (args) => {
		try {
			if (isTooLong(args)) return await answerTooLong(args, isPage)
			return leaveByDocument(await handler(args), args.request)
		} catch (error) {
			throw leaveByDocument(await (isPage ? toResponse : toRedirect)(error, args), args.request)
		}
	})
}

/** The loaders of the page that answers a form run as for any other. */
function isTooLong({ request, context }: Args) {
	return request.method === 'POST' && context.requestFacts?.isTooLong === true
}

/** 422 by the form's own page; what posts without a page leads back to where the visitor came from. */
async function answerTooLong({ request, context }: Args, isPage: boolean) {
	const ctx = await getContext(request, context)
	if (!isPage) {
		ctx.addNotice('formTooLong')
		return leadBack(request)
	}
	const say = await ctx.loadSay()
	ctx.outcome.failed = true
	const result: FormReply['result'] = { status: 'error', error: { '': [say('form.tooLong.text')] } }
	return json<FormReply>({ result, summary: say('form.tooLong.title') }, { status: 422 })
}

/** To the page the visitor came from, or the dashboard: both show notices [A29]. */
function leadBack({ headers, url }: Request) {
	return redirect(findSafePath(headers.get('Referer'), new URL(url).origin) ?? paths.dashboard(), 303)
}

/** Whom React asked is led to another page by a new document: React knows its own page alone. */
function leaveByDocument(answer: unknown, { url }: Request): unknown {
	const to = answer instanceof Response ? answer.headers.get('Location') : null
	if (!(answer instanceof Response) || to === null) return answer
	if (new URL(to, url).pathname !== new URL(url).pathname)
		answer.headers.set('X-Remix-Reload-Document', 'true')
	return answer
}

/** Writes the session after each loader and action: for a server that has no hook on the response. */
export function wrapCommits(routes: Routes): Routes {
	return wrapped(wrapErrors(routes), (handler) => async (args) => {
		try {
			return await withCookies(args, await handler(args))
		} catch (error) {
			throw error instanceof Response ? await withCookies(args, error) : error
		}
	})
}

async function withCookies(args: ActionFunctionArgs, answer: unknown) {
	const response = answer instanceof Response ? answer : json(answer ?? null)
	return commitResponse(args.context, response).catch(async (error: unknown) => {
		throw isStoreUnavailable(error) ? await unavailable(error, args) : error
	})
}

/** The response with the Set-Cookie lines of its request, whose session is written first. */
export async function commitResponse(loadContext: ActionFunctionArgs['context'], response: Response) {
	const ctx = await findContext(loadContext)
	if (ctx?.outcome.storeFault) throw ctx.outcome.storeFault
	const leadsOn = response.headers.has('Location') || response.headers.has('X-Remix-Redirect')
	const lines = (await ctx?.commit(leadsOn)) ?? []
	const answer = ctx && mustBeSeen(ctx, leadsOn) ? new Response(null, { status: 409 }) : response
	for (const line of lines) answer.headers.append('Set-Cookie', line)
	const wait = ctx?.outcome.retryAfterSeconds
	if (wait !== undefined) answer.headers.set('Retry-After', String(wait))
	return answer
}

/** What leads on, or tells what is told once, no page of ours has fetched ahead: the browser asks again when it is opened. */
function mustBeSeen({ outcome }: Uses<'outcome'>, leadsOn: boolean) {
	return outcome.prefetch === 'own' && (leadsOn || outcome.shownNotices.length > 0)
}

/** Seconds, where the API does not say for how long it refuses. */
const usualLock = 60

async function toResponse(error: unknown, { request, context }: ActionFunctionArgs): Promise<unknown> {
	if (error instanceof SessionExpired) {
		const ctx = await getContext(request, context)
		return ctx.queryTokens ? refuseLink(ctx, request) : toLoginAtEnd(ctx, request)
	}
	if (error instanceof TooOften) {
		const ctx = await getContext(request, context)
		logSecurityEvent('limitReached', { requestId: ctx.requestId, detail: error.limit })
		const retry = { afterSeconds: error.retryAfterSeconds }
		return refuseTooOften(await ctx.loadSay(), retry, await findPostedForm(request))
	}
	if (isStoreUnavailable(error)) return unavailable(error, { request, context })
	if (!(error instanceof ApiError)) return error
	const ctx = await getContext(request, context)
	const say = await ctx.loadSay()
	const cause = getFailureCause(error)
	if (cause === 'missing') return redirect(paths.notFound())
	const kept = await findPostedForm(request)
	const address = hideUrlSecrets(request.url)
	if (cause === 'locked') return refuseTooOften(say, { afterSeconds: usualLock, address }, kept)
	if (error instanceof LicenceUnavailable)
		return refuseFailed(say, 'setupMissing', error.status, ctx.requestId, { kept })
	const status = cause === 'forbidden' ? 403 : error.status >= 500 ? error.status : 502
	const reason = status === 403 ? 'forbidden' : status === 503 ? 'unavailable' : 'generic'
	const detail = say(getMessageKey(error))
	return refuseFailed(say, reason, status, ctx.requestId, { detail, kept })
}

/** 503 while the sessions can't be used; where no page can say so the whole answer gives way to one that does. */
async function unavailable(error: Error, { request, context }: Args, isPage = true) {
	const ctx = await getContext(request, context).catch(() => undefined)
	if (!ctx || !isPage) {
		if (ctx) ctx.outcome.storeFault = error
		return new Response(null, { status: 503, headers: { 'Retry-After': String(storeRetrySeconds) } })
	}
	if (!request.signal.aborted) reportStoreFault(error, ctx.requestId)
	ctx.outcome.retryAfterSeconds = storeRetrySeconds
	const kept = await findPostedForm(request)
	return refuseFailed(await ctx.loadSay(), 'unavailable', 503, ctx.requestId, { kept })
}

/** The dashboard shows what stands in the way; where a branch is to be chosen first the file waits behind the login. */
async function leadPastRefusal({ request, context }: Args) {
	const ctx = await getContext(request, context)
	return (await getScreen(ctx)) === 'branches' ? toLogin(ctx, request) : redirect(paths.dashboard(), 303)
}

/** Where no page can tell of a failure, the one the visitor came from does, or the dashboard [A29]. */
async function toRedirect(error: unknown, args: ActionFunctionArgs): Promise<unknown> {
	const isRefusal = error instanceof Response && error.headers.get('Content-Type')?.includes('json')
	if (isRefusal && error.status === 409) return redirect(paths.otherOwner(), 303)
	if (isRefusal && error.status !== 403) return leadPastRefusal(args)
	if (isStoreUnavailable(error)) return unavailable(error, args, false)
	if (!isRefusal && !(error instanceof ApiError)) return toResponse(error, args)
	const { session } = await getContext(args.request, args.context)
	session.notify('error', isRefusal ? 'notices.formTooOld' : getMessageKey(error))
	return leadBack(args.request)
}
