import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
	encodeCookie,
	documentsData,
	findSessionId,
	loginData,
	openClient,
	findReader,
	type Client,
} from './client'
import { isMissing, listStores, openStorage, startMember, type StoreKind, type Storage } from './cluster'
import { report, scaleCount, countOccurrences } from './figures'
import { createUnknownId, createMalformedCookie } from './planted-ids'
import { formatConsumerId, startTokenApi, type TokenApi } from './token-api'

const hour = 3600_000
const planted = scaleCount(10_000, 400)
const real = scaleCount(600, 24)
const kinds = listStores('embedded')
// A portal with a clock nine hours slow: its records of eight hours have expired today.
const nineHoursAgo =
	'const now = Date.now; const Real = Date; globalThis.Date = class extends Real { constructor(...a) { a.length ? super(...a) : super(now() - 324e5) } static now() { return now() - 324e5 } }'
const slowClock = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(nineHoursAgo)}` }

interface Plant {
	kind: 'foreign' | 'expired' | 'destroyed' | 'malformed'
	cookie: string
	/** Planted id, however it is encoded. */
	id: string | undefined
}

let api: TokenApi
beforeAll(async () => {
	api = await startTokenApi()
})
afterAll(() => api.close())

for (const kind of kinds) {
	test.skipIf(isMissing(kind))(
		`No id is taken over from a cookie that the portal did not give or no longer knows: ${kind} store [137]`,
		{ timeout: 900_000 },
		async () => {
			const storage = await openStorage(kind)
			onTestFinished(() => storage.close())
			const expired = await signInElsewhere(storage, slowClock)
			// The clock of Redis decides there, whatever that of the portal.
			await storage.redis?.age?.(9 * hour)
			const foreign = await signInOnAnotherPortal(kind)
			const portal = await startMember(api, storage, 'p1')
			const client = openClient(portal.url, 32)
			onTestFinished(async () => {
				await client.close()
				await portal.close()
			})
			const plants = [
				...expired.map(plant('expired')),
				...foreign.map(plant('foreign')),
				...(await signInAndOut(client)).map(plant('destroyed')),
			]
			while (plants.length < planted) {
				const count = plants.length
				if (count % 2) plants.push({ kind: 'malformed', ...createMalformedCookie((count - 1) / 2) })
				else plants.push(plant('foreign')(encodeCookie(createUnknownId())))
			}
			const findings = await inTurns(plants, (one, index) => tryPlant(client, one, index))
			const wrong = findings.filter((finding) => !finding.endsWith('not adopted'))
			report(`ids, ${kind}`, {
				ids: plants.length,
				findings: JSON.stringify(countOccurrences(findings)),
				adopted: wrong.length,
			})
			expect((await storage.dump()).bytes.length).toBeGreaterThan(planted * 20)
			expect(countOccurrences(wrong)).toEqual({})
		},
	)
}

/** All ids that were set, which must be unique. */
const issued = new Set<string>()

function plant(kind: Plant['kind']) {
	return (cookie: string): Plant => ({ kind, cookie, id: findSessionId(cookie) })
}

/** Opens a page of a client, sometimes signs in, and requests again: the session's id is never the planted one. */
async function tryPlant(client: Client, { kind, cookie, id }: Plant, index: number): Promise<string> {
	const signsIn = index % 20 === 0
	const answer = signsIn
		? await signInWith(client, cookie)
		: await client.send('/dashboard', { session: cookie })
	const fresh = answer.sessions.map(findSessionId)
	// A guest gets no id at all.
	if (fresh.length !== (signsIn ? 1 : 0)) return `${kind}: ${answer.status} set ${fresh.length} ids`
	if (fresh.some((one) => one === undefined || one === id || issued.has(one))) return `${kind}: was adopted`
	for (const one of fresh) if (one) issued.add(one)
	const { status, location } = await client.send(loginData, { session: cookie })
	return status === 200 && !location ? `${kind}: not adopted` : `${kind}: opened ${status} ${location}`
}

function signInWith(client: Client, session: string) {
	return client.send('/', { session, form: { email: formatConsumerId(2).email, password: 'Welkom-2026!' } })
}

async function signInElsewhere(storage: Storage, env: Record<string, string>) {
	const portal = await startMember(api, storage, 'elsewhere', env)
	const client = openClient(portal.url)
	const cookies = await inTurns(Array.from({ length: real }), async () => signInOnce(client))
	const [one = ''] = cookies
	const reader = findReader(await client.send(documentsData, { session: one }))
	expect(reader).toBe(formatConsumerId(1).id)
	await client.close()
	await portal.close()
	return cookies
}

/** Live sessions of a portal with another store. */
async function signInOnAnotherPortal(kind: StoreKind) {
	const storage = await openStorage(kind)
	const cookies = await signInElsewhere(storage, {})
	await storage.close()
	return cookies
}

async function signInAndOut(client: Client) {
	return inTurns(Array.from({ length: real }), async () => {
		const session = await signInOnce(client)
		await client.send('/logout', { session })
		return session
	})
}

async function signInOnce(client: Client) {
	return (await client.signIn(formatConsumerId(1).email)).session
}

/** Runs a task per item, with a limit on parallel ones. */
async function inTurns<T, R>(
	things: T[],
	run: (thing: T, index: number) => Promise<R>,
	width = 64,
): Promise<R[]> {
	const results: R[] = []
	for (let start = 0; start < things.length; start += width) {
		const some = things.slice(start, start + width)
		results.push(...(await Promise.all(some.map((thing, index) => run(thing, start + index)))))
	}
	return results
}
