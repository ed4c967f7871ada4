import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startApi } from '../support/api'
import { isFull } from '../support/full'
import { startPortal, type TestPortal } from '../support/portal'
import { openOverview } from '../support/sign-in'
import { startBalancer } from './balancer'
import { isMissing, listStores, openStorage, type StoreKind } from './cluster'
import { report } from './figures'

const lanes = 10
const kinds = listStores('redis')
const [oldest, newest] = ['oldest-'.repeat(6), 'newest-'.repeat(6)]
const withNewest = `${oldest},${newest}`
/** Secrets of each round of restarts. */
const turns = isFull('stress') ? [oldest, withNewest, `${newest},${oldest}`] : [withNewest]

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
	api = await startApi()
})
afterAll(() => api.close())

/** Two processes behind a load balancer, with one store. */
async function openSite(kind: StoreKind) {
	const storage = await openStorage(kind)
	const balancer = await startBalancer()
	let portals: TestPortal[] = []
	onTestFinished(async () => {
		await Promise.all(portals.map((portal) => portal.close()))
		await balancer.close()
		await storage.close()
	})
	const add = async (secrets: string) => {
		const portal = await startPortal({
			apiUrl: api.url,
			dataDir: storage.redis ? undefined : storage.dataDir,
			env: { HOST_BRANCHES: 'localhost=noord', SESSION_SECRET: secrets, ...storage.env },
		})
		portals.push(portal)
		balancer.watch(portal.url)
		await expect.poll(() => balancer.isReady(portal.url)).toBe(true)
	}
	await add(oldest)
	await add(oldest)
	/** Stops each process with SIGTERM and starts another with these secrets, one after the other. */
	const roll = async (secrets: string) => {
		for (const portal of portals.slice()) {
			await portal.close()
			await balancer.forget(portal.url)
			portals = portals.filter((one) => one !== portal)
			await add(secrets)
		}
	}
	return { url: balancer.url, roll }
}

for (const kind of kinds) {
	test.skipIf(isMissing(kind))(
		`Two processes that end and start in turns, then with a new secret, lose no request and sign nobody out: ${kind} store`,
		async () => {
			const { url, roll } = await openSite(kind)
			const { visitor } = await openOverview(url, { branch: 'noord' })
			const load = startLoad(url, visitor.cookies.header('/dashboard') ?? '')
			for (const secrets of turns) await roll(secrets)
			const { wrong, pages, forms } = await load.stop()
			report(`restarts in turns, ${kind}`, {
				pages,
				forms,
				restarts: 2 * turns.length,
				'lost requests': wrong.length,
			})
			expect(wrong).toEqual([])
			expect(pages).toBeGreaterThan(30 * turns.length)
			expect(forms).toBeGreaterThan(15 * turns.length)
		},
	)
}

/** Clients that request the dashboard, and some that post a form, repeatedly. Every other answer is a fault. */
function startLoad(url: string, cookie: string) {
	const found = { pages: 0, forms: 0, wrong: new Array<string>() }
	let isDone = false
	const open = (isForm: boolean) => {
		const headers = { cookie, 'sec-fetch-site': 'same-origin' }
		const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
		return isForm
			? fetch(`${url}/language`, { method: 'POST', body: 'language=nl', headers: form, redirect: 'manual' })
			: fetch(`${url}/dashboard`, { headers, redirect: 'manual' })
	}
	const running = Array.from({ length: lanes }, async (_, lane) => {
		const isForm = lane % 5 === 0
		while (!isDone) {
			try {
				const answer = await open(isForm)
				await answer.text()
				if (answer.status !== (isForm ? 303 : 200)) found.wrong.push(`status ${answer.status}`)
			} catch (error) {
				found.wrong.push(String(error))
			}
			found[isForm ? 'forms' : 'pages'] += 1
		}
	})
	return {
		stop: async () => {
			isDone = true
			await Promise.all(running)
			return found
		},
	}
}
