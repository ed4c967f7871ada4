import { json, redirect, type ActionFunctionArgs, type ServerBuild } from '@remix-run/node'
import { ApiError, LicenceUnavailable, SessionExpired, TokenRejected } from '#app/api/errors'
import { getFailureCause, isNamedMissing } from '#app/api/failure-cause'
import { getMessageKey } from '#app/api/error-members'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from './context.server'
import { findContext, getContext } from './create-context.server'
import { clearWhenLeft } from './endings.server'
import { findSafePath } from '#app/lib/safe-path'
import { isPageRequest } from '#app/lib/request-kind'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { hasSentenceEnd } from '#app/lib/repair-query'
import { isPlainPage, paths } from '#app/paths'
import { TooOften } from '#app/limits/counter.server'
import { checkReturn, markReturn } from './cookie-return.server'
import { recallRefused, settleForm } from './refused-form.server'
import { refuseFailed, refuseGone, refuseTooOften } from './refusals.server'
import { isWaitingFile } from './file-target.server'
import type { FormReply } from './form-reply'
import { addNewAddress } from './new-address'
import { noteFault } from './note-fault'
import { findPostedForm } from './posted-fields.server'
import { getScreen } from './guard.server'
import { refuseLink, toLogin, toLoginAtEnd } from './to-login.server'
import { reportStoreFault } from '#app/session/store-fault.server'
import { isStoreUnavailable, storeRetrySeconds } from '#app/session/store.server'

type Routes = ServerBuild['routes']
type Args = Pick<ActionFunctionArgs, 'request' | 'context'>
type Handler = NonNullable<Routes[string]['module']['action']>

interface Kind {
	/** False for routes without a component. */
	isPage: boolean
	/** True for the route of unknown addresses. */
	isUnknown: boolean
	/** True for the frame around all pages. */
	isFrame: boolean
	/** True for routes that take a posted form. */
	hasForm: boolean
}

function wrapped(routes: Routes, wrap: (handler: Handler, kind: Kind) => Handler): Routes {
	const wrappedRoutes: Routes = {}
	for (const [id, route] of Object.entries(routes)) {
		const { loader, action } = route.module
		const isPage = 'default' in route.module
		const kind = {
			isPage,
			isUnknown: route.path === '*',
			isFrame: id === 'root',
			hasForm: action !== undefined,
		}
		const handlers = {
			...(loader && { loader: wrap(loader, kind) }),
			...(action && { action: wrap(action, kind) }),
		}
		const module: typeof route.module = { ...route.module, ...handlers }
		wrappedRoutes[id] = { ...route, module }
	}
	return wrappedRoutes
}

/** Maps errors to responses: a redirect to sign-in, not-found, or an error page with its status. */
export function wrapErrors(routes: Routes): Routes {
	return wrapped(routes, (handler, { isPage, isUnknown, isFrame, hasForm }) => async (args) => {
		try {
			if (isTooLong(args) && !isUnknown) return await answerTooLong(args, isPage)
			if (!isPage) return leaveByDocument(await handler(args), args.request)
			const ctx = await getContext(args.request, args.context)
			if (hasForm) await offerGuestKey(ctx, args.request)
			await recallRefused(ctx, args.request)
			await checkReturn(ctx, args.request, isFrame)
			return leaveByDocument(await settleForm(ctx, args.request, await handler(args)), args.request)
		} catch (error) {
			throw leaveByDocument(await (isPage ? toPage : toRedirect)(error, args), args.request)
		}
	})
}

/** A cookie for a guest at a form. The plain page keeps nothing in a browser. */
async function offerGuestKey({ cookies, session }: Uses<'cookies' | 'session'>, { url }: Request) {
	if (!session.data.consumer && !isPlainPage(new URL(url).pathname)) await cookies.guestKey.offer()
}

function isTooLong({ request, context }: Args) {
	return request.method === 'POST' && context.requestFacts?.isTooLong === true
}

/** 422 by the form's own page. A route without a page redirects to the referrer. */
async function answerTooLong({ request, context }: Args, isPage: boolean) {
	const ctx = await getContext(request, context)
	if (!isPage) {
		ctx.cookies.addNotice('formTooLong')
		return leadBack(request)
	}
	const say = await ctx.texts.say()
	ctx.outcome.failed = true
	const result: FormReply['result'] = { status: 'error', error: { '': [say('form.tooLong.text')] } }
	return json<FormReply>({ result, summary: say('form.tooLong.title') }, { status: 422 })
}

