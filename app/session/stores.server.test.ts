import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { openFileStore } from './file-store.server'
import { connectRedis } from './redis.server'
import { openRedisStore } from './redis-store.server'
import type { SessionStore } from './store.server'

const start = Date.now()
const minute = 60_000
const later = start + 1_000_000
let clock = start
let closers: (() => void)[] = []
let redis: TestRedis | undefined
let folder: string

beforeAll(async () => {
	if (hasRedis()) redis = await startRedis()
})
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
	clock = start
})
afterEach(() => {
	for (const close of closers) close()
	closers = []
	rmSync(folder, { recursive: true, force: true })
})
afterAll(() => redis?.close())

async function openFile(): Promise<SessionStore> {
	const store = openFileStore(folder, () => clock)
	closers.push(store.close)
	return store
}

async function openRedis(): Promise<SessionStore> {
	const client = connectRedis(redis?.url ?? '')
	closers.push(client.close)
	return openRedisStore(client, () => clock)
}

/** Lets time pass for a store; returns what its stored times lose by it. */
async function pass(name: string, time: number) {
	if (name === 'Redis') await redis?.age(time)
	else clock += time
	return name === 'Redis' ? time : 0
}

let count = 0

describe.each([
	['the file', openFile],
	['Redis', openRedis],
])('In %s', (name, open) => {
	const inStore = test.skipIf(name === 'Redis' && !hasRedis())
	let store: SessionStore
	let a: string
	let b: string
	beforeEach(async () => {
		if (name === 'Redis' && !redis) return
		store = await open()
		count += 1
		;[a, b] = [`a${count}`, `b${count}`]
	})

	inStore('a record is read as it was written, with a version that grows', async () => {
		expect(await store.read(a, 'session')).toBeUndefined()
		expect(await store.write(a, 'session', { value: 'é 1 2\n"', expected: 0, expires: later })).toBe(true)
		expect(await store.read(a, 'session')).toEqual({ version: 1, value: 'é 1 2\n"', expires: later })
		expect(await store.write(a, 'session', { value: '', expected: 1, expires: later })).toBe(true)
		expect(await store.read(a, 'session')).toEqual({ version: 2, value: '', expires: later })
		expect(await store.read(a, 'tokens')).toBeUndefined()
		expect(await store.read(b, 'session')).toBeUndefined()
	})

	inStore('who writes on an old version writes nothing', async () => {
		await store.write(a, 'session', { value: 'first', expected: 0, expires: later })
		await store.write(a, 'session', { value: 'second', expected: 1, expires: later })
		expect(await store.write(a, 'session', { value: 'late', expected: 1, expires: later })).toBe(false)
		expect(await store.write(a, 'session', { value: 'late', expected: 0, expires: later })).toBe(false)
		expect(await store.write(a, 'tokens', { value: 'late', expected: 1, expires: later })).toBe(false)
		expect(await store.read(a, 'session')).toMatchObject({ value: 'second' })
	})

	inStore('a record past its time is gone and gives way; those that are prolonged live on', async () => {
		await store.write(a, 'session', { value: 'x', expected: 0, expires: start + 200_000 })
		await store.write(a, 'tokens', { value: 'x', expected: 0, expires: start + 200_000 })
		await store.write(a, 'offer', { value: 'x', expected: 0, expires: start + 200_000 })
		await store.extend(a, ['session', 'tokens', 'none'], start + 300_000)
		const aged = await pass(name, 250_000)
		expect(await store.read(a, 'tokens')).toMatchObject({ expires: start + 300_000 - aged })
		expect(await store.read(a, 'offer')).toBeUndefined()
		await pass(name, 50_000)
		expect(await store.read(a, 'session')).toBeUndefined()
		expect(await store.write(a, 'session', { value: 'late', expected: 1, expires: later })).toBe(false)
		expect(await store.write(a, 'session', { value: 'new', expected: 0, expires: later })).toBe(true)
		expect(await store.read(a, 'session')).toMatchObject({ value: 'new' })
	})

	inStore('what was destroyed comes back through no write that was still on its way', async () => {
		await store.write(a, 'session', { value: 'x', expected: 0, expires: later })
		await store.write(a, 'tokens', { value: 'x', expected: 0, expires: later })
		expect(await store.destroy(a)).toBe(true)
		expect(await store.read(a, 'session')).toBeUndefined()
		expect(await store.read(a, 'tokens')).toBeUndefined()
		expect(await store.write(a, 'session', { value: 'y', expected: 1, expires: later })).toBe(false)
		expect(await store.write(a, 'session', { value: 'y', expected: 0, expires: later })).toBe(false)
		await store.extend(a, ['session'], later)
		expect(await store.read(a, 'session')).toBeUndefined()
		expect(await store.write(b, 'session', { value: 'y', expected: 0, expires: later })).toBe(true)
	})

	inStore('an owner is destroyed on condition that a record is still as it was', async () => {
		await store.write(a, 'tokens', { value: 'old', expected: 0, expires: later })
		await store.write(a, 'tokens', { value: 'new', expected: 1, expires: later })
		expect(await store.destroy(a, { name: 'tokens', version: 1 })).toBe(false)
		expect(await store.destroy(a, { name: 'none', version: 1 })).toBe(false)
		expect(await store.read(a, 'tokens')).toMatchObject({ value: 'new' })
		expect(await store.destroy(a, { name: 'tokens', version: 2 })).toBe(true)
		expect(await store.read(a, 'tokens')).toBeUndefined()
	})

	inStore('one record is removed, the others stay', async () => {
		await store.write(a, 'offer', { value: 'x', expected: 0, expires: later })
		await store.write(a, 'session', { value: 'x', expected: 0, expires: later })
		await store.remove(a, 'offer')
		expect(await store.read(a, 'offer')).toBeUndefined()
		expect(await store.read(a, 'session')).toBeDefined()
		expect(await store.write(a, 'offer', { value: 'y', expected: 0, expires: later })).toBe(true)
	})

	inStore('an owner’s records are known by name, nobody else’s', async () => {
		await store.write(a, 'session', { value: 'one', expected: 0, expires: later })
		await store.write(a, 'offer', { value: 'two', expected: 0, expires: later })
		await store.write(b, 'tokens', { value: 'three', expected: 0, expires: later })
		expect((await store.list(a)).sort()).toEqual(['offer', 'session'])
		await store.remove(a, 'offer')
		expect(await store.list(a)).toEqual(['session'])
	})

	inStore('a lease has one holder, who may renew it and give it back; nobody else can', async () => {
		expect(await store.lease(a, 'one', 60_000)).toBe(true)
		expect(await store.lease(a, 'two', 60_000)).toBe(false)
		expect(await store.lease(a, 'one', 60_000)).toBe(true)
		await store.release(a, 'two')
		expect(await store.lease(a, 'two', 60_000)).toBe(false)
		await store.release(a, 'one')
		expect(await store.lease(a, 'two', 60_000)).toBe(true)
		expect(await store.lease(b, 'one', 60_000)).toBe(true)
	})

	inStore('two connections see the same, and one of two writers wins', async () => {
		const other = await open()
		await store.write(a, 'session', { value: '0', expected: 0, expires: later })
		const results = await Promise.all([
			store.write(a, 'session', { value: '1', expected: 1, expires: later }),
			other.write(a, 'session', { value: '2', expected: 1, expires: later }),
		])
		expect(results.filter(Boolean)).toHaveLength(1)
		expect(await other.read(a, 'session')).toEqual(await store.read(a, 'session'))
		await expect(store.check()).resolves.toBeUndefined()
	})
})

