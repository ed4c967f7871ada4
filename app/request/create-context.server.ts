import { findKnown } from '#app/lib/unread'
import { noteRequest } from '#app/config/log.server'
import { createPseudonym, nameConsumer } from '#app/config/pseudonym.server'
import { ApiClient, type Authorization } from '#app/api/client.server'
import { timeouts } from '#app/api/call-rules'
import { getFirm } from '#app/firm/firm.server'
import { resolveFirm } from '#app/firm/resolve-firm.server'
import type { AddressStyle } from '#app/i18n/language'
import { recordDocument, recordFallbacks } from '#app/i18n/foreign-texts.server'
import { createSay } from '#app/i18n/say.server'
import { describeBrowser } from '#app/lib/describe-browser'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { isInAppBrowser } from '#app/lib/in-app-browser'
import { once } from '#app/lib/once'
import { sharePatience } from '#app/lib/share-patience'
import { chooseFontTiming, choosePrefetchTiming, findPrefetch } from '#app/lib/request-kind'
import { takeToken } from '#app/limits/limits.server'
import { mainLanguage } from '#app/locales/languages'
import { isLogoutPage, isPlainPage, keepsSessionEnd, paths } from '#app/paths'
import { createSessionCookie, readSessionId } from '#app/session/cookie.server'
import { getSessionStore } from '#app/session/current-store.server'
import { openGuestKey } from '#app/session/guest-key.server'
import { guestNotices, type GuestNotice } from '#app/session/guest-notices'
import { openDevice } from '#app/session/known-device.server'
import { openLoginTarget } from '#app/session/login-target.server'
import { createPreferenceWriter, readPreferences, type Preferences } from '#app/session/preferences.server'
import { createPriorityCookies, endPriority, findMarkedSession } from '#app/session/priority-mark.server'
import { createQueryAuthorization, hasBrokenToken, readQueryTokens } from '#app/session/query-tokens.server'
import { createSessionAuthorization } from '#app/session/refresh.server'
import { isOpenedByLink } from '#app/session/opened-by-link'
import { openRefusedCookie } from '#app/session/refused-form-cookie.server'
import { openSession, type Session } from '#app/session/session.server'
import { createEndings } from './endings.server'
import { findFormBranch } from './find-token.server'
import type { Outcome } from './outcome'
import type { RequestFacts } from './request-facts'
import { needsSimpleVersion, simpleVersion } from './weak-device.server'

