import { redirect, type AppLoadContext } from '@remix-run/node'
import { isId } from '#app/lib/is-id'
import { trimToken } from '#app/lib/repair-query'
import type { BaseContext, Uses } from './context.server'
import { getContext } from './create-context.server'
import {
	enter,
	findSignedIn,
	followDomain,
	followForm,
	getBranchlessUrl,
	getFirmFacts,
	keepLateForm,
	isPlain,
	type Purpose,
} from './enter.server'
import { findObstacle } from './entry'
import {
	describeGuest,
	findGuestOfPage,
	findKnownGuest,
	forgetKnownGuest,
	prolongKnownGuest,
} from './known-guest.server'
import { isPageRequest } from '#app/lib/request-kind'
import { findNamedBranch } from '#app/firm/resolve-firm.server'
import { paths } from '#app/paths'
import { dropGuestForm, dropKeptForm, isFormOfGuest } from './guest-form.server'
import { requireFormToken } from './posted-form.server'
import { showBranchChooser, showMaintenance } from './refusals.server'
import { findQueryBearer } from '#app/session/query-tokens.server'
import type { SignedInConsumer } from '#app/session/session-data'
import { getSignedInConsumer } from './sign-in.server'
import { statusFor, toCheckLogin, toLogin } from './to-login.server'

interface Args {
	request: Request
	context: AppLoadContext
}

interface Rules {
	/** Allowed for consumers who must set up two-factor sign-in first. */
	duringSetup?: boolean
	/** The page streams its body, and checks the form token itself. */
	streams?: boolean
}

/**
 * Requires a signed-in consumer, or a GET with an access token. Returns the API client that sends their token. @throws
 * Response: redirect to sign-in [80] [81]
 */
export async function requireConsumer({ request, context }: Args, rules: Rules = {}) {
	const ctx = await getContext(request, context)
	const signedIn = await enter(ctx, request, { asks: request.method === 'POST' ? 'form' : 'page' })
	const consumer = (await findHolder(ctx)) ?? signedIn
	if (!consumer) throw await toLogin(ctx, request)
	if (consumer.twoFactorSetup && !rules.duringSetup) throw redirect(paths.settings(), statusFor(request))
	if (!rules.streams) await requireFormToken(ctx, request, consumer)
	await forgetKnownGuest(ctx)
	await dropKeptForm(ctx, request)
	return { ...ctx, consumer, guest: undefined, say: await ctx.texts.say() }
}

/** Requires a guest; consumers are redirected to the dashboard, or to required settings [A2]. */
export async function requireGuest(args: Args, purpose: Purpose = { asks: 'login' }) {
	const ctx = await guestVisit(args, purpose)
	return { ...ctx, consumer: undefined, guest: undefined, say: await ctx.texts.say() }
}

/**
 * Requires a guest on the identification page of a mortgage check. @throws Response: redirect to the check, when it is
 * in progress and its link is opened again [A188]
 */
export async function requireCheckGuest(args: Args, actionId: string | undefined, purpose: Purpose) {
	const ctx = await guestVisit(args, purpose)
	if (!isId(actionId)) throw redirect(paths.notFound(), statusFor(args.request))
	const isOpened = args.request.method !== 'POST' && isPageRequest(args.request)
	const meant = trimToken(actionId)
	if (isOpened && meant !== actionId && isId(meant)) throw redirect(paths.mortgageCheckLogin(meant))
	if (isOpened && (await findKnownGuest(ctx, actionId))) throw redirect(paths.mortgageCheckOfGuest(actionId))
	return { ...ctx, consumer: undefined, guest: undefined, say: await ctx.texts.say(), actionId }
}

/**
 * Requires a guest who identified themselves for this action [A10]. @throws Response: redirect to the identification
 * page; a posted form waits behind it, unless it was received before
 */
export async function requireKnownGuest(args: Args, actionId: string | undefined, purpose: Purpose) {
	const ctx = await guestVisit(args, purpose)
	if (!isId(actionId)) throw redirect(paths.notFound(), statusFor(args.request))
	const known = await findKnownGuest(ctx, actionId)
	const guest = known && describeGuest(known, await ctx.branch.name())
	if (!guest || !(await isFormOfGuest(args.request, guest)))
		throw (
			(await keepLateForm(ctx, args.request, purpose)) ?? (await toCheckLogin(ctx, args.request, actionId))
		)
	await prolongKnownGuest(ctx)
	return {
		...ctx,
		api: ctx.clientWith(undefined, known.token),
		say: await ctx.texts.say(),
		known,
		consumer: undefined,
		guest,
	}
}

async function guestVisit({ request, context }: Args, purpose: Purpose) {
	const ctx = await getContext(request, context)
	await enter(ctx, request, purpose)
	await requireFormToken(ctx, request, undefined)
	await followForm(ctx)
	await dropGuestForm(ctx, request)
	return ctx
}

/** Allows everyone on an open portal with a known branch: feedback comes from a mail link [A3]. */
export async function requireFeedbackVisitor(args: Args) {
	const { request, context } = args
	await enter(await getContext(request, context), request, { asks: 'feedback' })
	return allowAnyone(args)
}

/** Allows everyone, also during maintenance: for the frame, its images and choices. Plain pages have no visitor. */
export async function allowAnyone({ request, context }: Args) {
	const ctx = await getContext(request, context)
	await followDomain(ctx, request)
	const hasPair = ctx.queryTokens && findQueryBearer(ctx.queryTokens) === undefined
	const leads = findNamedBranch(request) !== null && !isPlain(request) && !hasPair
	if (leads && !ctx.visitor.hasBrokenToken) throw redirect(getBranchlessUrl(ctx, request))
	const visitor = await findVisitor({ request, context })
	await requireFormToken(visitor, request, visitor.consumer, { isShared: true })
	return visitor
}

/** The visitor, for the frame around a refusal. */
export async function findVisitor({ request, context }: Args) {
	const ctx = await getContext(request, context)
	const consumer = isPlain(request) ? undefined : await findWhoever(ctx).catch(() => undefined)
	const guest = consumer ? undefined : await findGuestOfPage(ctx, request).catch(() => undefined)
	return { ...ctx, say: await ctx.texts.say(), consumer, guest }
}

/** Which of the three things the shell shows [88]. */
export async function getScreen(ctx: Uses<'branch' | 'firm'>): Promise<'maintenance' | 'branches' | 'page'> {
	const obstacle = findObstacle({ ...(await getFirmFacts(ctx)), asks: 'feedback' })
	if (obstacle === 'maintenance') return 'maintenance'
	return obstacle === 'choose' ? 'branches' : 'page'
}

/** Lets an open portal with a chosen branch pass. @throws Response with the page that takes its place otherwise. */
export async function showScreen(ctx: BaseContext, status = 200) {
	const screen = await getScreen(ctx)
	if (screen === 'maintenance') throw showMaintenance(await ctx.texts.say())
	if (screen === 'branches') throw showBranchChooser(await ctx.texts.say(), await ctx.firm(), 'login', status)
}

/** The owner of a bearer token in the address, looked up only on an open portal; else the signed-in client. */
async function findWhoever(ctx: BaseContext): Promise<SignedInConsumer | undefined> {
	if (findQueryBearer(ctx.queryTokens) === undefined) return findSignedIn(ctx)
	return (await getScreen(ctx)) === 'page' ? findHolder(ctx) : undefined
}

async function findHolder(ctx: BaseContext) {
	const bearer = findQueryBearer(ctx.queryTokens)
	return bearer === undefined ? undefined : getSignedInConsumer(ctx.api, ctx)
}