describe.skipIf(!hasRedis()).each([
	['behind', -65 * minute],
	['ahead of', 65 * minute],
])('A process 65 minutes %s Redis', (_, by) => {
	const openMoved = () => {
		const client = connectRedis(redis?.url ?? '')
		closers.push(client.close)
		return openRedisStore(client, () => Date.now() + by)
	}

	test('keeps what it writes as long as others do, from its first write on', async () => {
		const [moved, right] = [openMoved(), await openRedis()]
		const owner = `moved ${by}`
		// The clock that counts before Redis has answered once.
		const first = { value: 'first', expected: 0, expires: moved.now() + 60 * minute }
		expect(await moved.write(owner, 'session', first)).toBe(true)
		expect(Math.abs(moved.now() - Date.now())).toBeLessThan(minute)
		const lifeOf = async (store: SessionStore) => (await store.read(owner, 'session'))?.expires ?? 0
		expect(Math.abs((await lifeOf(right)) - Date.now() - 60 * minute)).toBeLessThan(minute)
		await moved.extend(owner, ['session'], moved.now() + 90 * minute)
		expect(Math.abs((await lifeOf(right)) - Date.now() - 90 * minute)).toBeLessThan(minute)
	})

	test('neither reads nor overwrites another node’s record as if it had ended', async () => {
		const [moved, right] = [openMoved(), await openRedis()]
		const owner = `other ${by}`
		await right.write(owner, 'session', { value: 'kept', expected: 0, expires: Date.now() + 60 * minute })
		expect(
			await moved.write(owner, 'session', { value: 'new', expected: 0, expires: moved.now() + minute }),
		).toBe(false)
		expect(await moved.read(owner, 'session')).toMatchObject({ value: 'kept' })
		await redis?.age(61 * minute)
		expect(await moved.read(owner, 'session')).toBeUndefined()
	})
})

test('A lease in the file is free again when its time is over', async () => {
	const store = await openFile()
	await store.lease('a', 'one', 5_000)
	clock += 5_000
	expect(await store.lease('a', 'two', 5_000)).toBe(true)
	expect(await store.lease('a', 'one', 5_000)).toBe(false)
})

test('Records in the file survive a restart', async () => {
	const store = openFileStore(folder, () => clock)
	await store.write('a', 'session', { value: 'kept', expected: 0, expires: later })
	store.close()
	expect(await (await openFile()).read('a', 'session')).toMatchObject({ version: 1, value: 'kept' })
})

test('A folder that cannot be written to is a fault at the start, not later', () => {
	const file = join(folder, 'a-file')
	writeFileSync(file, '')
	expect(() => openFileStore(join(file, 'below'))).toThrow()
	expect(readdirSync(folder)).toContain('a-file')
})
