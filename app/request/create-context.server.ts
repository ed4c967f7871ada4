import type { AppLoadContext } from '@remix-run/node'
import { noteRequest } from '#app/config/log.server'
import { describeBrowser, isInAppBrowser } from '#app/lib/describe-browser'
import { once } from '#app/lib/once'
import { findPrefetch, chooseFontTiming, choosePrefetchTiming } from '#app/lib/request-kind'
import { isLogoutPage, isPlainPage, keepsSessionEnd } from '#app/paths'
import { readSessionId } from '#app/session/cookie.server'
import { getSessionStore } from '#app/session/current-store.server'
import { isOpenedByLink } from '#app/session/session-state.server'
import { endPriority, findMarkedSession } from '#app/session/priority-mark.server'
import { createQueryAuthorization, readQueryTokens, hasBrokenToken } from '#app/session/query-tokens.server'
import { createSessionAuthorization } from '#app/session/refresh.server'
import { openSession } from '#app/session/session.server'
import type { BaseContext, Visitor } from './context.server'
import { openCookies } from './cookies.server'
import { createEndings } from './endings.server'
import { findFormBranch } from './find-token.server'
import type { Outcome } from './outcome'
import { createRequestFacts, noteVisit, type RequestFacts } from './request-facts'
import { createCalls, createTexts, loadFirm } from './calls.server'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { readPreferences } from '#app/session/preferences.server'
import { needsSimpleVersion, simpleVersion } from './weak-device.server'

async function readVisitor(
	request: Request,
	{ secure, isPlain }: { secure: boolean; isPlain: boolean },
): Promise<Visitor> {
	const chosen = await readPreferences(request.headers.get('Cookie'), secure)
	const isWeak = !isPlain && needsSimpleVersion(request, chosen)
	return {
		preferences: isWeak ? { ...chosen, ...simpleVersion } : chosen,
		isWeak,
		hasBrokenToken: hasBrokenToken(request),
		address: hideUrlSecrets(request.url, ['domain']),
		host: new URL(request.url).host,
		fontTiming: chooseFontTiming(request),
		prefetchTiming: choosePrefetchTiming(request),
		isInApp: isInAppBrowser(request.headers.get('User-Agent')),
	}
}

const contextsByRequest = new WeakMap<AppLoadContext, Promise<BaseContext>>()

export function getContext(request: Request, loadContext: AppLoadContext): Promise<BaseContext> {
	const known = contextsByRequest.get(loadContext)
	if (known) return known
	const context = createContext(request, loadContext.requestFacts ?? createRequestFacts(false))
	contextsByRequest.set(loadContext, context)
	return context
}

export function findContext(loadContext: AppLoadContext) {
	return contextsByRequest.get(loadContext)
}

export async function createContext(request: Request, facts: RequestFacts): Promise<BaseContext> {
	const { secure, requestId } = facts
	const header = request.headers.get('Cookie')
	const sessionId = await readSessionId(header, secure)
	const session = await openRequestSession(request, facts, sessionId)
	const { consumer } = session.data
	// After a failed POST, Remix passes the loaders a GET request, whose query must not be used.
	const queryTokens = readQueryTokens(request)
	if (isOpenedByLink({ queryTokens, session })) noteRequest(requestId, { openedBy: 'link' })

	// Plain pages never send the user's token.
	const isPlain = isPlainPage(new URL(request.url).pathname)
	const visitor = await readVisitor(request, { secure, isPlain })
	const outcome = createOutcome(request)
	const ofForm = isPlain || !consumer ? await findFormBranch(request, facts) : undefined
	const choices = { ...visitor.preferences, sessionBranch: consumer?.branch, formBranch: ofForm }
	const { branch, language, patience, clientWith } = createCalls(request, facts, choices, outcome)
	const own = () => createQueryAuthorization(queryTokens) ?? createSessionAuthorization(session, clientWith())
	const api = clientWith(isPlain ? undefined : own())
	const firm = once(() => loadFirm(api.within(patience), branch, language))
	const cookies = await openCookies(request, { session, sessionId, visitor, outcome, facts })
	const isMarked = () => findMarkedSession(header) !== undefined

	return {
		facts,
		session,
		visitor,
		queryTokens,
		outcome,
		api,
		clientWith,
		firm,
		branch: { ...branch, ofForm },
		texts: createTexts(firm, language, { session, outcome }),
		cookies,
		endings: createEndings(session, requestId, { addNotice: cookies.addNotice, isMarked }),
	}
}

function createOutcome(request: Request): Outcome {
	return {
		failed: false,
		shownNotices: [],
		foreignTexts: new Map(),
		frames: [],
		prefetch: findPrefetch(request),
	}
}

async function openRequestSession(request: Request, facts: RequestFacts, sessionId: string | undefined) {
	const device = describeBrowser(request.headers.get('User-Agent'))
	const { pathname } = new URL(request.url)
	const kind = isLogoutPage(pathname) ? { isLeaving: true } : { keepsEnd: keepsSessionEnd(pathname) }
	const session = await openSession(getSessionStore(), sessionId, { device, ...kind })
	if (session.isLost) endPriority(request.headers.get('Cookie'))
	noteVisit(facts, session)
	return session
}
