import type { ApiClient, Authorization } from '#app/api/client.server'
import type { Cached } from '#app/firm/cache.server'
import type { Branch, Firm, FirmLanguages } from '#app/firm/firm.server'
import type { BranchSource } from '#app/firm/resolve-firm.server'
import type { AddressStyle } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import type { FontTiming, PrefetchTiming } from '#app/lib/request-kind'
import type { Language } from '#app/locales/languages'
import type { GuestKey } from '#app/session/guest-key.server'
import type { GuestNotice } from '#app/session/guest-notices'
import type { KnownDevice } from '#app/session/known-device.server'
import type { LoginTarget } from '#app/session/login-target.server'
import type { Preferences } from '#app/session/preferences.server'
import type { RefusedCookie } from '#app/session/refused-form-cookie.server'
import type { QueryTokens } from '#app/session/query-tokens.server'
import type { SignedInConsumer } from '#app/session/session-data'
import type { Session } from '#app/session/session.server'
import type { Endings } from './endings.server'
import type { Outcome } from './outcome'
import type { RequestFacts } from './request-facts'

/** Everything that lives as long as one request. The session is committed once, on the response. */
export interface BaseContext {
	facts: RequestFacts
	session: Session
	visitor: Visitor
	queryTokens: QueryTokens
	outcome: Outcome

	/** Sends the token of the session, or that of the address. Sends none on plain pages. */
	api: ApiClient
	/** A client with other credentials; `temporaryToken` belongs to a flow without sign-in. */
	clientWith: (authorization?: Authorization, temporaryToken?: string) => ApiClient
	firm: () => Promise<Firm & { branch: string | undefined }>
	branch: BranchChoice
	texts: Texts

	cookies: Cookies
	endings: Endings
}

/** Browser and address, as the request tells them. */
export interface Visitor {
	/** The choices of the preferences cookie; those of a weak device include the simple version. */
	preferences: Preferences
	/** True when this request turns the simple version on. */
	isWeak: boolean
	hasBrokenToken: boolean
	/** Path and query without secrets, spelled as they came: Remix rewrites the query of a loader's request. */
	address: string
	/** Host and port that the browser asked. */
	host: string
	fontTiming: FontTiming
	prefetchTiming: PrefetchTiming | undefined
	/** A browser inside an app, which may take no downloads. */
	isInApp: boolean
}

export interface BranchChoice {
	name: () => Promise<string | undefined>
	source: () => Promise<BranchSource>
	/** The branch of this visitor before the address or the form of this request named another. */
	chosen: () => Promise<string | undefined>
	/** The branch that a guest's posted form was shown for. */
	ofForm: string | undefined
	list: () => Promise<Cached<Branch[]>>
	languages: () => Promise<FirmLanguages>
}

export interface Texts {
	language: () => Promise<Language>
	say: () => Promise<Say>
	sayTo: (style: AddressStyle | undefined) => Promise<Say>
}

/** Cookies of the browser, and changes that go with the answer. */
export interface Cookies {
	device: KnownDevice
	guestKey: GuestKey
	loginTarget: LoginTarget
	refusedForm: RefusedCookie
	/** Adds a notice to the next page. A visitor without a session gets it by cookie. */
	addNotice: (notice: GuestNotice) => void
	prefer: (changes: Partial<Preferences>) => void
	/** Writes the session and returns the Set-Cookie values; `leadsOn` is true for a redirect. */
	commit: (leadsOn: boolean) => Promise<string[]>
}

/** The context of a request that passed a guard. */
export interface RequestContext extends BaseContext {
	say: Say
	consumer: SignedInConsumer | undefined
	/** Owner of forms and drafts where nobody is signed in; `action` is what they identified themselves for in `browser`. */
	guest: { id: string; branch?: string; action?: string; browser?: string } | undefined
}

/** The members of the context that a function uses. */
export type Uses<Name extends keyof RequestContext> = Pick<RequestContext, Name>
/** The same with the owner of forms and drafts. */
export type UsesOwner<Name extends keyof RequestContext = never> = Uses<'consumer' | 'guest' | Name>
/** The same with everything `sendOnce` needs. */
export type UsesSending<Name extends keyof RequestContext = never> = UsesOwner<
	'api' | 'cookies' | 'facts' | 'firm' | 'outcome' | 'queryTokens' | 'say' | 'session' | Name
>
