import { tmpdir } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { openCounter } from '#app/limits/counter.server'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { startRedisCluster, startRedisSentinel } from '#tests/support/redis-groups'
import { connectRedis } from './redis.server'
import { openRedisStore } from './redis-store.server'
import { StoreUnavailable, type SessionStore } from './store.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('LOG_LEVEL', 'silent')

const later = Date.now() + 3600_000
const withRedis = test.skipIf(!hasRedis())

const closers: (() => unknown)[] = []
afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close()
})

function open(group: Pick<TestRedis, 'url' | 'close'>) {
	const client = connectRedis(group.url)
	closers.push(client.close)
	return { client, store: openRedisStore(client) }
}

/** A busy machine may need more than the second of a command to connect. */
const connected = (store: SessionStore) =>
	expect
		.poll(
			() =>
				store.check().then(
					() => 'connected',
					() => 'not yet',
				),
			{ timeout: 20_000 },
		)
		.toBe('connected')

async function start<T extends { close: () => Promise<void> }>(starting: Promise<T>) {
	const group = await starting
	closers.push(group.close)
	return group
}

withRedis('A cluster of three holds records, leases and counts of owners on all its nodes', async () => {
	const group = await start(startRedisCluster())
	const { client, store } = open(group)
	await connected(store)
	const counter = openCounter('cluster', { points: 2, seconds: 60 }, client)
	for (let number = 0; number < 30; number += 1) {
		const owner = `owner ${number}`
		expect(await store.write(owner, 'session', { value: owner, expected: 0, expires: later })).toBe(true)
		expect(await store.read(owner, 'session')).toMatchObject({ value: owner, version: 1 })
		await store.extend(owner, ['session'], later + 1)
		expect(await store.lease(owner, 'one', 60_000)).toBe(true)
		expect(await store.lease(owner, 'two', 60_000)).toBe(false)
		await store.release(owner, 'one')
		expect(await store.list(owner)).toEqual(['session'])
		expect(await counter.take(owner)).toEqual({ allowed: true })
		if (number % 2) expect(await store.destroy(owner)).toBe(true)
	}
	await store.check()
	const held = await Promise.all(group.nodes.map((node) => node.keys()))
	expect(held.map((keys) => keys.some((key) => key.endsWith(':records')))).toEqual([true, true, true])
	expect(held.map((keys) => keys.some((key) => key.startsWith('portal:limit:')))).toEqual([true, true, true])
})

withRedis('A node of a cluster that ends takes its own records away, not those of the others', async () => {
	const group = await start(startRedisCluster())
	const { store } = open(group)
	await connected(store)
	for (const node of group.nodes) await node.send('CONFIG', 'SET', 'cluster-require-full-coverage', 'no')
	const owners = Array.from({ length: 12 }, (_, number) => `owner ${number}`)
	for (const owner of owners)
		await store.write(owner, 'session', { value: owner, expected: 0, expires: later })
	await group.nodes[2]?.kill()
	const readAll = () =>
		Promise.all(owners.map((owner) => store.read(owner, 'session').then(Boolean, () => 'away' as const)))
	await expect.poll(readAll, { timeout: 20_000 }).toContain(true)
	expect(await readAll()).not.toContain(false)
})

withRedis(
	'After Sentinel has changed master and replica over, records are read and written as before',
	async () => {
		const group = await start(startRedisSentinel(500))
		const { store } = open(group)
		await connected(store)
		expect(await store.write('a', 'session', { value: 'kept', expected: 0, expires: later })).toBe(true)
		await group.nodes[0]?.send('WAIT', '1', '5000')
		await group.nodes[0]?.kill()
		const strange: unknown[] = []
		const read = () =>
			store.read('a', 'session').then(
				(record) => record?.value,
				(error: unknown) => void (error instanceof StoreUnavailable || strange.push(error)),
			)
		await expect.poll(read, { timeout: 30_000, interval: 20 }).toBe('kept')
		expect(strange).toEqual([])
		expect(await store.write('a', 'session', { value: 'more', expected: 1, expires: later })).toBe(true)
	},
)

withRedis('A user of the ACL with a password that needs encoding signs in', async () => {
	const redis = await start(startRedis())
	await redis.send('ACL', 'SETUSER', 'portal', 'on', '>ge@heim/1', '~portal:*', '+@all')
	const url = redis.url.replace('//', '//portal:ge%40heim%2F1@')
	const { store } = open({ ...redis, url })
	await store.check()
	const { store: stranger } = open({ ...redis, url: redis.url.replace('//', '//portal:wrong@') })
	await expect(stranger.check()).rejects.toThrow()
})
