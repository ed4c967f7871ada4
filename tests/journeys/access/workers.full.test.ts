import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startApi } from '../../support/api'
import { findFreePort } from '../../support/listen'
import { startPortal } from '../../support/portal'
import { sendRaw } from '../../support/raw-request'
import { readMetric } from '../../support/read-metric'
import { signIn } from '../../support/sign-in'
import { listWorkers, whileStopped } from '../../support/workers'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
	api = await startApi()
})
afterAll(() => api.close())

async function open(env: Record<string, string> = {}, apiUrl: string | undefined = api.url) {
	const portal = await startPortal({
		apiUrl,
		env: { WORKERS: '2', HOST_BRANCHES: 'localhost=noord', ...env },
	})
	onTestFinished(() => portal.close())
	const ask = async (path: string, headers?: Record<string, string>) =>
		(await sendRaw(portal.url, path, { headers })).status
	const [one = 0, other = 0] = listWorkers(portal)
	return { portal, ask, one, other, messages: () => portal.log().map(({ msg }) => msg) }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error))

test('Two workers count limits and metrics together, also once one was killed and replaced', async () => {
	const port = await findFreePort()
	const limits = { RATE_LIMITS: 'on', LIMIT_GETS: '4/1h', METRICS_PORT: String(port) }
	const { portal, ask, one, other } = await open(limits)
	const twice = async () => [await ask('/offline'), await ask('/offline')]
	const url = `http://localhost:${port}/metrics`
	const count = (status: string) => readMetric(url, 'portal_requests_total', { route: '/offline', status })
	expect(await whileStopped([other], twice)).toEqual([200, 200])
	expect(await whileStopped([one], twice)).toEqual([200, 200])
	expect(await whileStopped([one], twice)).toEqual([429, 429])
	expect(await whileStopped([other], twice)).toEqual([429, 429])
	await expect.poll(() => count('200')).toBe(4)
	expect(await readMetric(url, 'portal_info')).toBe(1)

	process.kill(one, 'SIGKILL')
	await expect.poll(() => listWorkers(portal).length).toBe(3)
	expect(portal.log()).toContainEqual(
		expect.objectContaining({ msg: 'a worker ended and is replaced', pid: one, signal: 'SIGKILL' }),
	)
	expect(await whileStopped([other], twice)).toEqual([429, 429])
	// Counts of the killed worker plus those of its replacement.
	await expect.poll(() => count('429')).toBe(6)
	expect(await count('200')).toBe(4)
	// A stopped primary delays no page: each worker then counts its own limits.
	expect(await whileStopped([portal.pid], () => ask('/offline'))).toBe(200)
})

test('While two workers end no form is cut and pages go on, and none is ready any more', async () => {
	const { portal, ask, messages } = await open({ ADMISSION: 'off' })
	const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
	const post = async () =>
		(await sendRaw(portal.url, '/language', { method: 'POST', headers: form, body: 'language=nl' })).status
	const isStopping = () => messages().filter((msg) => msg === 'portal stops').length === 2
	const answers: { what: string; isStopping: boolean; status: number }[] = []
	const faults: unknown[] = []
	const kinds = { page: () => ask('/offline'), form: post, probe: () => ask('/readyz') }
	const clients = Object.entries(kinds).flatMap(([what, send]) =>
		Array.from({ length: what === 'form' ? 15 : 5 }, async () => {
			for (;;) {
				const before = isStopping()
				try {
					answers.push({ what, isStopping: before, status: await send() })
				} catch (error) {
					// A refused connection received nothing; a page may be requested again.
					if (codeOf(error) === 'ECONNREFUSED') return
					if (what === 'form') faults.push(codeOf(error))
				}
			}
		}),
	)
	await expect.poll(() => answers.filter(({ what }) => what === 'form').length).toBeGreaterThan(20)
	portal.kill('SIGTERM')
	expect(await portal.ended).toBe(0)
	await Promise.all(clients)
	expect(faults).toEqual([])
	const statusesOf = (wanted: string) =>
		new Set(answers.flatMap(({ what, status }) => (what === wanted ? [status] : [])))
	expect([statusesOf('page'), statusesOf('form')]).toEqual([new Set([200]), new Set([303])])
	const late = answers.filter(({ what, isStopping }) => what === 'probe' && isStopping)
	expect(late.filter(({ status }) => status !== 503)).toEqual([])
	expect(messages().filter((msg) => msg === 'portal stopped')).toHaveLength(2)
})

test('Workers whose primary is killed finish what runs and end', async () => {
	const { portal, ask, messages } = await open()
	const { visitor } = await signIn(portal.url)
	const headers = { cookie: visitor.cookies.header('/') ?? '' }
	api.fault('GET', '/api/actions', { slow: 800 })
	onTestFinished(() => api.heal())
	api.forgetCalls()
	const page = ask('/dashboard', headers)
	await expect.poll(() => api.callsTo('GET', '/api/actions').length).toBe(1)
	portal.kill('SIGKILL')
	expect(await page).toBe(200)
	await expect.poll(() => messages().filter((msg) => msg === 'portal stopped').length).toBe(2)
	await expect.poll(() => ask('/healthz').catch(codeOf)).toBe('ECONNREFUSED')
})

test('What keeps the first worker from starting is told once, and ends the start', async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'))
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
	await mkdir(join(dataDir, 'sessions.db'))
	const message = await startPortal({ apiUrl: api.url, dataDir, env: { WORKERS: '2' } }).then(
		() => '',
		({ message }: Error) => message,
	)
	expect(message.match(/DATA_DIR: .* can't be used/g)).toHaveLength(1)
})

test('The demo runs in several workers too: they share its data, its sessions and its secret', async () => {
	const { portal, ask, one, other } = await open({}, '')
	const { visitor } = await signIn(portal.url)
	const visit = () => ask('/dashboard', { cookie: visitor.cookies.header('/') ?? '' })
	expect(await whileStopped([one], visit)).toBe(200)
	expect(await whileStopped([other], visit)).toBe(200)
})
