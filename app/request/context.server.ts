import { randomBytes, randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { isServedOverTls } from '#app/config/config.server'
import { noteRequest } from '#app/config/log.server'
import { ApiClient, type Authorization } from '#app/api/client.server'
import { resolveFirm } from '#app/firm/resolve-firm.server'
import { getFirm } from '#app/firm/firm.server'
import type { AddressStyle } from '#app/i18n/language'
import { mainLanguage } from '#app/locales/languages'
import { createSay, type Say } from '#app/i18n/say.server'
import { describeBrowser } from '#app/lib/describe-browser'
import { once } from '#app/lib/once'
import { takeToken } from '#app/limits/limits.server'
import { chooseFontTiming, choosePrefetchTiming, findPrefetch, type Prefetch } from '#app/lib/request-kind'
import { createEndings } from './endings.server'
import type { KeptForm } from './kept-form'
import { isLogoutPage, isPlainPage } from '#app/paths'
import { needsSimpleVersion, simpleVersion } from './weak-device.server'
import { readSessionId, createSessionCookie } from '#app/session/cookie.server'
import { getSessionStore } from '#app/session/current-store.server'
import { openDevice } from '#app/session/known-device.server'
import { createPreferenceWriter, readPreferences, type Preferences } from '#app/session/preferences.server'
import { guestNotices, type GuestNotice } from '#app/session/guest-notices'
import { openLoginTarget } from '#app/session/login-target.server'
import { createPriorityCookies, endPriority, findMarkedSession } from '#app/session/priority-mark.server'
import { createQueryAuthorization, hasBrokenToken, readQueryTokens } from '#app/session/query-tokens.server'
import { createSessionAuthorization } from '#app/session/refresh.server'
import type { SignedInConsumer } from '#app/session/session-data'
import { openSession, type Session } from '#app/session/session.server'

/** What the server in front of Remix knows of a request and a page can't see from it. */
export interface RequestFacts {
	requestId: string
	/** The trace that a trusted proxy began, as it tells of it. */
	traceparent?: string
	nonce: string
	/** Whether the browser speaks TLS: a trusted proxy says so, or PUBLIC_URL. */
	secure: boolean
	/** Who asks, for the limits; never logged. Absent where the server does not know. */
	clientAddress: string | undefined
	/** Set when the request was refused before it reached a page; the page tells why. */
	refused?: EarlyRefusal
	/** Set when the form was longer than its limit: nothing of it was kept, and its page says so. */
	isTooLong?: boolean
}

interface EarlyRefusal {
	status: number
	reason: FailureReason
	/** When and where it may be tried again. */
	retry?: { afterSeconds: number; address: string }
	/** What a form held that can be sent again. */
	kept?: KeptForm
}

export type FailureReason =
	| 'generic'
	| 'forbidden'
	| 'tooLarge'
	| 'unreadable'
	| 'wrongMethod'
	| 'tooManyRequests'
	| 'unavailable'
	| 'setupMissing'

/** What is known of the answer while it is made. */
interface Outcome {
	/** It shows a form again with its errors; the title says so. */
	failed: boolean
	/** Something was done too often: the answer says when to try again. */
	retryAfterSeconds?: number
	/** Ids of the notices on it: done with, unless the page gives way to a redirect or is not seen yet. */
	shownNotices: string[]
	/** It is prepared for somebody who may never open it. */
	prefetch?: Prefetch | undefined
	/** Origins whose pages may stand in a frame on it. */
	frames: string[]
	/** The hash of the styles that stand in it. */
	styles?: string
	/** The store failed where no page can tell of it: the whole answer gives way. */
	storeFault?: Error
}

export type BaseContext = Awaited<ReturnType<typeof createContext>>

/**
 * A request that a guard let pass: with the words for its reader, and who is signed in; `guest` names whose forms and
 * drafts these are where nobody is.
 */
export type RequestContext = BaseContext & {
	say: Say
	consumer: SignedInConsumer | undefined
	guest: { id: string; branch?: string } | undefined
}

/** A context as far as a function uses it: with these members. */
export type Uses<Name extends keyof RequestContext> = Pick<RequestContext, Name>
/** The same with whose forms and drafts they are. */
export type UsesOwner<Name extends keyof RequestContext = never> = Uses<'consumer' | 'guest' | Name>
/** The same with all that `sendOnce` needs. */
export type UsesSending<Name extends keyof RequestContext = never> = UsesOwner<
	'api' | 'outcome' | 'requestId' | 'say' | 'session' | Name
>

declare module '@remix-run/server-runtime' {
	interface AppLoadContext {
		requestFacts?: RequestFacts
	}
}

const contextsByRequest = new WeakMap<AppLoadContext, Promise<BaseContext>>()

/** The context of a request, made once however many loaders ask; `loadContext` is Remix's object of that request. */
export function getContext(request: Request, loadContext: AppLoadContext): Promise<BaseContext> {
	const known = contextsByRequest.get(loadContext)
	if (known) return known
	const made = createContext(request, loadContext.requestFacts ?? createRequestFacts(false))
	contextsByRequest.set(loadContext, made)
	return made
}

/** The context if anything asked for it: a request that needed none has nothing to commit. */
export function findContext(loadContext: AppLoadContext) {
	return contextsByRequest.get(loadContext)
}

/** The facts of a request that nothing refused. */
export function createRequestFacts(
	secure: boolean,
	address?: string,
	told: Partial<Pick<RequestFacts, 'requestId' | 'traceparent'>> = {},
): RequestFacts {
	return {
		requestId: told.requestId ?? randomUUID(),
		traceparent: told.traceparent,
		nonce: randomBytes(16).toString('base64'),
		secure: secure || isServedOverTls(),
		clientAddress: address,
	}
}

async function createContext(request: Request, facts: RequestFacts) {
	const header = request.headers.get('Cookie')
	const { session, sessionId } = await openVisit(request, header, facts.secure)
	// A plain page speaks for nobody.
	const isPlain = isPlainPage(new URL(request.url).pathname)
	const { preferences, isWeak } = await readChoices(request, header, facts.secure, isPlain)
	const told = readRequest(request)
	const sessionBranch = session.data.consumer?.branch
	const calls = createCalls(request, facts, { ...preferences, sessionBranch })
	const authorization = () =>
		createQueryAuthorization(told.queryTokens) ?? createSessionAuthorization(session, calls.clientWith())
	const api = calls.clientWith(isPlain ? undefined : authorization())
	const firm = once(async () => {
		const known = [calls.branch(), calls.branches(), calls.language()] as const
		const [branch, branches, language] = await Promise.all(known)
		const found = await getFirm(api, branch ?? '', language, branch !== undefined, branches)
		return { ...found, branch }
	})
	/** The words for a reader of this address style; the firm's own where none is known [A59]. */
	const sayTo = async (style: AddressStyle | undefined) => {
		const { licence, dictionary } = await firm()
		const address = style ?? licence.features.defaultAddressStyle ?? 'formal'
		return createSay(await calls.language(), address, dictionary)
	}
	const loadSay = once(() => sayTo(session.data.consumer?.addressStyle))
	const outcome: Outcome = { failed: false, shownNotices: [], frames: [], prefetch: findPrefetch(request) }

	return {
		...facts,
		...calls,
		...told,
		session,
		preferences,
		api,
		firm,
		loadSay,
		sayTo,
		outcome,
		...(await createWriters({ session, sessionId, preferences, isWeak, outcome, header, facts })),
	}
}

async function openVisit(request: Request, header: string | null, secure: boolean) {
	const sessionId = await readSessionId(header, secure)
	const device = describeBrowser(request.headers.get('User-Agent'))
	const isLeaving = isLogoutPage(new URL(request.url).pathname)
	const session = await openSession(getSessionStore(), sessionId, device, Date.now, isLeaving)
	if (session.isLost) endPriority(header)
	return { session, sessionId }
}

/** What a visitor chose, or the portal for a weak device: no plain page, which has no scripts, is the place to tell of that. */
async function readChoices(request: Request, header: string | null, secure: boolean, isPlain: boolean) {
	const chosen = await readPreferences(header, secure)
	const isWeak = !isPlain && needsSimpleVersion(request, chosen)
	return { preferences: isWeak ? { ...chosen, ...simpleVersion } : chosen, isWeak }
}

function readRequest(request: Request) {
	return {
		// After a POST that failed Remix hands the loaders a GET, whose address counts for nothing.
		queryTokens: readQueryTokens(request),
		hasBrokenToken: hasBrokenToken(request),
		fontTiming: chooseFontTiming(request),
		prefetchTiming: choosePrefetchTiming(request),
	}
}

interface WriterInput {
	session: Session
	sessionId: string | undefined
	preferences: Preferences
	/** The portal chose the simple version just now. */
	isWeak: boolean
	outcome: Outcome
	/** The Cookie header of the request. */
	header: string | null
	facts: RequestFacts
}

/** How a request leaves something for the next one. */
async function createWriters({ session, sessionId, outcome, header, facts, ...choices }: WriterInput) {
	const { preferences, isWeak } = choices
	const { secure, requestId } = facts
	const device = openDevice(header, secure)
	const { loginTarget, lines: targetLines } = await openLoginTarget(header, secure)
	const { prefer: savePreference, lines } = createPreferenceWriter(preferences, secure)
	if (isWeak) savePreference(simpleVersion)
	/** Leaves a notice for the next page; a visitor without a session gets none for it. */
	const leaveNotice = (notice: GuestNotice) => {
		const { kind, key } = guestNotices[notice]
		if (session.owner === undefined) savePreference({ notice })
		else session.notify(kind, key)
	}
	return {
		device,
		tell: leaveNotice,
		loginTarget,
		/** Keeps a visitor's choices; they hold from the next page on. */
		prefer: savePreference,
		...createEndings(session, requestId, {
			tell: leaveNotice,
			isMarked: () => findMarkedSession(header) !== undefined,
		}),
		/** Writes what changed and returns the Set-Cookie lines that belong to it; called once, on the response. */
		async commit(leadsOn: boolean): Promise<string[]> {
			const isSeen = !leadsOn && !outcome.prefetch
			if (isSeen) session.moveNotices(outcome.shownNotices)
			if (isSeen && outcome.shownNotices.includes('farewell')) savePreference({ notice: undefined })
			const id = await session.commit()
			const isKnown = id === undefined || id === sessionId
			const markedId = (session.data.consumer && id) ?? undefined
			const marks = isKnown ? [] : createPriorityCookies({ sessionId: markedId, sent: header, secure })
			const cookie = isKnown ? [] : [await createSessionCookie(id, secure)]
			return [...cookie, ...marks, ...(await targetLines()), ...(await lines()), ...(await device.lines())]
		},
	}
}

/** The API as this request speaks to it: its branch, its language, its id. */
function createCalls(
	request: Request,
	{ requestId, clientAddress }: RequestFacts,
	choices: Preferences & { sessionBranch: string | undefined },
) {
	const base = { requestId, signal: request.signal }
	const resolved = resolveFirm(request, choices, {
		clientFor: (branch) =>
			new ApiClient({
				...base,
				// The response is cached for all users, so it must not depend on the language of the first request.
				language: () => Promise.resolve(mainLanguage),
				branch: () => Promise.resolve(branch),
			}),
		mayTry: async () => (await takeToken('branches', clientAddress)).allowed,
	})
	const branch = once(async () => {
		const domain = await resolved.branch()
		noteRequest(requestId, { branch: domain })
		return domain
	})
	const found = { ...resolved, branch }
	return {
		...found,
		/** `temporaryToken` is that of a flow without login. */
		clientWith: (authorization?: Authorization, temporaryToken?: string) =>
			new ApiClient({
				...base,
				...found,
				temporaryToken: () => Promise.resolve(temporaryToken),
				authorization,
			}),
	}
}
