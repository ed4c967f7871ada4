import { randomBytes, randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { ApiClient, type Authorization } from '#app/api/client.server'
import { getConfig } from '#app/config/config.server'
import { getFirm, listBranches, listLanguages, type Firm } from '#app/firm/firm.server'
import { detectLanguage } from '#app/i18n/detect.server'
import type { Language } from '#app/i18n/language'
import { createSay, type Say } from '#app/i18n/say.server'
import { sessionStore } from '#app/session/current-store.server'
import { readSessionId, sessionCookie } from '#app/session/cookie.server'
import { readPreferences, writePreferences, type Preferences } from '#app/session/preferences.server'
import { queryAuthorization } from '#app/session/query-tokens.server'
import { sessionAuthorization } from '#app/session/refresh.server'
import { openSession, type SignedInConsumer } from '#app/session/session.server'

/** What the server in front of Remix knows of a request and a page can't see from it. */
export interface Arrival {
	requestId: string
	nonce: string
	/** Whether the browser speaks TLS, to us or to a trusted proxy. */
	secure: boolean
	/** Set when the request was refused before it reached a page; the page tells why. */
	refused?: { status: number; reason: FailureReason }
}

export type FailureReason =
	'generic' | 'forbidden' | 'tooLarge' | 'wrongMethod' | 'tooManyRequests' | 'unavailable'

export type RequestContext = Awaited<ReturnType<typeof createContext>>

/** A request that a guard let pass: with the words for its reader, and who is signed in. */
export type Visit = RequestContext & { say: Say; consumer?: SignedInConsumer }

async function createContext(request: Request, arrival: Arrival) {
	const header = request.headers.get('Cookie')
	const sessionId = await readSessionId(header, arrival.secure)
	const session = await openSession(sessionStore(), sessionId)
	const preferences = await readPreferences(header)
	const wanted = preferences.branch ?? branchOfHost(new URL(request.url))
	let chosen: Preferences | undefined
	/** Whether this answer shows a form again with its errors; the title says so. */
	const outcome = { failed: false }

	const base = { requestId: arrival.requestId, signal: request.signal }
	const early = new ApiClient({
		...base,
		language: () => Promise.resolve(preferences.language ?? 'nl'),
		branch: () => Promise.resolve(wanted),
	})
	const branches = once(() => listBranches(early, wanted ?? ''))
	const branch = once(async () => {
		const known = await branches()
		const list = 'value' in known ? known.value : undefined
		if (wanted !== undefined && (!list || list.some((one) => one.domain === wanted))) return wanted
		return list?.length === 1 ? list[0]?.domain : undefined
	})
	const languages = once(() => listLanguages(early, wanted ?? ''))
	const language = once(async (): Promise<Language> => {
		if (preferences.language) return preferences.language
		const listed = await languages()
		return detectLanguage(request, { firm: 'value' in listed ? listed.value.current : undefined })
	})
	const clientWith = (authorization?: Authorization) =>
		new ApiClient({ ...base, language, branch, authorization })
	const api = clientWith(queryAuthorization(request) ?? sessionAuthorization(session, clientWith()))
	const firm = once(async (): Promise<Firm & { branch: string | undefined }> => {
		const own = await branch()
		const found = await getFirm(api, own ?? '', await language(), own !== undefined, await branches())
		return { ...found, branch: own }
	})

	return {
		...arrival,
		session,
		outcome,
		preferences,
		api,
		clientWith,
		branch,
		languages,
		firm,
		loadSay: once(async () => {
			const { licence, dictionary } = await firm()
			const address = session.data.consumer?.addressStyle ?? licence.features.defaultAddressStyle ?? 'formal'
			return createSay(await language(), address, dictionary)
		}),
		/** Keeps a visitor's choices; they hold from the next page on. */
		prefer(changes: Partial<Preferences>) {
			chosen = { ...(chosen ?? preferences), ...changes }
		},
		/** Writes what changed and returns the Set-Cookie lines that belong to it; called once, on the response. */
		async commit(): Promise<string[]> {
			const id = await session.commit()
			return [
				...(id === sessionId ? [] : [await sessionCookie(id, arrival.secure)]),
				...(chosen ? [await writePreferences(chosen, arrival.secure)] : []),
			]
		},
	}
}

/** The host map may name a host with its port or without. */
function branchOfHost({ host, hostname }: URL) {
	const { HOST_BRANCHES } = getConfig()
	return HOST_BRANCHES.get(host) ?? HOST_BRANCHES.get(hostname)
}

function once<T>(load: () => Promise<T>) {
	let loaded: Promise<T> | undefined
	return () => (loaded ??= load())
}

declare module '@remix-run/server-runtime' {
	interface AppLoadContext {
		arrival?: Arrival
	}
}

const contexts = new WeakMap<AppLoadContext, Promise<RequestContext>>()

/** The context of a request, made once however many loaders ask; `loadContext` is Remix's object of that request. */
export function contextOf(request: Request, loadContext: AppLoadContext): Promise<RequestContext> {
	const known = contexts.get(loadContext)
	if (known) return known
	const made = createContext(request, loadContext.arrival ?? newArrival(false))
	contexts.set(loadContext, made)
	return made
}

/** The context if anything asked for it: a request that needed none has nothing to commit. */
export function findContext(loadContext: AppLoadContext) {
	return contexts.get(loadContext)
}

/** The facts of a request that nothing refused. */
export function newArrival(secure: boolean): Arrival {
	return { requestId: randomUUID(), nonce: randomBytes(16).toString('base64'), secure }
}