/** The target shows notices [A29]. */
function leadBack({ headers, url }: Request) {
	return redirect(findSafePath(headers.get('Referer'), new URL(url).origin) ?? paths.dashboard(), 303)
}

/** The router in the browser knows only its own page, so other pages need a new document. */
function leaveByDocument(answer: unknown, { url }: Request): unknown {
	const to = answer instanceof Response ? answer.headers.get('Location') : null
	if (!(answer instanceof Response) || to === null) return answer
	if (new URL(to, url).pathname !== new URL(url).pathname)
		answer.headers.set('X-Remix-Reload-Document', 'true')
	return answer
}

/** Commits the session after each loader and action, for servers without a response hook. */
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
	return commitResponse(args, response).catch(async (error: unknown) => {
		throw isStoreUnavailable(error) ? await unavailable(error, args) : error
	})
}

export async function commitResponse({ request, context }: Args, response: Response) {
	const ctx = await findContext(context)
	if (ctx?.outcome.storeFault) throw ctx.outcome.storeFault
	const leadsOn = response.headers.has('Location') || response.headers.has('X-Remix-Redirect')
	const lines = (await ctx?.cookies.commit(leadsOn)) ?? []
	const answer = ctx && mustBeSeen(ctx, leadsOn) ? new Response(null, { status: 409 }) : response
	if (ctx) {
		markReturn(ctx, request, answer)
		addNewAddress(request, answer, ctx.facts.requestId)
		clearWhenLeft(answer, ctx.cookies.guestKey)
	}
	for (const line of lines) answer.headers.append('Set-Cookie', line)
	const { retryAfterSeconds: wait, shownAt } = ctx?.outcome ?? {}
	if (shownAt !== undefined) answer.headers.set('Content-Location', shownAt)
	if (wait !== undefined) answer.headers.set('Retry-After', String(wait))
	return answer
}

/**
 * A prefetch must not consume redirects or one-time notices: the browser requests the page again when it is opened.
 */
function mustBeSeen({ outcome }: Uses<'outcome'>, leadsOn: boolean) {
	return outcome.prefetch === 'own' && (leadsOn || outcome.shownNotices.length > 0)
}

/** Seconds, when the API names no time. */
const usualLock = 60

async function toResponse(error: unknown, { request, context }: ActionFunctionArgs): Promise<unknown> {
	if (error instanceof SessionExpired) {
		const ctx = await getContext(request, context)
		return ctx.queryTokens ? refuseLink(ctx, request) : toLoginAtEnd(ctx, request)
	}
	if (error instanceof TokenRejected) {
		const ctx = await getContext(request, context)
		const about = {
			requestId: ctx.facts.requestId,
			consumer: ctx.session.data.consumer,
			detail: 'renewedRefused',
		}
		if (await ctx.session.rejectTokens()) logSecurityEvent('tokensRevoked', about)
		return toLoginAtEnd(ctx, request)
	}
	if (error instanceof TooOften) {
		const ctx = await getContext(request, context)
		logSecurityEvent('limitReached', { requestId: ctx.facts.requestId, detail: error.limit })
		const retry = { afterSeconds: error.retryAfterSeconds }
		return refuseTooOften(await ctx.texts.say(), retry, await findPostedForm(request))
	}
	if (isStoreUnavailable(error)) return unavailable(error, { request, context })
	return error instanceof ApiError ? answerApiError(error, { request, context }) : error
}

/** A client's form whose record is gone says that nothing was sent. */
async function toPage(error: unknown, args: ActionFunctionArgs): Promise<unknown> {
	const answer = await toResponse(error, args)
	const ctx = await getContext(args.request, args.context)
	const { refused } = ctx.outcome
	if (args.request.method === 'POST' && answer instanceof Response && answer.status >= 400)
		ctx.outcome.hasErrorPage = true
	if (args.request.method !== 'POST' && !refused) return explainRefusedLink(ctx, args.request, answer)
	if (!leadsToNotFound(answer) || !ctx.session.data.consumer) return answer
	ctx.outcome.failed = true
	return refuseGone(
		await ctx.texts.say(),
		refused ?? (await findPostedForm(args.request)),
		refused !== undefined,
	)
}

function leadsToNotFound(answer: unknown): answer is Response {
	return answer instanceof Response && answer.headers.get('Location') === paths.notFound()
}

