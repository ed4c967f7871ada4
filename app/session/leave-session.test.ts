import type { Worker } from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileStore } from './file-store.server'
import { finishEnds, isRefused, relayRefusals } from './refused-sessions.server'
import { openSession } from './session.server'
import { listSignIns } from './sign-ins.server'
import { StoreUnavailable, type SessionStore } from './store.server'

const anna = { id: 'CONS-1001', branch: 'noord', name: 'Anna de Vries', twoFactorSetup: false }
const pair = { accessToken: 'a', refreshToken: 'r' }

let folder: string
let file: ReturnType<typeof openFileStore>
let store: SessionStore
let fails: 'nothing' | 'writes' | 'everything'
beforeEach(() => {
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
	vi.stubEnv('LOG_LEVEL', 'silent')
	folder = mkdtempSync(join(tmpdir(), 'portal-leave-'))
	vi.stubEnv('DATA_DIR', folder)
	file = openFileStore(folder)
	fails = 'nothing'
	const write = <T>(work: () => Promise<T>) =>
		fails === 'nothing' ? work() : Promise.reject(new StoreUnavailable('full'))
	store = {
		...file,
		read: (...input) =>
			fails === 'everything' ? Promise.reject(new StoreUnavailable('away')) : file.read(...input),
		write: (...input) => write(() => file.write(...input)),
		extend: (...input) => write(() => file.extend(...input)),
		destroy: (...input) => write(() => file.destroy(...input)),
		check: () => write(() => file.check()),
	}
})
afterEach(() => {
	file.close()
	rmSync(folder, { recursive: true, force: true })
})

async function signIn() {
	const session = await openSession(store, undefined)
	await session.signIn(anna, pair)
	const id = (await session.commit()) ?? ''
	return { id, owner: session.owner ?? '' }
}
const open = (id: string, now = Date.now) => openSession(store, id, { now })
const openToLeave = (id: string, now = Date.now) => openSession(store, id, { now, isLeaving: true })
const isStored = async (owner: string) => (await file.read(owner, 'session')) !== undefined

test('Whoever logs out of a store that works is gone from it at once', async () => {
	const { id, owner } = await signIn()
	const session = await openToLeave(id)
	expect(await session.leave(false)).toBe(true)
	expect(await session.commit()).toBeNull()
	expect([await isStored(owner), await listSignIns(store, anna)]).toEqual([false, []])
	expect(await (await open(id)).findEndCause()).toBe('elsewhere')
})

test('With a store that is full the session is refused at once, and its end is written once there is room', async () => {
	const { id, owner } = await signIn()
	fails = 'writes'
	const session = await openToLeave(id)
	expect(await session.leave(false)).toBe(false)
	expect([await session.commit(), session.data.consumer, session.owner]).toEqual([null, undefined, undefined])
	const copied = await open(id)
	expect([copied.data.consumer, copied.isLost, await copied.findEndCause()]).toEqual([
		undefined,
		true,
		'elsewhere',
	])
	expect(await (await openToLeave(id)).leave(false)).toBe(false)
	expect(await isStored(owner)).toBe(true)
	fails = 'nothing'
	await expect.poll(() => isStored(owner)).toBe(false)
	expect(await (await openToLeave(id)).leave(false)).toBe(true)
	await expect.poll(() => listSignIns(store, anna)).toEqual([])
})

test('A session in use for a while can be left though its end can’t be moved', async () => {
	const { id, owner } = await signIn()
	fails = 'writes'
	const later = () => Date.now() + 20 * 60_000
	await expect(open(id, later)).rejects.toBeInstanceOf(StoreUnavailable)
	expect(await (await openToLeave(id, later)).leave(false)).toBe(false)
	expect(isRefused(owner)).toBe(true)
})

test('With a store that is away the session is refused unread, and ends once the store is back', async () => {
	const { id, owner } = await signIn()
	fails = 'everything'
	await expect(open(id)).rejects.toBeInstanceOf(StoreUnavailable)
	const session = await openToLeave(id)
	expect([session.isUnread, session.isLost, session.owner]).toEqual([true, false, undefined])
	expect(await session.commit()).toBeUndefined()
	expect(await session.leave(true)).toBe(false)
	expect(await session.commit()).toBeNull()
	const copied = await open(id)
	expect([copied.isLost, await copied.findEndCause()]).toEqual([true, 'elsewhere'])
	fails = 'nothing'
	await expect.poll(() => isStored(owner)).toBe(false)
})

test('What was not written yet is tried once more when the process ends', async () => {
	const { id, owner } = await signIn()
	fails = 'writes'
	await (await openToLeave(id)).leave(false)
	await finishEnds()
	expect(await isStored(owner)).toBe(true)
	fails = 'nothing'
	await finishEnds()
	expect(await isStored(owner)).toBe(false)
})

test('Invented ids push no client off the list of who logged out', async () => {
	const { id, owner } = await signIn()
	fails = 'everything'
	await (await openToLeave(id)).leave(true)
	const invented = await Promise.all(
		Array.from({ length: 1_100 }, async () => {
			const session = await openToLeave(randomBytes(32).toString('base64url'))
			await session.leave(false)
			return session.isUnread
		}),
	)
	expect(invented.every(Boolean)).toBe(true)
	expect(isRefused(owner)).toBe(true)
	fails = 'nothing'
})

test('A worker that starts later refuses whom the others logged out', async () => {
	const { id, owner } = await signIn()
	await (await openToLeave(id)).leave(false)
	const send = vi.fn()
	const started = { isConnected: () => true, send } as unknown as Worker
	relayRefusals(() => [])(started)
	expect(send).toHaveBeenCalledTimes(1)
	const message: unknown = send.mock.calls[0]?.[0]
	expect(message).toMatchObject({ portal: 'refused' })
	expect(message).toHaveProperty('sessions', expect.arrayContaining([{ owner, isProven: true }]))
})

test('A second press, whose cookie is gone, is told that the store takes no writes yet', async () => {
	fails = 'writes'
	expect(await (await openSession(store, undefined, { isLeaving: true })).leave(false)).toBe(false)
})

test('A guest leaves without a trace', async () => {
	const guest = await openToLeave('none')
	expect([await guest.leave(false), await guest.commit()]).toEqual([true, null])
})
