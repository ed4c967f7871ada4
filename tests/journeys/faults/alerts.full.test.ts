// Own portals: each has a port for metrics, and another fault of what answers at API_URL.
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { isFiring, type Scrape } from '#tests/support/evaluate-alert'
import { startApi } from '#tests/support/api'
import { closeServer, findFreePort, listen } from '#tests/support/listen'
import { startPortal } from '#tests/support/portal'
import { readMetric, readMetrics } from '#tests/support/read-metric'
import { signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'

const alerts = readFileSync('.github/examples/alerts.yaml', 'utf8')
const rules = [...alerts.matchAll(/alert: (\w+)\n\s+expr: (.*)\n(?:\s+for: (\d+)m)?/g)].map(
	([, name = '', expression = '', minutes = '0']) => ({ name, expression, minutes: Number(minutes) }),
)
const evaluated = rules.filter(({ expression }) => !/histogram_quantile|absent/.test(expression))

async function open(apiUrl: string) {
	const port = await findFreePort()
	const portal = await startPortal({ apiUrl, env: { METRICS_PORT: String(port) } })
	onTestFinished(() => portal.close())
	const metrics = `http://localhost:${port}/metrics`
	const scrape = async (at: number): Promise<Scrape> => ({ at, text: await readMetrics(metrics) })
	return { portal, metrics, scrape }
}

async function listFiring({ portal, scrape }: Awaited<ReturnType<typeof open>>) {
	const visitAll = async () => {
		for (const path of ['/', '/help', '/nowhere']) await startVisitor(portal.url).visit(path)
	}
	// A series begins with its first event.
	await visitAll()
	const scrapes = [await scrape(0)]
	await visitAll()
	// The result of a probe is kept for a second.
	await expect.poll(async () => (await fetch(`${portal.url}/readyz`)).status).toBe(200)
	scrapes.push(await scrape(60))
	return evaluated.filter(({ expression }) => isFiring(expression, scrapes)).map(({ name }) => name)
}

const json = { 'Content-Type': 'application/json' }
const answers: [string, RequestListener, string, string][] = [
	['has nothing at this path', (_, to) => to.writeHead(404, json).end('{}'), 'not an API', '404'],
	[
		'has a code for nothing at this path',
		(_, to) => to.writeHead(404, json).end('{"errors":[{"status":"404","code":"NOT_FOUND"}]}'),
		'not an API',
		'404',
	],
	['is another service', (_, to) => to.writeHead(200, json).end('{"status":"up"}'), 'not an API', 'broken'],
	[
		'is the site of the firm',
		(_, to) => to.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
		'not an API',
		'notJson',
	],
	['redirects', (_, to) => to.writeHead(302, { Location: '/login' }).end(), 'not an API', 'redirect'],
	['fails', (_, to) => to.writeHead(500, json).end('{}'), 'failing', '5xx'],
	['throttles', (_, to) => to.writeHead(429, json).end('{}'), 'failing', '429'],
	['forbids', (_, to) => to.writeHead(403, json).end('{}'), 'failing', '403'],
	['hangs up', (_, to) => void to.destroy(), 'failing', 'noAnswer'],
]

test.each(answers)(
	'What answers at API_URL %s: the start, /readyz, the log and the alerts tell it',
	async (_how, listener, state, cause) => {
		const { server, port } = await listen(listener)
		onTestFinished(() => closeServer(server))
		const site = await open(`http://127.0.0.1:${port}`)
		const firing = await listFiring(site)
		expect(firing).toContain('PortalApiAway')
		expect(firing).toContain('PortalPagesLackApi')
		const answer = await fetch(`${site.portal.url}/readyz`)
		expect([answer.status, await answer.json()]).toEqual([200, { store: 'ok', api: state }])
		expect(await readMetric(site.metrics, 'portal_failed_pages_total', { cause })).toBeGreaterThan(0)
		const told = /^(API_URL is no address of the API|the API fails|nobody answers at API_URL)/
		expect(site.portal.log().filter(({ msg }) => told.test(String(msg)))).toHaveLength(1)
		const warned = site.portal
			.log()
			.filter(({ msg, level }) => /^(api call|answer)/.test(String(msg)) && level === 40)
		expect(warned.length).toBeGreaterThan(0)
	},
)

test.each([
	[429, ['PortalApiFails', 'PortalPagesLackApi']],
	[403, ['PortalPagesLackApi']],
])('Where a gateway answers %i to a part of the reads, %j fire', async (status, expected) => {
	const api = await startApi()
	onTestFinished(() => api.close())
	const { portal, scrape } = await open(api.url)
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	api.fault('GET', /^\/api\/(actions|dossiers|invoices|products\/(?!definitions))/, { status })
	const visitAll = async () => {
		for (const path of ['/dashboard', '/invoices', '/actions']) await visitor.visit(path)
	}
	await visitAll()
	const scrapes = [await scrape(0)]
	await visitAll()
	scrapes.push(await scrape(60))
	const firing = evaluated.filter(({ expression }) => isFiring(expression, scrapes)).map(({ name }) => name)
	expect(firing).toEqual(expect.arrayContaining(expected))
})

test('An API that answers fires no alert, and the start says so', async () => {
	const api = await startApi()
	onTestFinished(() => api.close())
	expect(await listFiring(await open(api.url))).toEqual([])
})

test('Each alert about the API fires within five minutes of its fault', () => {
	const ofApi = rules.filter(({ name }) => /Api/.test(name))
	expect(ofApi.map(({ name }) => name).sort()).toEqual([
		'PortalApiAway',
		'PortalApiFails',
		'PortalPagesLackApi',
	])
	for (const { expression, minutes } of ofApi) {
		const [, window = '0'] = /\[(\d+)m\]/.exec(expression) ?? []
		// A scrape a minute: two of them make a rate.
		if (window !== '5') expect(minutes + Number(window)).toBeLessThanOrEqual(4)
	}
})

test('Tokens that are never renewed fire their alert, before any was renewed', async () => {
	const api = await startApi()
	onTestFinished(() => api.close())
	const { scrape } = await open(api.url)
	const before = (await scrape(0)).text
	const after = before.replace(
		'portal_token_refreshes_total{outcome="refused"} 0',
		'portal_token_refreshes_total{outcome="refused"} 3',
	)
	const rule = rules.find(({ name }) => name === 'PortalTokensNotRenewed')
	expect(after).not.toBe(before)
	expect(
		isFiring(rule?.expression ?? '', [
			{ at: 0, text: before },
			{ at: 60, text: after },
		]),
	).toBe(true)
})
