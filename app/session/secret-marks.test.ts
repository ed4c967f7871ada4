import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest'
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

let info: MockInstance<(words: string) => void>

/** Warnings of a start with these secrets. */
let listens = true
async function start(...secrets: string[]) {
	vi.stubEnv('SESSION_SECRET', secrets.join(','))
	vi.resetModules()
	const { getLogger } = await import('#app/config/log.server')
	const warn = vi.spyOn(getLogger(), 'warn')
	info = vi.spyOn(getLogger(), 'info')
	const { noteStart, warnOfLostSecret } = await import('./secret-marks.server')
	await warnOfLostSecret(store)
	if (listens) await noteStart(store)
	return warn.mock.calls.map(([words]) => words)
}

test('A start on a store that another secret sealed says so, and a rotation in steps does not', async () => {
	expect(await start(older)).toEqual([])
	expect(await start(older, newer)).toEqual([])
	expect(await start(newer, older)).toEqual([])
	expect(await start(newer)).toEqual([])
	// Without LOG_KEY the secret is the key of the log as well.
	expect(await start(older)).toEqual([
		expect.stringContaining('SESSION_SECRET was replaced'),
		expect.stringContaining('LOG_KEY was replaced'),
	])
	expect(await start(older)).toEqual([])
})

test('A start that fails before it listens leaves no secret of its own', async () => {
	await start(older)
	listens = false
	expect(await start(newer)).toContainEqual(expect.stringContaining('SESSION_SECRET was replaced'))
	listens = true
	expect(await start(older)).toEqual([])
})

test('A start on a store that none was on before says that it is new', async () => {
	await start(older)
	const told = () => info.mock.calls.map(([words]) => words)
	expect(told()).toEqual(['a new session store was begun'])
	await start(older)
	expect(told()).toEqual([])
})

test('A start with another key for receipts, without the old one, says so', async () => {
	const [first, second] = [1, 2].map(() => {
		const { privateKey } = generateKeyPairSync('ed25519')
		return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
	})
	const startWith = (...keys: (string | undefined)[]) => {
		vi.stubEnv('RECEIPT_KEY', keys.join(','))
		return start(older)
	}
	expect(await startWith(first)).toEqual([])
	expect(await startWith(second, first)).toEqual([])
	expect(await startWith(second)).toEqual([])
	expect(await startWith(first)).toEqual([expect.stringContaining('RECEIPT_KEY was replaced')])
	vi.stubEnv('RECEIPT_KEY', undefined)
})

test('A start with another key for the log, without the old one, says so', async () => {
	const startWith = (...keys: string[]) => {
		vi.stubEnv('LOG_KEY', keys.join(','))
		return start(older)
	}
	const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
	expect(await start(older)).toEqual([])
	// Without LOG_KEY the secret was the key, and it is listed still.
	expect(await startWith(first)).toEqual([])
	expect(await startWith(second, first)).toEqual([])
	expect(await startWith(second)).toEqual([])
	expect(await startWith(first)).toEqual([expect.stringContaining('LOG_KEY was replaced')])
	vi.stubEnv('LOG_KEY', undefined)
})

test('A start on a store that another API was used with says so, once', async () => {
	onTestFinished(() => void vi.stubEnv('API_URL', undefined))
	const startWith = (address: string) => {
		vi.stubEnv('API_URL', address)
		return start(older)
	}
	expect(await startWith('http://127.0.0.1:7001/portal')).toEqual([])
	expect(await startWith('http://127.0.0.1:7001/portal/')).toEqual([])
	expect(await startWith('http://127.0.0.1:7002/portal')).toEqual([
		expect.stringContaining('API_URL is not that of the last start'),
	])
	expect(await startWith('http://127.0.0.1:7002/portal')).toEqual([])
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