export async function createContext(request: Request, facts: RequestFacts) {
	const header = request.headers.get('Cookie')
	const { session, sessionId } = await openRequestSession(request, header, facts)
	// Plain pages never send the user's token.
	const isPlain = isPlainPage(new URL(request.url).pathname)
	const { preferences, isWeak } = await readChoices(request, header, facts.secure, isPlain)
	const fromRequest = readRequest(request)
	const sessionBranch = session.data.consumer?.branch
	const isGuest = isPlain || !session.data.consumer
	const formBranch = isGuest ? await findFormBranch(request, facts) : undefined
	const outcome = createOutcome(request)
	const calls = createCalls(request, facts, { ...preferences, sessionBranch, formBranch }, outcome)
	const authorization = () =>
		createQueryAuthorization(fromRequest.queryTokens) ??
		createSessionAuthorization(session, calls.clientWith())
	const api = calls.clientWith(isPlain ? undefined : authorization())
	const firm = once(async () => {
		const resolved = [calls.branch(), calls.branches(), calls.language()] as const
		const [branch, branches, language] = await Promise.all(resolved)
		return { ...(await getFirm(api.within(calls.patience), { branch, language, branches })), branch }
	})
	const sayTo = async (style: AddressStyle | undefined) => {
		const { licence, dictionary } = await firm()
		const address = style ?? findKnown(licence.features.defaultAddressStyle) ?? 'formal'
		return recordFallbacks(createSay(await calls.language(), address, dictionary), outcome.foreignTexts)
	}
	const loadSay = once(() => sayTo(session.data.consumer?.addressStyle))

	return {
		...facts,
		...calls,
		...fromRequest,
		session,
		preferences,
		api,
		firm,
		loadSay,
		sayTo,
		outcome,
		...(await createWriters({ request, session, sessionId, preferences, isWeak, outcome, header, facts })),
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

async function openRequestSession(request: Request, header: string | null, facts: RequestFacts) {
	const sessionId = await readSessionId(header, facts.secure)
	const device = describeBrowser(request.headers.get('User-Agent'))
	const { pathname } = new URL(request.url)
	const kind = isLogoutPage(pathname) ? { isLeaving: true } : { keepsEnd: keepsSessionEnd(pathname) }
	const session = await openSession(getSessionStore(), sessionId, { device, ...kind })
	if (session.isLost) endPriority(header)
	const queryTokens = readQueryTokens(request)
	if (isOpenedByLink({ queryTokens, session })) noteRequest(facts.requestId, { openedBy: 'link' })
	noteVisit(facts, session)
	return { session, sessionId }
}

/** The first client of a request stays noted after a sign-out; a sign-in replaces it. */
function noteVisit(facts: RequestFacts, { data: { consumer }, owner }: Session) {
	if (!consumer || owner === undefined) return
	facts.visit = {
		consumer: createPseudonym('consumer', nameConsumer(consumer)),
		session: createPseudonym('session', owner),
	}
}

interface TargetInput extends Pick<WriterInput, 'header' | 'request' | 'session'> {
	secure: boolean
}

/** The address of the login says where to go, beside the cookie. */
function openTarget({ request, header, session, secure }: TargetInput) {
	const { pathname, searchParams } = new URL(request.url)
	const told = pathname === paths.login() ? searchParams.get('to') : null
	return openLoginTarget(header, { told, now: session.now(), secure })
}

async function readChoices(request: Request, header: string | null, secure: boolean, isPlain: boolean) {
	const chosen = await readPreferences(header, secure)
	const isWeak = !isPlain && needsSimpleVersion(request, chosen)
	return { preferences: isWeak ? { ...chosen, ...simpleVersion } : chosen, isWeak }
}

function readRequest(request: Request) {
	return {
		// After a failed POST, Remix passes the loaders a GET request, whose query must not be used.
		queryTokens: readQueryTokens(request),
		hasBrokenToken: hasBrokenToken(request),
		address: hideUrlSecrets(request.url, ['domain']),
		host: new URL(request.url).host,
		fontTiming: chooseFontTiming(request),
		prefetchTiming: choosePrefetchTiming(request),
		isInApp: isInAppBrowser(request.headers.get('User-Agent')),
	}
}

interface WriterInput {
	request: Request
	session: Session
	sessionId: string | undefined
	preferences: Preferences
	/** True when this request turns the simple version on. */
	isWeak: boolean
	outcome: Outcome
	header: string | null
	facts: RequestFacts
}

async function createWriters({ session, sessionId, outcome, header, facts, ...choices }: WriterInput) {
	const { preferences, isWeak, request } = choices
	const { secure, requestId } = facts
	const device = openDevice(header, secure)
	const { loginTarget, lines: targetLines } = await openTarget({ request, header, session, secure })
	const refusedCookie = await openRefusedCookie(header, secure, session.now)
	const guestKey = await openGuestKey(header, secure)
	const { prefer: savePreference, lines } = createPreferenceWriter(preferences, secure)
	if (isWeak) savePreference(simpleVersion)
	const addNotice = (notice: GuestNotice) => {
		const { kind, key } = guestNotices[notice]
		if (session.owner === undefined) savePreference({ notice })
		else session.notify(kind, key)
	}
	return {
		device,
		guestKey,
		addNotice,
		loginTarget,
		refusedCookie,
		prefer: savePreference,
		...createEndings(session, requestId, {
			addNotice,
			isMarked: () => findMarkedSession(header) !== undefined,
		}),
		async commit(leadsOn: boolean): Promise<string[]> {
			if (!leadsOn && !outcome.prefetch) endWhatIsSeen(session, outcome, savePreference)
			const id = await session.commit()
			noteVisit(facts, session)
			const isKnown = id === undefined || id === sessionId
			const markedId = (session.data.consumer && id) ?? undefined
			const marks = isKnown ? [] : createPriorityCookies({ sessionId: markedId, sent: header, secure })
			const own = isKnown ? [] : [await createSessionCookie(id, secure), ...marks]
			const others = await Promise.all([targetLines(), lines(), device.lines()])
			return [own, refusedCookie.lines(), guestKey.lines(), ...others].flat()
		},
	}
}

/** Removes notices and marks that one page shows once. */
function endWhatIsSeen(
	session: Session,
	{ leavesLanding, shownNotices }: Outcome,
	savePreference: (changes: Partial<Preferences>) => void,
) {
	session.moveNotices(shownNotices)
	if (leavesLanding) session.change((data) => void delete data.landing)
	if (session.data.isArriving) session.change((data) => void delete data.isArriving)
	if (shownNotices.includes('farewell')) savePreference({ notice: undefined })
}

function createCalls(
	request: Request,
	{ requestId, clientAddress }: RequestFacts,
	choices: Preferences & { sessionBranch: string | undefined; formBranch: string | undefined },
	{ foreignTexts: foreign }: Outcome,
) {
	const base = { requestId, signal: request.signal }
	const patience = sharePatience(timeouts.call.total)
	const resolved = resolveFirm(request, choices, {
		clientFor: (branch) =>
			new ApiClient({
				...base,
				patience,
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
	const setting = { ...resolved, branch }
	return {
		...setting,
		formBranch: choices.formBranch,
		/** Time of all calls for the firm's set-up together: an API that hangs holds a page up once. */
		patience,
		clientWith: (authorization?: Authorization, temporaryToken?: string) =>
			new ApiClient({
				...base,
				...setting,
				temporaryToken: () => Promise.resolve(temporaryToken),
				recordForeign: (document, from, language) => recordDocument(document, from, { language, foreign }),
				authorization,
			}),
	}
}
