import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#app/api/client.server'
import { findFormId, claimFormId } from '#app/submissions/form-ids.server'
import { openFileStore } from './file-store.server'
import { createSessionAuthorization } from './refresh.server'
import { openSession } from './session.server'
import { StoreUnavailable, type SessionStore } from './store.server'

const anna = { id: 'CONS-1001', branch: 'noord', name: 'Anna de Vries', twoFactorSetup: false }
const oldPair = { accessToken: 'old', refreshToken: 'once' }
const newPair = { accessToken: 'new', refreshToken: 'next' }
const last = { print: 'a', at: 1, to: '/dashboard' }

let folder: string
let file: ReturnType<typeof openFileStore>
let store: SessionStore
/** Number of writes that fail from now on. With `land` they are stored nevertheless. */
let failing = { times: 0, land: false }
beforeEach(() => {
	failing = { times: 0, land: false }
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
	vi.stubEnv('LOG_LEVEL', 'silent')
	folder = mkdtempSync(join(tmpdir(), 'portal-away-'))
	vi.stubEnv('DATA_DIR', folder)
	file = openFileStore(folder)
	store = {
		...file,
		write: async (...args) => {
			if (failing.times-- <= 0) return file.write(...args)
			if (failing.land) await file.write(...args)
			throw new StoreUnavailable('away')
		},
	}
})
afterEach(() => {
	vi.useRealTimers()
	file.close()
	rmSync(folder, { recursive: true, force: true })
})

/** A signed-in client, and the number of refresh calls. */
async function signIn() {
	const session = await openSession(store, undefined)
	await session.signIn(anna, oldPair)
	await session.commit()
	const ask = vi.fn(() => Promise.resolve(newPair))
	const renew = async () =>
		createSessionAuthorization(session, { ask } as unknown as ApiClient).renewed?.('old')
	return { session, ask, renew }
}

test('New tokens that the store does not take at first are not lost: nobody is signed out', async () => {
	const { session, ask, renew } = await signIn()
	failing = { times: 3, land: false }
	await expect(renew()).rejects.toBeInstanceOf(StoreUnavailable)
	expect(await renew()).toBe('new')
	expect((await session.tokens())?.pair).toEqual(newPair)
	expect(ask).toHaveBeenCalledTimes(1)
})

test('Until new tokens are written a request waits two seconds for them at most; no others are asked for', async () => {
	const { ask, renew } = await signIn()
	failing = { times: Infinity, land: false }
	await expect(renew()).rejects.toBeInstanceOf(StoreUnavailable)
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	const refusal = expect(renew()).rejects.toThrow('the new tokens could not be written yet')
	await vi.advanceTimersByTimeAsync(2_000)
	await refusal
	vi.useRealTimers()
	failing.times = 0
	expect(await renew()).toBe('new')
	expect(ask).toHaveBeenCalledTimes(1)
})

test('A fault that is not the store’s writes nothing later: the next request asks anew', async () => {
	const { session, ask, renew } = await signIn()
	vi.spyOn(session, 'replaceTokens').mockRejectedValueOnce(new Error('a fault of ours'))
	await expect(renew()).rejects.toThrow('a fault of ours')
	expect(await renew()).toBe('new')
	expect(ask).toHaveBeenCalledTimes(2)
})

test('A claim that was written though nobody heard so holds up no later sending', async () => {
	const desk = { store, consumer: anna }
	const id = await findFormId(desk, 'action 1')
	failing = { times: 2, land: true }
	await expect(claimFormId(desk, 'action 1', id)).rejects.toBeInstanceOf(StoreUnavailable)
	expect(await claimFormId(desk, 'action 1', id)).toMatchObject({ isFree: true })
})

test.each([true, false])(
	'A sending whose end could not be written is not made again (landed: %s)',
	async (land) => {
		const desk = { store, consumer: anna }
		const id = await findFormId(desk, 'action 1')
		const turn = await claimFormId(desk, 'action 1', id)
		if (!turn.isFree) throw new Error('not free')
		failing = { times: land ? 1 : 2, land }
		await expect(turn.end(last)).rejects.toBeInstanceOf(StoreUnavailable)
		expect(await claimFormId(desk, 'action 1', id)).toMatchObject({ isFree: false, last })
		const next = await findFormId(desk, 'action 1')
		expect(next).not.toBe(id)
		expect(await claimFormId(desk, 'action 1', next)).toMatchObject({ isFree: true })
	},
)
