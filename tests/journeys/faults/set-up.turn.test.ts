// Own portals: their environment is wrong, or their log is on a full disk.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { firmPaths, startApi } from '#tests/support/api'
import { isFull } from '#tests/support/full'
import { findFreePort } from '#tests/support/listen'
import { startPortal } from '#tests/support/portal'
import { sendRaw } from '#tests/support/raw-request'
import { signIn } from '#tests/support/sign-in'
import { createReceiptKey } from '#tests/support/receipt-key'
import { startVisitor } from '#tests/support/visitor'

const testInFull = test.runIf(isFull('faults'))

const root = resolve(import.meta.dirname, '../../..')

/** A portal that stops after the test. */
async function open(env: Record<string, string>) {
	const portal = await startPortal({ env })
	onTestFinished(() => portal.close())
	return portal
}

test('What is wrong with the environment is told in words, with the variable that was meant', async () => {
	const start = startPortal({ env: { PORT: 'drie', LOG_LEVEL: 'veel', ALLOWED_HOST: 'portaal.nl' } })
	await expect(start).rejects.toThrow(/PORT: is no number/)
	await expect(start).rejects.toThrow(/LOG_LEVEL: Invalid option: expected one of "silent"\|"error"/)
	await expect(start).rejects.toThrow(/ALLOWED_HOST: unknown; is ALLOWED_HOSTS meant\?/)
})

test('A folder for the store that cannot be used is named', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'portal-data-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	const file = join(folder, 'file')
	await writeFile(file, '')
	await expect(startPortal({ env: { DATA_DIR: file } })).rejects.toThrow(`DATA_DIR: ${file}`)
})

testInFull('A port that is taken is named by its variable', async () => {
	const first = await open({})
	const { port } = new URL(first.url)
	await expect(startPortal({ env: { PORT: port } })).rejects.toThrow(
		`PORT: port ${port} is used by another process`,
	)
	const start = startPortal({ env: { METRICS_PORT: port, METRICS_HOST: '::' } })
	await expect(start).rejects.toThrow(`METRICS_PORT: port ${port} is used by another process`)
})

test('An API that nobody answers at is warned of once, at the start', async () => {
	const portal = await startPortal({ apiUrl: `http://127.0.0.1:${await findFreePort()}` })
	onTestFinished(() => portal.close())
	const warnings = () => portal.log().filter(({ msg }) => msg === 'nobody answers at API_URL')
	await expect.poll(warnings).toMatchObject([{ level: 40, reason: 'ECONNREFUSED' }])
	await sendRaw(portal.url, '/')
	expect(warnings()).toHaveLength(1)
})

test('A start says that the API answers, and names hosts and branches that nobody serves', async () => {
	const api = await startApi()
	onTestFinished(() => api.close())
	const env = { HOST_BRANCHES: 'localhost=oost,ander.nl=noord' }
	const portal = await startPortal({ apiUrl: api.url, env })
	onTestFinished(() => portal.close())
	const told = () => portal.log().map(({ msg, hosts, branches }) => [msg, hosts, branches])
	await expect
		.poll(told)
		.toContainEqual(['HOST_BRANCHES names branches that the API lacks', undefined, ['oost']])
	expect(told()).toContainEqual([
		'HOST_BRANCHES names hosts that ALLOWED_HOSTS lacks',
		['ander.nl'],
		undefined,
	])
	expect(told()).toContainEqual(['the API answers', undefined, undefined])
	api.fault('GET', firmPaths, 'silent')
	const begun = performance.now()
	await sendRaw(portal.url, '/')
	// The calls of the set-up share ten seconds, though each waits for the one before.
	expect(performance.now() - begun).toBeLessThan(15_000)
})

test('A start tells branches of hosts that could not be compared, and a clock that differs from the API’s', async () => {
	const api = await startApi()
	onTestFinished(() => api.close())
	const { data } = (await (await fetch(`${api.url}/api/licenses`)).json()) as { data: unknown[] }
	const headers = { date: new Date(Date.now() - 7_200_000).toUTCString() }
	api.answer(http.get('*/api/licenses', () => HttpResponse.json({ data, meta: { omitted: 1 } }, { headers })))
	const portal = await startPortal({ apiUrl: api.url, env: { HOST_BRANCHES: 'localhost=oost' } })
	onTestFinished(() => portal.close())
	await expect
		.poll(() => portal.log())
		.toContainEqual(
			expect.objectContaining({ level: 40, msg: 'HOST_BRANCHES was not compared: the branches are unknown' }),
		)
	const told = portal.log().filter(({ msg }) => msg === 'the clock of this process differs from the API')
	expect(told).toEqual([expect.objectContaining({ level: 40, seconds: expect.closeTo(7_200, -2) as number })])
})

