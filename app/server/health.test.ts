import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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
	expect(await probe()).toEqual([503, { store: 'failing', api: 'failing' }])
})

test('A shared store that is away is reported, logged once, and takes no process away', async () => {
	vi.stubEnv('REDIS_URL', `redis://${nobody}`)
	const { getLogger } = await import('#app/config/log.server')
	const error = vi.spyOn(getLogger(), 'error')
	const { isStoreWorking } = await import('./health.server')
	expect(await probe()).toEqual([200, { store: 'failing', api: 'failing' }])
	expect(await isStoreWorking()).toBe(false)
	expect(error.mock.calls).toEqual([['session store fails the probe']])
})
