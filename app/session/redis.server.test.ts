import { tmpdir } from 'node:os'
import { SimpleError } from '@redis/client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openCounter } from '#app/limits/counter.server'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { isReadable } from './current-store.server'
import { describeRedisFault } from './redis-fault.server'
import { connectRedis } from './redis.server'
import { openRedisStore } from './redis-store.server'
import { StoreUnavailable } from './store.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('LOG_LEVEL', 'silent')

const later = Date.now() + 3600_000

test.each([
	['CLUSTERDOWN The cluster is down', true],
	['LOADING Redis is loading the dataset in memory', true],
	['ERR wrong number of arguments', false],
])('A Redis that gives up a command with "%s" is away: %s', (message, isAway) => {
	const fault = new SimpleError(message)
	const described = describeRedisFault(fault)
	expect(described instanceof StoreUnavailable || described).toBe(isAway || fault)
})

describe.skipIf(!hasRedis())('A Redis', () => {
	let redis: TestRedis
	let client: ReturnType<typeof connectRedis>
	beforeAll(async () => {
		redis = await startRedis()
		client = connectRedis(redis.url)
	})
	afterEach(() => redis.resume())
	afterAll(async () => {
		client.close()
		await redis.close()
	})

	const open = () => openRedisStore(client)
	const fails = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(StoreUnavailable)

	test('that stands still is given up, soon without waiting at all, and is used again once it moves', async () => {
		const store = open()
		await store.write('a', 'session', { value: 'kept', expected: 0, expires: later })
		redis.pause()
		const started = performance.now()
		await fails(store.read('a', 'session'))
		const one = performance.now() - started
		await Promise.all(
			Array.from({ length: 4 }, () =>
				fails(store.write('a', 'session', { value: 'late', expected: 1, expires: later })),
			),
		)
		const again = performance.now()
		const counter = openCounter('still', { points: 3, seconds: 60 }, client)
		for (let count = 0; count < 50; count += 1) await fails(store.read('a', 'session'))
		for (let count = 0; count < 3; count += 1) expect(await counter.take('b')).toEqual({ allowed: true })
		expect((await counter.take('b')).allowed).toBe(false)
		expect(performance.now() - again).toBeLessThan(one)
		redis.resume()
		await expect.poll(() => store.read('a', 'session')).toMatchObject({ expires: later })
	})

	test('that is full or only reads cannot be written, says its check too, and can still be read', async () => {
		const store = open()
		await store.write('b', 'session', { value: 'kept', expected: 0, expires: later })
		for (const [name, wrong, right] of [
			['maxmemory', '1', '0'],
			['min-replicas-to-write', '1', '0'],
		] as const) {
			await redis.configure(name, wrong)
			for (let count = 0; count < 6; count += 1)
				await fails(store.write('b', 'session', { value: 'more', expected: 1, expires: later }))
			await fails(store.destroy('b'))
			await fails(store.check())
			expect(await store.read('b', 'session')).toMatchObject({ value: 'kept' })
			await redis.configure(name, right)
			await store.check()
		}
		expect(await store.write('b', 'session', { value: 'more', expected: 1, expires: later })).toBe(true)
	})

	test('that nobody can reach is given up at its first call as well', async () => {
		const nowhere = connectRedis('redis://127.0.0.1:1')
		await fails(openRedisStore(nowhere).check())
		nowhere.close()
	})

	test('that asks for a password we do not have can’t be used', async () => {
		await redis.configure('requirepass', 'geheim')
		const stranger = connectRedis(redis.url)
		await fails(openRedisStore(stranger).read('a', 'session'))
		stranger.close()
		await redis.configure('requirepass', '')
	})
})

test('An address without TLS is readable for others, but on this machine', () => {
	const readable = ['redis://10.0.0.9:6379', 'redis://:geheim@redis.intern', 'redis://localhost.nl']
	const safe = ['rediss://10.0.0.9', 'redis://localhost:6379', 'redis://127.0.0.1', 'redis://[::1]:6379']
	expect([...readable, ...safe].filter(isReadable)).toEqual(readable)
})
