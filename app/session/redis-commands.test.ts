import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createClient } from '@redis/client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { openCounter } from '#app/limits/counter.server'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { connectRedis, connectionCommands, demandedCommands, listForbidden } from './redis.server'

import { openRedisStore } from './redis-store.server'
import { StoreUnavailable } from './store.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('LOG_LEVEL', 'silent')

const later = Date.now() + 3600_000
const all = [...new Set([...connectionCommands, ...Object.keys(demandedCommands)])].sort()

test('The RUNBOOK lists the commands that the portal demands of Redis', () => {
	const runbook = readFileSync('.github/RUNBOOK.md', 'utf8')
	const [, listed = ''] =
		/ACL SETUSER portal on >\S+ ~portal:\* ([^`]*)`/.exec(runbook.replace(/\s+/g, ' ')) ?? []
	expect(listed.trim().split(' ').sort()).toEqual(all.map((name) => `+${name}`).sort())
})

describe.skipIf(!hasRedis())('The user of the ACL', () => {
	let redis: TestRedis
	const closers: (() => void)[] = []
	beforeAll(async () => {
		redis = await startRedis()
	})
	afterEach(() => closers.splice(0).forEach((close) => close()))
	afterAll(() => redis.close())

	async function connectWith(...rules: string[]) {
		await redis.send('ACL', 'SETUSER', 'portal', 'reset', 'on', '>geheim', ...rules)
		const url = redis.url.replace('//', '//portal:geheim@')
		const client = connectRedis(url)
		closers.push(client.close)
		return { url, client, store: openRedisStore(client) }
	}

	/** Every operation of the store, and counting. */
	async function useAll({ store, client }: Awaited<ReturnType<typeof connectWith>>) {
		expect(await store.write('a', 'session', { value: 'x', expected: 0, expires: later })).toBe(true)
		expect(await store.read('a', 'session')).toBeDefined()
		await store.extend('a', ['session'], later + 1)
		await store.list('a')
		await store.remove('a', 'other')
		await store.lease('a', 'one', 1_000)
		await store.release('a', 'one')
		await store.destroy('a')
		await store.check()
		await redis.send('DEL', 'portal:{a}:destroyed')
		const counter = openCounter('commands', { points: 3, seconds: 60 }, client)
		await counter.take('b')
		await counter.giveBack('b')
	}

	const listed = ['~portal:*', ...all.map((name) => `+${name}`)]

	test('needs the listed commands and no other', async () => {
		await redis.send('CONFIG', 'RESETSTAT')
		const error = vi.spyOn(getLogger(), 'error')
		await useAll(await connectWith(...listed))
		await expect.poll(() => redis.send('INFO', 'commandstats').then(String)).toContain('cmdstat_expire:')
		const stats = String(await redis.send('INFO', 'commandstats'))
		const rejected = [...stats.matchAll(/^cmdstat_(\S+?):.*rejected_calls=[1-9]/gm)].map(([, name]) => name)
		expect(rejected).toEqual([])
		expect(error).not.toHaveBeenCalled()
	})

	test('sends nothing that is not listed, and all that is', async () => {
		const connected = await connectWith(...listed)
		await connected.store.check()
		await redis.send('CONFIG', 'RESETSTAT')
		await useAll(connected)
		const stats = String(await redis.send('INFO', 'commandstats'))
		const seen = [...stats.matchAll(/^cmdstat_([^:]+):/gm)].map(([, name = '']) => name)
		const own = ['config|resetstat', 'info']
		const used = seen.filter((name) => !own.includes(name))
		expect(used.filter((name) => !all.includes(name))).toEqual([])
		const quiet = [...connectionCommands, 'ping', 'expire']
		expect(all.filter((name) => !used.includes(name) && !quiet.includes(name))).toEqual([])
	})

	test.each(Object.keys(demandedCommands).filter((name) => name !== 'ping'))(
		'that may not send %s is told so at the start',
		async (name) => {
			await redis.send('ACL', 'SETUSER', 'portal', 'reset', 'on', '>geheim', ...listed, `-${name}`)
			const client = createClient({ url: redis.url.replace('//', '//portal:geheim@') })
			await client.connect()
			closers.push(() => client.destroy())
			expect(await listForbidden((_, command) => client.sendCommand(command))).toEqual([name.toUpperCase()])
		},
	)

	test('that may not send a command has no store, until it may', async () => {
		const { store } = await connectWith(...listed, '-hset')
		await expect
			.poll(() => store.check().then(String, String))
			.toContain('The ACL of Redis forbids a command')
		await redis.send('ACL', 'SETUSER', 'portal', '+hset')
		await expect.poll(() => store.check().then(String, String), { timeout: 5_000 }).toBe('undefined')
		await redis.send('ACL', 'SETUSER', 'portal', '-hset')
		const write = store.write('b', 'session', { value: 'x', expected: 0, expires: later })
		await expect(write).rejects.toThrow(StoreUnavailable)
	})

	test.each([
		['allkeys-lru', [[{ policy: 'allkeys-lru' }, expect.stringContaining('must be noeviction')]]],
		['noeviction', []],
	])('is told of a Redis that evicts (%s)', async (policy, said) => {
		const warn = vi.spyOn(getLogger(), 'warn')
		warn.mockClear()
		await redis.send('CONFIG', 'SET', 'maxmemory-policy', policy)
		const { store } = await connectWith(...listed)
		await store.check()
		await expect.poll(() => warn.mock.calls).toEqual(said)
	})

	test('that may use other keys only is told so in one sentence of the log', async () => {
		const error = vi.spyOn(getLogger(), 'error')
		error.mockClear()
		const { store } = await connectWith('~other:*', '+@all')
		await expect(store.check()).rejects.toThrow()
		await expect.poll(() => error.mock.calls).toEqual([['the ACL of Redis forbids the portal keys portal:*']])
	})
})
