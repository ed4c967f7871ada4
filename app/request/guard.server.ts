import { redirect, redirectDocument, type AppLoadContext } from '@remix-run/node'
import { isId } from '#app/api/wire'
import { getContext, type BaseContext } from './context.server'
import { findNamedBranch } from '#app/firm/resolve-firm.server'
import { isPageRequest } from '#app/lib/request-kind'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { isPlainPage, paths } from '#app/paths'
import { requireFormToken, storePostedForm } from './posted-form.server'
import { askBranch, showMaintenance, askOtherConsumer } from './refusals.server'
import { findQueryBearer } from '#app/session/query-tokens.server'
import type { SignedInConsumer } from '#app/session/session-data'
import { createTokenClient, getSignedInConsumer, redirectSignedIn, signIn } from './sign-in.server'

interface Args {
	request: Request
	context: AppLoadContext
}

interface Rules {
	/** The page stays open to who must set up the second step first. */
	duringSetup?: boolean
	/** The page reads its body as a stream and checks the form token itself. */
	streams?: boolean
}

/**
 * Lets signed-in consumers pass, and every GET with an access token in its address; hands out the API that acts
 * for them. @throws Response that leads to the login otherwise [80] [81].
 */
export async function requireConsumer({ request, context }: Args, rules: Rules = {}) {
	const ctx = await getContext(request, context)
	await followDomain(ctx, request)
	await acceptTokenPair(ctx, request)
	const consumer = await findConsumer(ctx)
	if (!consumer) throw await toLogin(ctx, request)
	if (consumer.twoFactorSetup && !rules.duringSetup) throw redirect(paths.settings(), statusFor(request))
	if (!rules.streams) await requireFormToken(ctx, request, consumer)
	await ctx.session.drop('temporary')
	if (request.method === 'POST') await ctx.session.drop('kept')
	await showScreen(ctx)
	return { ...ctx, consumer, say: await ctx.loadSay() }
}

/** Lets guests pass; who is signed in is led to the dashboard, or to the settings they must see first [A2]. */
export async function requireGuest(args: Args) {
	const ctx = await guestVisit(args)
	await ctx.session.drop('temporary')
	await showScreen(ctx)
	return { ...ctx, say: await ctx.loadSay() }
}

/** Lets guests pass who told for this action point who they are [A10]. @throws Response that leads where that is asked. */
export async function requireKnownGuest(args: Args, actionId: string | undefined) {
	const ctx = await guestVisit(args)
	await showScreen(ctx)
	if (!isId(actionId)) throw redirect(paths.notFound(), statusFor(args.request))
	const known = await ctx.session.find('temporary')
	if (known?.action !== actionId) throw redirect(paths.mortgageCheckLogin(actionId), statusFor(args.request))
	await ctx.session.keep('temporary', known)
	return {
		...ctx,
		say: await ctx.loadSay(),
		known,
		guest: { id: known.id, branch: await ctx.branch() },
	}
}

async function guestVisit({ request, context }: Args) {
	const ctx = await getContext(request, context)
	await followDomain(ctx, request)
	await acceptTokenPair(ctx, request)
	const consumer = ctx.queryTokens ? undefined : await findSignedIn(ctx)
	if (consumer)
		throw redirect(consumer.twoFactorSetup ? paths.settings() : paths.dashboard(), statusFor(request))
	await requireFormToken(ctx, request, undefined)
	return ctx
}

/** Lets everyone pass, also while the portal is closed: the frame, its images and its choices. A plain page knows nobody. */
export async function allowAnyone({ request, context }: Args) {
	await followDomain(await getContext(request, context), request)
	const ctx = await findVisitor({ request, context })
	await requireFormToken(ctx, request, ctx.consumer)
	return ctx
}

/** Whoever it is, for the frame around a page that says why a form was refused. */
export async function findVisitor({ request, context }: Args) {
	const ctx = await getContext(request, context)
	const consumer = isPlain(request) ? undefined : await findConsumer(ctx).catch(() => undefined)
	return { ...ctx, say: await ctx.loadSay(), consumer }
}

