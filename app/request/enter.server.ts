import { redirect } from '@remix-run/node'
import type { TokenPair } from '#app/api/resources/auth'
import { LicenceUnavailable, SessionExpired } from '#app/api/errors'
import { findNamedBranch } from '#app/firm/resolve-firm.server'
import { dropParameters, hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { isPageRequest } from '#app/lib/request-kind'
import { isPlainPage, paths } from '#app/paths'
import { findQueryBearer } from '#app/session/query-tokens.server'
import type { SignedInConsumer, StoredNotice } from '#app/session/session-data'
import type { BaseContext, Uses } from './context.server'
import {
	decideEntry,
	findObstacle,
	leavesAddress,
	type EntryFacts,
	type EntryRequest,
	type EntryStep,
} from './entry'
import { findLinkUse } from '#app/session/open-link.server'
import { storeGuestForm, storeLateForm } from './guest-form.server'
import {
	confirmGuestForm,
	confirmOldLink,
	confirmOtherConsumer,
	showBranchChooser,
	showMaintenance,
} from './refusals.server'
import {
	createTokenClient,
	findOwnTarget,
	getSignedInConsumer,
	redirectSignedIn,
	signInWithTokens,
} from './sign-in.server'
import { keepPosted, refuseLink, statusFor, toLogin } from './to-login.server'

/** An answer where it was received; `unknown`: it may have arrived. */
type EarlierSend = Response | 'unknown' | undefined

export interface Purpose {
	asks: EntryRequest
	beforeLeaving?: (ctx: BaseContext) => Promise<void>
	/** Finds an earlier send of the posted form, before that form is made to wait. */
	findEarlier?: (ctx: BaseContext, request: Request) => Promise<EarlierSend>
}

/** The purpose of a guest page that a signed-in client is led away from, with a notice why. */
export function sayWhileSignedIn(key: StoredNotice['key'], asks: EntryRequest = 'login'): Purpose {
	return {
		asks,
		beforeLeaving: ({ session }) => {
			session.notify('info', key, { name: session.data.consumer?.name ?? '' })
			return Promise.resolve()
		},
	}
}

/**
 * Takes the step of `decideEntry`. @throws Response unless the page may be opened; resolves with the signed-in
 * consumer.
 */
export async function enter(ctx: BaseContext, request: Request, purpose: Purpose) {
	const pair = await findPair(ctx, request)
	const asks = pair ? 'pair' : (findTokenRequest(ctx, request) ?? purpose.asks)
	const branch = await getBranchSource(ctx, request, asks)
	// Nothing of a branch is loaded before its name has left the address.
	const isLeaving = branch === 'address' && leavesAddress(asks)
	const door = { ...(isLeaving ? notAsked : await getFirmFacts(ctx)), branch, asks }
	await followDomain(ctx, request)
	const consumer = asks === 'feedback' ? undefined : await findSignedIn(ctx)
	const visit = { ctx, request, purpose, asks, consumer }
	if (pair && !findObstacle(door)) return enterByLink(visit, pair, door)
	const step = decideEntry({ ...door, signedIn: consumer && !findObstacle(door) ? 'same' : 'nobody' })
	if (step === 'open') return consumer
	throw await takeStep[step]({ ...visit, pair })
}

/** A link leads on in the session that it opened. One whose refresh token is spent opens no other (contract §10). */
async function enterByLink(visit: Omit<Entry, 'pair'>, pair: TokenPair, door: Omit<EntryFacts, 'signedIn'>) {
	const { ctx, request, consumer } = visit
	const use = await findLinkUse(ctx.session, pair)
	if (use === 'own') throw redirect(targetOf(request), 303)
	if (use === 'used') {
		await ctx.session.drop('pair')
		throw refuseLink(ctx, request, 'linkUsed')
	}
	try {
		const step = decideEntry({ ...door, signedIn: await compareHolder(ctx, consumer, pair) })
		if (step === 'open') return consumer
		throw await takeStep[step]({ ...visit, pair })
	} catch (error) {
		if (!(error instanceof SessionExpired)) throw error
		await keepOffer(ctx, pair)
		throw confirmOldLink(await ctx.texts.say(), targetOf(request), consumer !== undefined)
	}
}

/** The link's tokens wait for the answer of the visitor. */
async function keepOffer({ session }: Uses<'session'>, pair: TokenPair | undefined) {
	if (pair) await session.keep('offer', pair)
	await session.drop('pair')
}

const notAsked = { firm: 'up', chooser: false } as const

interface Entry {
	ctx: BaseContext
	request: Request
	purpose: Purpose
	asks: EntryRequest
	pair: TokenPair | undefined
	consumer: SignedInConsumer | undefined
}

const takeStep: Record<Exclude<EntryStep, 'open'>, (entry: Entry) => unknown> = {
	followBranch: ({ ctx, request }) => redirect(getBranchlessUrl(ctx, request)),
	maintenance: async (entry) => {
		await keepWaiting(entry)
		return showMaintenance(await entry.ctx.texts.say(), hideUrlSecrets(entry.request.url, ['domain']))
	},
	choose: async (entry) => {
		const { ctx, asks } = entry
		const isKept = await keepWaiting(entry)
		const next = asks === 'form' && !isKept ? 'formLost' : asks
		return showBranchChooser(await ctx.texts.say(), await ctx.firm(), next)
	},
	refuseSignIn: () => new LicenceUnavailable(),
	refuseLink: ({ ctx, request }) => refuseLink(ctx, request),
	signIn: async ({ ctx, request, pair }) => {
		if (pair) await signInWithTokens(ctx, pair, { way: 'address', isAsked: false })
		return redirectSignedIn(ctx, targetOf(request))
	},
	askOther: async ({ ctx, request, pair }) => {
		await keepOffer(ctx, pair)
		return confirmOtherConsumer(await ctx.texts.say(), targetOf(request))
	},
	login: ({ ctx, request }) => toLogin(ctx, request),
	leave: async ({ ctx, request, purpose, consumer }) => {
		const earlier = await findEarlier(ctx, request, purpose)
		if (earlier instanceof Response) return earlier
		const form = await storeGuestForm(ctx, request)
		if (form !== undefined) return confirmGuestForm(await ctx.texts.say(), form)
		if (!consumer?.twoFactorSetup && isPageRequest(request)) await purpose.beforeLeaving?.(ctx)
		if (consumer?.twoFactorSetup) return redirect(paths.settings(), statusFor(request))
		const target = ctx.cookies.loginTarget.isToldByAddress ? findOwnTarget(ctx) : undefined
		ctx.cookies.loginTarget.forget()
		return redirect(target ?? paths.dashboard(), statusFor(request))
	},
}

/** False when what was filled in is lost. */
async function keepWaiting({ ctx, request, purpose, pair, asks }: Entry) {
	const isKept = await keepPosted(ctx, request)
	const isGuestForm =
		asks === 'check' || (asks === 'login' && new URL(request.url).pathname !== paths.login())
	if (isGuestForm) await keepLateForm(ctx, request, purpose)
	if (pair && ctx.queryTokens) await ctx.session.keep('pair', pair)
	return isKept
}

/** Stores a guest's form that cannot be received now. Returns the answer instead where it was received before. */
export async function keepLateForm(ctx: BaseContext, request: Request, purpose: Purpose) {
	const earlier = await findEarlier(ctx, request, purpose)
	if (earlier instanceof Response) return earlier
	await storeLateForm(ctx, request, { mayHaveArrived: earlier === 'unknown' })
	return undefined
}

async function findEarlier(ctx: BaseContext, request: Request, { findEarlier: find }: Purpose) {
	return request.method === 'POST' ? find?.(ctx, request) : undefined
}

export async function getFirmFacts(ctx: Uses<'branch' | 'firm'>) {
	const { maintenance, chooser, licenceState } = await ctx.firm()
	const isFailing = licenceState.state === 'unavailable'
	const firm = maintenance.closed ? 'maintenance' : isFailing ? 'licenceFailing' : 'up'
	return { firm, chooser, branch: await ctx.branch.source() } as const
}

/** Unknown branch names leave the address too; plain pages keep them. */
async function getBranchSource(ctx: BaseContext, request: Request, asks: EntryRequest) {
	const source = await ctx.branch.source()
	if (isPlain(request)) return source === 'address' ? 'host' : source
	const isNamed = findNamedBranch(request) !== null && leavesAddress(asks)
	return isNamed ? 'address' : source
}

/** The token pair in the address, or the one kept during the choice of a branch (contract §8). */
async function findPair(ctx: BaseContext, request: Request): Promise<TokenPair | undefined> {
	if (isPlain(request)) return undefined
	const { accessToken, refreshToken } = ctx.queryTokens ?? {}
	if (accessToken !== undefined && refreshToken !== undefined) return { accessToken, refreshToken }
	const mayWait = !ctx.queryTokens && !ctx.visitor.hasBrokenToken && isPageRequest(request)
	return mayWait ? ctx.session.find('pair') : undefined
}

function findTokenRequest(ctx: BaseContext, request: Request): EntryRequest | undefined {
	if (isPlain(request)) return undefined
	return ctx.queryTokens ? 'bearer' : ctx.visitor.hasBrokenToken ? 'brokenLink' : undefined
}

async function compareHolder(
	ctx: BaseContext,
	consumer: SignedInConsumer | undefined,
	pair: TokenPair,
): Promise<EntryFacts['signedIn']> {
	if (!consumer) return 'nobody'
	const { id } = await getSignedInConsumer(createTokenClient(ctx, pair).api, ctx)
	return id === consumer.id ? 'same' : 'other'
}

function targetOf({ url }: Request) {
	const address = hideUrlSecrets(url, ['domain'])
	return address === paths.login() ? paths.dashboard() : address
}

/** Repeats a lone access token, which is valid for one request [A149]; never a pair. */
export function getBranchlessUrl({ queryTokens }: Uses<'queryTokens'>, { url }: Pick<Request, 'url'>) {
	const isBearer = findQueryBearer(queryTokens) !== undefined
	return isBearer ? dropParameters(url, ['domain']) : hideUrlSecrets(url, ['domain'])
}

/** Ends a session of another branch, with a notice. */
export async function findSignedIn(ctx: BaseContext): Promise<SignedInConsumer | undefined> {
	const { consumer } = ctx.session.data
	const branch = consumer && (await ctx.branch.name())
	if (!branch || !consumer.branch || branch === consumer.branch) return consumer
	await ctx.endings.leaveBranch()
	return undefined
}

/** Chooses the branch in `?domain=`, if it exists [93] [94] [A12]. Plain pages keep it in their addresses instead. */
export async function followDomain(ctx: BaseContext, request: Request) {
	const domain = findNamedBranch(request)
	if (domain === null || isPlain(request)) return
	if ((await ctx.branch.name()) !== domain || domain === (await ctx.branch.chosen())) return
	await ctx.endings.leaveBranch()
	ctx.cookies.prefer({ branch: domain })
}

/** Chooses the branch of the posted form, so that the pages after it are of that branch too. */
export async function followForm(ctx: Uses<'branch' | 'endings' | 'cookies'>) {
	const {
		branch: { ofForm: formBranch },
	} = ctx
	if (formBranch === undefined || formBranch === (await ctx.branch.chosen())) return
	await ctx.endings.leaveBranch()
	ctx.cookies.prefer({ branch: formBranch })
}

export function isPlain({ url }: Pick<Request, 'url'>) {
	return isPlainPage(new URL(url).pathname)
}
