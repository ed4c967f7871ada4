import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeServer, listen } from '#tests/support/listen'

/** A port without a listener. */
const nobody = '127.0.0.1:1'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-health-'))
	vi.resetModules()
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('LOG_LEVEL', 'silent')
	vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
	vi.stubEnv('API_URL', `http://${nobody}`)
	vi.stubEnv('DATA_DIR', folder)
})
afterEach(() => {
	vi.unstubAllEnvs()
	rmSync(folder, { recursive: true, force: true })
})

async function probe() {
	const { health } = await import('./health.server')
	const answer = await health.request('/readyz')
	return [answer.status, await answer.json()]
}

test('A process whose own file store can be written is ready, whatever the API does', async () => {
	expect(await probe()).toEqual([200, { store: 'ok', api: 'failing' }])
})

test('A process whose own file store cannot be used is not ready', async () => {
	const file = join(folder, 'file')
	writeFileSync(file, '')
	vi.stubEnv('DATA_DIR', join(file, 'data'))
	const { getLogger } = await import('#app/config/log.server')
	const error = vi.spyOn(getLogger(), 'error')
	expect(await probe()).toEqual([503, { store: 'failing', api: 'failing' }])
	const reason = expect.stringContaining(join(file, 'data', 'sessions.db')) as unknown
	expect(error.mock.calls).toEqual([[{ reason }, 'session store fails the probe']])
})

test('A process that never reached its shared store is not ready; the outage is logged once', async () => {
	vi.stubEnv('REDIS_URL', `redis://${nobody}`)
	const { getLogger } = await import('#app/config/log.server')
	const error = vi.spyOn(getLogger(), 'error')
	const { readHealth } = await import('./health.server')
	expect(await probe()).toEqual([503, { store: 'failing', api: 'failing' }])
	expect(await readHealth()).toEqual({ store: false, api: false })
	expect(error.mock.calls).toEqual([[{ reason: undefined }, 'session store fails the probe']])
})

test('A process that reached its shared store at its start stays ready without it', async () => {
	vi.stubEnv('REDIS_URL', `redis://${nobody}`)
	const { noteReachedStore } = await import('./health.server')
	noteReachedStore()
	expect(await probe()).toEqual([200, { store: 'failing', api: 'failing' }])
})

test.each([
	['an API', 'ok', { status: 200, type: 'application/json', body: '[{"domain":"noord"}]' }],
	['an empty list to all', 'not an API', { status: 200, type: 'application/json', body: '[]' }],
	['null to all', 'not an API', { status: 200, type: 'application/json', body: '{"data":null}' }],
	['the page of a server', 'not an API', { status: 200, type: 'text/html', body: '<!doctype html>' }],
	[
		'a page that says it is JSON',
		'not an API',
		{ status: 200, type: 'application/json', body: '<!doctype html>' },
	],
	[
		'another server with JSON',
		'not an API',
		{ status: 200, type: 'application/json', body: '{"status":"up"}' },
	],
	['a list of something else', 'not an API', { status: 200, type: 'application/json', body: '[{"id":1}]' }],
	[
		'a failure told as a success',
		'failing',
		{ status: 200, type: 'application/json', body: '{"errors":[{}]}' },
	],
	[
		'nothing, told as a success',
		'not an API',
		{ status: 200, type: 'application/json', body: '{"errors":[{"status":"404"}]}' },
	],
	['nothing at this path', 'not an API', { status: 404, type: 'application/json', body: '{"errors":[]}' }],
	['a redirect', 'not an API', { status: 302, type: 'text/plain', body: '' }],
	['a failure', 'failing', { status: 500, type: 'application/json', body: '{}' }],
	['a refusal', 'failing', { status: 403, type: 'application/json', body: '{}' }],
])('Where %s answers, the API is told as it is', async (_what, api, { status, type, body }) => {
	const { server, port } = await listen((_, response) => {
		response.writeHead(status, { 'Content-Type': type, Location: '/login' }).end(body)
	})
	vi.stubEnv('API_URL', `http://127.0.0.1:${port}`)
	expect(await probe()).toEqual([200, { store: 'ok', api }])
	await closeServer(server)
})

test('Where most calls of pages fail, the API fails, although the probe succeeds', async () => {
	const { server, port } = await listen((_, response) => response.end('[{"domain":"noord"}]'))
	vi.stubEnv('API_URL', `http://127.0.0.1:${port}`)
	const { recordCall } = await import('#app/api/api-state')
	for (const state of ['ok', 'failing', 'failing'] as const) recordCall(state)
	expect(await probe()).toEqual([200, { store: 'ok', api: 'failing' }])
	await closeServer(server)
})

test('An API without branches is one by its licence', async () => {
	const { server, port } = await listen(({ url }, response) =>
		response.end(url === '/api/licenses' ? '{"data":[]}' : '{"data":{"attributes":{"name":"Noord"}}}'),
	)
	vi.stubEnv('API_URL', `http://127.0.0.1:${port}`)
	expect(await probe()).toEqual([200, { store: 'ok', api: 'ok' }])
	await closeServer(server)
})

test('A slow API is told as it answered last, not as failing', async () => {
	const { server, port } = await listen((_, response) =>
		setTimeout(() => response.end('[{"domain":"noord"}]'), 700),
	)
	vi.stubEnv('API_URL', `http://127.0.0.1:${port}`)
	expect(await probe()).toEqual([200, { store: 'ok', api: 'failing' }])
	await wait(1_100)
	expect(await probe()).toEqual([200, { store: 'ok', api: 'ok' }])
	await closeServer(server)
})