/** Which of the three things the shell shows [88]. */
export async function getScreen(ctx: BaseContext): Promise<'maintenance' | 'branches' | 'page'> {
	const { maintenance, chooser, branch } = await ctx.firm()
	if (maintenance.closed) return 'maintenance'
	return chooser && branch === undefined ? 'branches' : 'page'
}

/** Lets an open portal with a chosen branch pass. @throws Response with the page that takes its place otherwise. */
export async function showScreen(ctx: BaseContext) {
	const screen = await getScreen(ctx)
	if (screen === 'maintenance') throw showMaintenance(await ctx.loadSay())
	if (screen === 'branches') throw askBranch(await ctx.loadSay(), await ctx.firm())
}

async function findConsumer(ctx: BaseContext): Promise<SignedInConsumer | undefined> {
	if (findQueryBearer(ctx.queryTokens) === undefined) return findSignedIn(ctx)
	return getSignedInConsumer(ctx.api, ctx)
}

/** Who is signed in at this branch; a session of another one ends. */
async function findSignedIn(ctx: BaseContext): Promise<SignedInConsumer | undefined> {
	const { consumer } = ctx.session.data
	const branch = consumer && (await ctx.branch())
	if (!branch || !consumer.branch || branch === consumer.branch) return consumer
	await ctx.endSession('otherBranch')
	return undefined
}

async function toLogin(ctx: BaseContext, request: Request) {
	const isToldSo = ctx.session.isLost && (request.method === 'POST' || isPageRequest(request))
	// The browser forgets the id that is no more: it is told so once.
	if (isToldSo) await ctx.session.end()
	await storeLoginTarget(ctx, request)
	if (isToldSo) ctx.tell('sessionExpired')
	return redirectDocument(paths.login(), statusFor(request))
}

/** After a form the next page is a GET whatever the browser. */
function statusFor({ method }: Request) {
	return method === 'POST' ? 303 : 302
}

/** The login leads back to the address it took the place of, where what was posted waits (WCAG 2.2.5). */
export async function storeLoginTarget(ctx: BaseContext, request: Request) {
	const { session, loginTarget } = ctx
	const address = hideUrlSecrets(request.url, ['domain'])
	if (request.method === 'POST') await storePostedForm(ctx, request, address)
	if (isPageRequest(request) || session.has('kept')) loginTarget.keep(address)
}

async function acceptTokenPair(ctx: BaseContext, request: Request) {
	const tokens = ctx.queryTokens
	if (!tokens?.refreshToken) return
	const pair = { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
	const address = hideUrlSecrets(request.url, ['domain'])
	const target = address === paths.login() ? paths.dashboard() : address
	const signedIn = await findSignedIn(ctx)
	if (signedIn && signedIn.id !== (await getSignedInConsumer(createTokenClient(ctx, pair), ctx)).id) {
		await ctx.session.keep('offer', pair)
		throw askOtherConsumer(await ctx.loadSay(), target)
	}
	await signIn(ctx, 'address', request)
	throw redirectSignedIn(ctx, target)
}

/**
 * `?domain=` chooses the branch, if there is one of that name, and leaves the address [93] [94] [A12]; where tokens
 * stand beside it the request goes on at that branch, for no redirect repeats them. A plain page keeps it in its addresses.
 */
async function followDomain(ctx: BaseContext, request: Request) {
	const domain = findNamedBranch(request)
	if (domain === null || isPlain(request)) return
	if ((await ctx.branch()) === domain && domain !== (await ctx.chosenBranch())) {
		await ctx.endSession('otherBranch')
		ctx.prefer({ branch: domain })
	}
	if (!ctx.queryTokens) throw redirect(hideUrlSecrets(request.url, ['domain']))
}

function isPlain({ url }: Request) {
	return isPlainPage(new URL(url).pathname)
}