testInFull(
	'A variable that is misspelt is warned of, and one that is forwarded by a stranger once',
	async () => {
		const portal = await open({ TRUSTED_PROXY: '10.0.0.1', TRUSTED_PROXIES: '' })
		const warnings = () => portal.log().filter(({ level }) => level === 40)
		expect(warnings()).toContainEqual(
			expect.objectContaining({ name: 'TRUSTED_PROXY', meant: 'TRUSTED_PROXIES' }),
		)
		const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
		for (let count = 0; count < 3; count += 1) await sendRaw(portal.url, '/help', { headers })
		const forwardWarnings = () => warnings().filter(({ msg }) => String(msg).startsWith('X-Forwarded-*'))
		await expect.poll(() => portal.log().filter(({ msg }) => msg === 'request').length).toBe(3)
		expect(forwardWarnings()).toHaveLength(1)
		expect(portal.lines.join()).not.toContain('203.0.113.7')
	},
)

test('Known as an https address, the portal speaks as behind TLS whatever a proxy says', async () => {
	const portal = await open({ PUBLIC_URL: 'https://portaal.voorbeeld.nl', HSTS: 'subdomains' })
	const named = { host: 'portaal.voorbeeld.nl', 'x-forwarded-proto': 'http' }
	const answer = await sendRaw(portal.url, '/help', { headers: named })
	expect(answer.status).toBe(200)
	expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	expect(visitor.cookies.find('__Host-accelerate')?.attributes.secure).toBe('')
})

testInFull(
	'Under remix-serve, which has none of the door’s headers, no API of a firm is served',
	async () => {
		const cli = join(root, 'node_modules/.bin/remix-serve')
		const env: NodeJS.ProcessEnv = {
			PATH: process.env.PATH,
			NODE_ENV: 'production',
			API_URL: 'http://127.0.0.1:9',
			SESSION_SECRET: '0123456789abcdef'.repeat(2),
			RECEIPT_KEY: createReceiptKey(),
		}
		const stock = spawn(cli, ['build/server/index.js'], { cwd: root, env })
		onTestFinished(() => void stock.kill('SIGKILL'))
		const ended = new Promise((done) => stock.once('exit', done))
		expect(await text(stock.stderr)).toBe('remix-serve runs the demo alone. With API_URL use npm start.\n')
		expect(await ended).toBe(1)
	},
)

const bundle = join(root, 'build/server/index.js')
/** Every write to this device fails as on a full disk. */
const full = '/dev/full'

/** A portal whose log is on a full disk. */
async function startOnFullDisk(error: 'pipe' | number) {
	const folder = await mkdtemp(join(tmpdir(), 'portal-log-disk-'))
	const port = await findFreePort()
	const url = `http://localhost:${port}`
	const env = { NODE_ENV: 'production' as const, PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off' }
	const child = spawn(process.execPath, [bundle], {
		cwd: folder,
		env,
		stdio: ['ignore', openSync(full, 'w'), error],
	})
	onTestFinished(async () => {
		child.kill('SIGKILL')
		await rm(folder, { recursive: true, force: true })
	})
	await expect
		.poll(() =>
			fetch(`${url}/healthz`).then(
				({ status }) => status,
				() => 0,
			),
		)
		.toBe(200)
	return { child, url }
}

/** Serves pages and health and stops in order, while no log line can be written. */
async function serveAndStop({ child, url }: Awaited<ReturnType<typeof startOnFullDisk>>) {
	const visit = async (path: string) => (await startVisitor(url).visit(path)).status
	for (let count = 0; count < 5; count += 1) expect(await visit('/help')).toBe(200)
	expect(await visit('/healthz')).toBe(200)
	expect(await visit('/readyz')).toBe(200)
	child.kill('SIGTERM')
	const [code] = await once(child, 'exit')
	expect(code).toBe(0)
}

test.skipIf(!existsSync(full))(
	'A full disk behind the log is reported once, and serving goes on',
	async () => {
		const started = await startOnFullDisk('pipe')
		const printed = started.child.stderr ? text(started.child.stderr) : ''
		await serveAndStop(started)
		const lines = (await printed).trim().split('\n')
		expect(lines[0]).toContain("The log can't be written (ENOSPC)")
		expect(lines[1]).toMatch(/^\d+ lines of the log are lost\.$/)
		expect(lines).toHaveLength(2)
	},
)

test.skipIf(!existsSync(full))('Standard error may be on the same full disk', async () => {
	await serveAndStop(await startOnFullDisk(openSync(full, 'w')))
})
