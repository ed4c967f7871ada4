import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileStore } from './file-store.server'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]
vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')

let folder: string
let store: ReturnType<typeof openFileStore>
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-marks-'))
	store = openFileStore(folder)
})
afterEach(() => {
	store.close()
	rmSync(folder, { recursive: true, force: true })
})

/** Warnings of a start with these secrets. */
async function start(...secrets: string[]) {
	vi.stubEnv('SESSION_SECRET', secrets.join(','))
	vi.resetModules()
	const { getLogger } = await import('#app/config/log.server')
	const warn = vi.spyOn(getLogger(), 'warn')
	const { warnOfLostSecret } = await import('./secret-marks.server')
	await warnOfLostSecret(store)
	return warn.mock.calls.map(([words]) => words)
}

test('A start on a store that another secret sealed says so, and a rotation in steps does not', async () => {
	expect(await start(older)).toEqual([])
	expect(await start(older, newer)).toEqual([])
	expect(await start(newer, older)).toEqual([])
	expect(await start(newer)).toEqual([])
	expect(await start(older)).toEqual([expect.stringContaining('SESSION_SECRET was replaced')])
	expect(await start(older)).toEqual([])
})

test('A command under a secret that the last start did not list is told from one within a rotation', async () => {
	await start(older)
	const isForeign = async (...secrets: string[]) => {
		vi.stubEnv('SESSION_SECRET', secrets.join(','))
		vi.resetModules()
		const { isSecretForeign } = await import('./secret-marks.server')
		return isSecretForeign(store)
	}
	expect(await isForeign(newer)).toBe(true)
	expect(await isForeign(newer, older)).toBe(false)
	expect(await isForeign(older)).toBe(false)
	expect(await start(older)).toEqual([])
})