/** Not-found explains a link of another account; right after the sign-in it waited for, and for the file that the overview promised then, the overview does. */
async function explainRefusedLink(ctx: Uses<'queryTokens' | 'session'>, request: Request, answer: unknown) {
	const { session, queryTokens } = ctx
	const isMissing = leadsToNotFound(answer)
	const isForbidden = answer instanceof Response && answer.status === 403
	const isOpened = request.method === 'GET' && isPageRequest(request) && !queryTokens
	const isAwaited = session.data.isArriving === true || (isOpened && isWaitingFile(session, request))
	// The address is tried without the sign that a sentence put after it.
	if (isAwaited && isMissing && hasSentenceEnd(request.url)) return answer
	if (isAwaited && (isMissing || isForbidden)) return explainOnOverview(ctx)
	if (isMissing && session.data.consumer && isOpened)
		await session.keep('missed', { address: hideUrlSecrets(request.url) })
	return answer
}

function explainOnOverview({ session }: Uses<'session'>) {
	session.change((data) => void delete data.isArriving)
	session.notify('info', 'notices.targetRefused')
	return redirect(paths.dashboard())
}

/** The page in place of one whose own call failed. */
async function answerApiError(error: ApiError, { request, context }: Args) {
	const ctx = await getContext(request, context)
	const say = await ctx.texts.say()
	const cause = getFailureCause(error)
	noteFault(ctx.outcome, error)
	const isConfined = ctx.session.data.consumer?.twoFactorSetup === true
	if (isNamedMissing(error) && !isConfined) return redirect(paths.notFound())
	const kept = await findPostedForm(request)
	const address = hideUrlSecrets(request.url)
	if (cause === 'locked') return refuseTooOften(say, { afterSeconds: usualLock, address }, kept)
	if (error instanceof LicenceUnavailable)
		return refuseFailed(say, {
			reason: 'setupMissing',
			status: error.status,
			reference: ctx.facts.requestId,
			kept,
		})
	const status = cause === 'forbidden' ? 403 : error.status >= 500 ? error.status : 502
	const reason = status === 403 ? 'forbidden' : status === 503 ? 'unavailable' : 'generic'
	const detail = say(getMessageKey(error))
	return refuseFailed(say, { reason, status, reference: ctx.facts.requestId, detail, kept })
}

/** 503 while the session store is unavailable. Without a page to render it, the whole response is replaced. */
async function unavailable(error: Error, { request, context }: Args, isPage = true) {
	const ctx = await getContext(request, context).catch(() => undefined)
	if (!ctx || !isPage) {
		if (ctx) ctx.outcome.storeFault = error
		return new Response(null, { status: 503, headers: { 'Retry-After': String(storeRetrySeconds) } })
	}
	if (!request.signal.aborted) reportStoreFault(error, ctx.facts.requestId)
	ctx.outcome.retryAfterSeconds = storeRetrySeconds
	const kept = await findPostedForm(request)
	return refuseFailed(await ctx.texts.say(), {
		reason: 'unavailable',
		status: 503,
		reference: ctx.facts.requestId,
		kept,
	})
}

/** The dashboard explains what is missing. When a branch must be chosen first, the download waits behind sign-in. */
async function leadPastRefusal({ request, context }: Args) {
	const ctx = await getContext(request, context)
	const offer = ctx.queryTokens && (await ctx.session.find('offer'))
	if (offer) {
		await ctx.session.drop('offer')
		if (ctx.session.data.consumer) ctx.session.notify('info', 'notices.linkOfOther')
		// The page that follows asks.
		else await ctx.session.keep('pair', offer)
	}
	return (await getScreen(ctx)) === 'branches' ? toLogin(ctx, request) : redirect(paths.dashboard(), 303)
}

/** Without a page to render the error, the referrer or the dashboard shows it as a notice [A29]. */
async function toRedirect(error: unknown, args: ActionFunctionArgs): Promise<unknown> {
	const isRefusal = error instanceof Response && error.headers.get('Content-Type')?.includes('json')
	if (isRefusal && error.status === 409) return redirect(paths.otherOwner(), 303)
	if (isRefusal && error.status !== 403) return leadPastRefusal(args)
	if (isStoreUnavailable(error)) return unavailable(error, args, false)
	const ctx = await getContext(args.request, args.context)
	if (!isRefusal && !(error instanceof ApiError))
		return explainRefusedLink(ctx, args.request, await toResponse(error, args))
	const { session, outcome } = ctx
	noteFault(outcome, error)
	session.notify('error', isRefusal ? 'notices.formTooOld' : getMessageKey(error))
	return leadBack(args.request)
}
