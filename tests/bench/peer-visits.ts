import { FormData, request } from 'undici'
import { createBarePageUrl, type PageSize } from './bare-app'
import { openLoad, repeatWithConcurrency, type Load } from './load'
import { prefixOf } from './population-dossiers'
import type { Scenario } from './scenarios'
import { createPlanner, describeDamage, pages, signInAs, visitPortal, type Plan } from './visits'

const seed = 2026
const profiledClients = 8
const overview = '/dashboard'

/** What a step of a visit takes. The calls to the API are those of client 0. */
interface StepCost extends PageSize {
	calls: string[]
	/** The page of client 0. */
	html: string
}
export type Profile = ReadonlyMap<string, StepCost>

/** Asks the portal for every page as a few clients, one after another. Bytes are the mean of the clients. */
export async function profileVisits(portalUrl: string, apiUrl: string): Promise<Profile> {
	const load = openLoad(portalUrl, 1)
	const profile = new Map<string, StepCost>()
	// The first visit fills the caches of the firm's set-up.
	for (let client = profiledClients; client >= 0; client -= 1) {
		await takeCalls(apiUrl)
		for await (const { name, bytes, styles, html } of visitPortal(load, { client, pages })) {
			const calls = await takeCalls(apiUrl)
			const before = profile.get(name)?.bytes ?? 0
			if (client < profiledClients)
				profile.set(name, { calls, bytes: before + bytes / profiledClients, styles, html })
		}
	}
	await load.close()
	return profile
}

async function takeCalls(apiUrl: string): Promise<string[]> {
	const { body } = await request(`${apiUrl}/bench/calls`)
	return ((await body.json()) as string[]).map((call) => call.replace('GET ', ''))
}

/** Visits of the portal. */
export function openVisits(): Scenario {
	const plan = createPlanner(seed)
	return async (load) => async () => {
		for await (const step of visitPortal(load, plan())) void step
	}
}

/** The first page after a sign-in, which is not measured. */
export function openOverviews(): Scenario {
	const plan = createPlanner(seed)
	return async (load, count) => {
		const cookies: string[] = []
		await repeatWithConcurrency(count, load.connections, async (index) => {
			cookies[index] = await signInAs(load, plan().client)
		})
		return async (index) => expectPage(await load.send(overview, { cookie: cookies[index] }))
	}
}

/** The same scenarios at a server of tests/bench/peers or at a page of the bare app, with addresses that `fit` returns. */
export async function describePeer(url: string, profile: Profile, fit: FitPage = fitPage) {
	const addresses = new Map<string, string>()
	for (const [name, step] of profile) addresses.set(name, await fit(url, step))
	const { body } = await request(url + (addresses.get(overview) ?? ''), {
		headers: { cookie: createCookie(0) },
	})
	const [planVisit, planOverview] = [createPlanner(seed), createPlanner(seed)]
	const open = async (load: Load, name: string, { client }: Plan, form?: URLSearchParams | FormData) => {
		const path = addresses.get(name)?.replaceAll(prefixOf(0), () => prefixOf(client)) ?? '/'
		expectPage(await load.send(path, { cookie: createCookie(client), form }))
	}
	const overviews: Scenario = async (load) => () => open(load, overview, planOverview())
	const visits: Scenario = async (load) => async () => {
		const plan = planVisit()
		for (const name of ['address', 'login']) await open(load, name, plan)
		await open(load, 'sign-in', plan, fillInLogin(plan))
		for (const name of [overview, ...plan.pages, 'form']) await open(load, name, plan)
		await open(load, 'send', plan, fillInDamage())
		await open(load, 'sent', plan)
		await open(load, 'sign-out', plan, new URLSearchParams())
	}
	return { overviews, visits, overviewBytes: (await body.bytes()).length }
}

type FitPage = (url: string, step: StepCost) => Promise<string>

/** Address of a page on the peer; posts get no page. */
async function fitPage(url: string, { calls, ...size }: StepCost) {
	const isPost = calls.some((call) => call.startsWith('POST '))
	if (isPost) return `/?${listCalls(calls)}`
	return (await createBarePageUrl(url, calls, size, createCookie(0))).slice(url.length)
}

/** Address of the page with the elements of the portal's. */
export async function fitStructure(_url: string, { calls }: StepCost) {
	return `/structure?${listCalls(calls)}`
}

function listCalls(calls: readonly string[]) {
	return new URLSearchParams(calls.map((call) => ['call', call])).toString()
}

let visits = 1_000_000

/** Cookie of a client whose answers from the API have bytes of their own. */
function createCookie(client: number) {
	return `token=client-${client}-${(visits += 1)}`
}

function fillInLogin({ client }: Plan) {
	return new URLSearchParams({ email: `client-${client}@voorbeeld.nl`, password: 'x' })
}

function fillInDamage() {
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...describeDamage(), product_id: 'P1' }))
		form.append(name, value)
	return form
}

function expectPage({ status, html }: { status: number; html: string }) {
	if (status !== 200 && status !== 303) throw new Error(`A page answers ${status}\n${html.slice(-2000)}`)
}
