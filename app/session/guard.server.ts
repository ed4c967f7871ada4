import { redirect, redirectDocument, type AppLoadContext } from '@remix-run/node'
import { isId } from '#app/api/wire'
import { getContext, type BaseContext } from '#app/context.server'
import { findNamedBranch } from '#app/firm/firm-of-request.server'
import { isPageRequest } from '#app/lib/request-kind'
import { hideUrlSecrets } from '#app/lib/visible-address'
import { isPlainPage, paths } from '#app/paths'
import { requireFormToken, storePostedForm } from '#app/posted-form.server'
import { askBranch, showMaintenance, askOtherConsumer } from '#app/refusals.server'
import { findQueryBearer } from './query-tokens.server'
import type { SignedInConsumer } from './session-data'
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
	const visit = await getContext(request, context)
	await followDomain(visit, request)
	await acceptTokenPair(visit, request)
	const consumer = await findConsumer(visit)
	if (!consumer) throw await toLogin(visit, request)
	if (consumer.twoFactorSetup && !rules.duringSetup) throw redirect(paths.settings(), statusFor(request))
	if (!rules.streams) await requireFormToken(visit, request, consumer)
	await visit.session.drop('temporary')
	if (request.method === 'POST') await visit.session.drop('kept')
	await showScreen(visit)
	return { ...visit, consumer, say: await visit.loadSay() }
}

/** Lets guests pass; who is signed in is led to the dashboard, or to the settings they must see first [A2]. */
export async function requireGuest(args: Args) {
	const visit = await guestVisit(args)
	await visit.session.drop('temporary')
	await showScreen(visit)
	return { ...visit, say: await visit.loadSay() }
}

/** Lets guests pass who told for this action point who they are [A10]. @throws Response that leads where that is asked. */
export async function requireKnownGuest(args: Args, action: string | undefined) {
	const visit = await guestVisit(args)
	await showScreen(visit)
	if (!isId(action)) throw redirect(paths.notFound(), statusFor(args.request))
	const known = await visit.session.find('temporary')
	if (known?.action !== action) throw redirect(paths.mortgageCheckLogin(action), statusFor(args.request))
	await visit.session.keep('temporary', known)
	return {
		...visit,
		say: await visit.loadSay(),
		known,
		guest: { id: known.id, branch: await visit.branch() },
	}
}

async function guestVisit({ request, context }: Args) {
	const visit = await getContext(request, context)
	await followDomain(visit, request)
	await acceptTokenPair(visit, request)
	const consumer = visit.carried ? undefined : await findSignedIn(visit)
	if (consumer)
		throw redirect(consumer.twoFactorSetup ? paths.settings() : paths.dashboard(), statusFor(request))
	await requireFormToken(visit, request, undefined)
	return visit
}

/** Lets everyone pass, also while the portal is closed: the frame, its images and its choices. A plain page knows nobody. */
export async function allowAnyone({ request, context }: Args) {
	await followDomain(await getContext(request, context), request)
	const visit = await findVisitor({ request, context })
	await requireFormToken(visit, request, visit.consumer)
	return visit
}

/** Whoever it is, for the frame around a page that says why a form was refused. */
export async function findVisitor({ request, context }: Args) {
	const visit = await getContext(request, context)
	const consumer = isPlain(request) ? undefined : await findConsumer(visit).catch(() => undefined)
	return { ...visit, say: await visit.loadSay(), consumer }
}

/** Which of the three things the shell shows [88]. */
export async function getScreen(visit: BaseContext): Promise<'maintenance' | 'branches' | 'page'> {
	const { maintenance, chooser, branch } = await visit.firm()
	if (maintenance.closed) return 'maintenance'
	return chooser && branch === undefined ? 'branches' : 'page'
}

/** Lets an open portal with a chosen branch pass. @throws Response with the page that takes its place otherwise. */
export async function showScreen(visit: BaseContext) {
	const screen = await getScreen(visit)
	if (screen === 'maintenance') throw showMaintenance(await visit.loadSay())
	if (screen === 'branches') throw askBranch(await visit.loadSay(), await visit.firm())
}

async function findConsumer(visit: BaseContext): Promise<SignedInConsumer | undefined> {
	if (findQueryBearer(visit.carried) === undefined) return findSignedIn(visit)
	return getSignedInConsumer(visit.api, visit)
}

/** Who is signed in at this branch; a session of another one ends. */
async function findSignedIn(visit: BaseContext): Promise<SignedInConsumer | undefined> {
	const { consumer } = visit.session.data
	const branch = consumer && (await visit.branch())
	if (!branch || !consumer.branch || branch === consumer.branch) return consumer
	await visit.endSession('otherBranch')
	return undefined
}

async function toLogin(visit: BaseContext, request: Request) {
	const isToldSo = visit.session.isLost && (request.method === 'POST' || isPageRequest(request))
	// The browser forgets the id that is no more: it is told so once.
	if (isToldSo) await visit.session.end()
	await storeLoginTarget(visit, request)
	if (isToldSo) visit.tell('sessionExpired')
	return redirectDocument(paths.login(), statusFor(request))
}

/** After a form the next page is a GET whatever the browser. */
function statusFor({ method }: Request) {
	return method === 'POST' ? 303 : 302
}

/** The login leads back to the address it took the place of, where what was posted waits (WCAG 2.2.5). */
export async function storeLoginTarget(visit: BaseContext, request: Request) {
	const { session, loginTarget } = visit
	const address = hideUrlSecrets(request.url, ['domain'])
	if (request.method === 'POST') await storePostedForm(visit, request, address)
	if (isPageRequest(request) || session.has('kept')) loginTarget.keep(address)
}

async function acceptTokenPair(visit: BaseContext, request: Request) {
	const tokens = visit.carried
	if (!tokens?.refreshToken) return
	const pair = { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
	const address = hideUrlSecrets(request.url, ['domain'])
	const target = address === paths.login() ? paths.dashboard() : address
	const signedIn = await findSignedIn(visit)
	if (signedIn && signedIn.id !== (await getSignedInConsumer(createTokenClient(visit, pair), visit)).id) {
		await visit.session.keep('offer', pair)
		throw askOtherConsumer(await visit.loadSay(), target)
	}
	await signIn(visit, 'address', request)
	throw redirectSignedIn(visit, target)
}

/**
 * `?domain=` chooses the branch, if there is one of that name, and leaves the address [93] [94] [A12]; where tokens
 * stand beside it the request goes on at that branch, for no redirect repeats them. A plain page keeps it in its addresses.
 */
async function followDomain(visit: BaseContext, request: Request) {
	const domain = findNamedBranch(request)
	if (domain === null || isPlain(request)) return
	if ((await visit.branch()) === domain && domain !== (await visit.chosenBranch())) {
		await visit.endSession('otherBranch')
		visit.prefer({ branch: domain })
	}
	if (!visit.carried) throw redirect(hideUrlSecrets(request.url, ['domain']))
}

function isPlain({ url }: Request) {
	return isPlainPage(new URL(url).pathname)
}
