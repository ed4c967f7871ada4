import { redirect, redirectDocument, type AppLoadContext } from '@remix-run/node'
import { contextOf, type RequestContext } from '#app/context.server'
import { paths } from '#app/paths'
import { branchesRefusal, maintenanceRefusal, otherConsumerRefusal } from '#app/refusals.server'
import { findQueryBearer, queryTokens } from './query-tokens.server'
import type { SignedInConsumer } from './session-data'
import { clientOf, getOwner, signInWithTokens } from './sign-in.server'

interface Args {
	request: Request
	context: AppLoadContext
}

/**
 * Lets signed-in consumers pass, and every GET with an access token in its address; hands out the API that acts
 * for them. @throws Response that leads to the login otherwise (spec 1 §2.2).
 */
export async function requireConsumer({ request, context }: Args, options: { duringSetup?: boolean } = {}) {
	const visit = await contextOf(request, context)
	await followDomain(visit, request)
	await acceptTokenPair(visit, request)
	const consumer = await findConsumer(visit, request)
	if (!consumer) {
		if (request.method === 'GET')
			visit.session.change((data) => void (data.refusedAddress = addressOf(request)))
		throw redirectDocument(paths.login())
	}
	if (consumer.twoFactorSetup && !options.duringSetup) throw redirect(paths.settings())
	await showScreen(visit)
	return { ...visit, consumer, say: await visit.loadSay() }
}

/** Lets guests pass; who is signed in is led to the dashboard. */
export async function requireGuest({ request, context }: Args) {
	const visit = await contextOf(request, context)
	await followDomain(visit, request)
	await acceptTokenPair(visit, request)
	if (visit.session.data.consumer && !queryTokens(request)) throw redirect(paths.dashboard())
	await showScreen(visit)
	return { ...visit, say: await visit.loadSay() }
}

/** Lets everyone pass, also while the portal is closed: the frame, its images and its choices. */
export async function allowAnyone({ request, context }: Args) {
	const visit = await contextOf(request, context)
	await followDomain(visit, request)
	return {
		...visit,
		say: await visit.loadSay(),
		consumer: await findConsumer(visit, request).catch(() => undefined),
	}
}

/** Which of the three things the shell shows (spec 1 §2.3). */
export async function screenOf(visit: RequestContext): Promise<'maintenance' | 'branches' | 'page'> {
	const { maintenance, chooser, branch } = await visit.firm()
	if (maintenance.closed) return 'maintenance'
	return chooser && branch === undefined ? 'branches' : 'page'
}

/** Lets an open portal with a chosen branch pass. @throws Response with the page that takes its place otherwise. */
export async function showScreen(visit: RequestContext) {
	const screen = await screenOf(visit)
	if (screen === 'maintenance') throw maintenanceRefusal(await visit.loadSay())
	if (screen === 'branches') throw branchesRefusal(await visit.loadSay(), await visit.firm())
}

async function findConsumer(visit: RequestContext, request: Request): Promise<SignedInConsumer | undefined> {
	if (findQueryBearer(request) === undefined) return visit.session.data.consumer
	return getOwner(visit.api)
}

async function acceptTokenPair(visit: RequestContext, request: Request) {
	const tokens = queryTokens(request)
	if (!tokens?.refreshToken) return
	const pair = { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
	const address = addressOf(request)
	const target = address === paths.login() ? paths.dashboard() : address
	const signedIn = visit.session.data.consumer
	if (signedIn && signedIn.id !== (await getOwner(clientOf(visit, pair))).id) {
		await visit.session.keep('offer', pair)
		throw otherConsumerRefusal(await visit.loadSay(), target)
	}
	await signInWithTokens(visit, pair)
	visit.session.notify('success', 'notices.loggedIn')
	throw redirect(target)
}

/** `?domain=` chooses the branch, if there is one of that name, and leaves the address (spec 1 §2.3) [A12]. */
async function followDomain(visit: RequestContext, request: Request) {
	const domain = new URL(request.url).searchParams.get('domain')
	if (domain === null || request.method !== 'GET') return
	const { branches, branch } = await visit.firm()
	if (branches.some((known) => known.domain === domain) && domain !== branch) {
		await visit.session.end()
		visit.prefer({ branch: domain })
	}
	throw redirect(addressOf(request, ['domain']))
}

function addressOf(request: Request, without = ['domain', 'accessToken', 'refreshToken']) {
	const url = new URL(request.url)
	for (const name of ['_data', '_routes', 'index', ...without]) url.searchParams.delete(name)
	return url.pathname + url.search
}
