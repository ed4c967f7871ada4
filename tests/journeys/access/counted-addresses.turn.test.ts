// Own portal: its limits are on.
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '#app/routes'
import { startApi } from '../../support/api'
import { startPortal, type TestPortal } from '../../support/portal'
import { sendRaw } from '../../support/raw-request'

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal

beforeAll(async () => {
	api = await startApi()
	const limits = {
		RATE_LIMITS: 'on',
		LIMIT_GETS: '1/1h',
		LIMIT_POSTS: '1/1h',
		TRUSTED_PROXIES: '127.0.0.1,::1',
	}
	portal = await startPortal({ apiUrl: api.url, env: { HOST_BRANCHES: 'localhost=noord', ...limits } })
})
afterAll(async () => {
	await portal.close()
	await api.close()
})

const addresses = routes.map(({ path = '' }) => path.replace(/:\w+/g, 'x').replace('*', '/unknown'))

let visitors = 0
/** Statuses of two requests of a new visitor without a cookie. */
async function askTwice(path: string, method: string) {
	visitors += 1
	const headers = {
		'x-forwarded-for': `198.51.${100 + Math.floor(visitors / 256)}.${visitors % 256}`,
		'sec-fetch-site': 'same-origin',
	}
	const found = []
	for (let turn = 0; turn < 2; turn += 1)
		found.push((await sendRaw(portal.url, path, { method, headers })).status)
	return found
}

test.each(['GET', 'POST'])(
	'Every address of the portal is counted for whoever has no session, by %s',
	async (method) => {
		const uncounted: string[] = []
		for (const path of addresses) {
			const [first, second] = await askTwice(path, method)
			if (first === 429 || second !== 429) uncounted.push(`${path} ${first} ${second}`)
		}
		expect(uncounted).toEqual([])
	},
)

test('The look of the page that refuses is counted apart', async () => {
	const headers = { 'x-forwarded-for': '203.0.113.7' }
	const ask = async (path: string) => (await sendRaw(portal.url, path, { headers })).status
	expect(await Promise.all([ask('/help'), ask('/theme/x.css')])).toEqual([200, 404])
	expect([await ask('/help'), await ask('/app-icons/x.svg'), await ask('/app-manifests/x')]).toEqual([
		429, 429, 429,
	])
})
