import { tmpdir } from 'node:os'
import { SimpleError } from '@redis/client'
import { afterEach, expect, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { BreakerOpen } from '#app/lib/breaker'
import { hasRedis, startRedis } from '#tests/support/redis'
import { connectRedis } from './redis.server'
import { findRedisReason } from './redis-fault.server'
import { openRedisStore } from './redis-store.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('LOG_LEVEL', 'silent')

const closers: (() => unknown)[] = []
afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close()
})

/** Reasons in the log after some calls. */
async function listReasons(url: string) {
	const warn = vi.spyOn(getLogger(), 'warn')
	warn.mockClear()
	const client = connectRedis(url)
	closers.push(client.close)
	const store = openRedisStore(client)
	for (let count = 0; count < 3; count += 1) await store.check().catch(() => undefined)
	return warn.mock.calls.filter(([, text]) => text === 'redis fails').map(([about]) => about)
}

test('A Redis that nobody can reach is logged with the code of the system, once a minute', async () => {
	const reasons = await listReasons('redis://127.0.0.1:1')
	expect(reasons).toContainEqual({ reason: 'ECONNREFUSED' })
	expect(new Set(reasons.map((about) => JSON.stringify(about))).size).toBe(reasons.length)
})

test.each([
	['a wrong password', 'WRONGPASS', (url: string) => url.replace('//', '//:wrong@')],
	['no password', 'NOAUTH', (url: string) => url],
])('A login with %s is logged by the word of Redis, without the password', async (_, reason, withLogin) => {
	if (!hasRedis()) return
	const redis = await startRedis()
	closers.push(redis.close)
	await redis.configure('requirepass', 'geheim')
	const reasons = await listReasons(withLogin(redis.url))
	expect(reasons).toContainEqual({ reason })
	expect(JSON.stringify(reasons)).not.toMatch(/geheim|wrong/)
})

test('A reason is the code of an error, of its cause or of one of several, or the first word of an answer', () => {
	const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
	const all = [
		new AggregateError([refused]),
		new Error('wrapped', { cause: refused }),
		new SimpleError('OOM command not allowed'),
		new BreakerOpen(),
		'text',
	]
	expect(all.map(findRedisReason)).toEqual(['ECONNREFUSED', 'ECONNREFUSED', 'OOM', undefined, 'unknown'])
})

test.skipIf(!hasRedis())('Once Redis answers again after a fault, that is told once', async () => {
	const redis = await startRedis()
	closers.push(redis.close)
	const seen: boolean[] = []
	const onBack = vi.fn(async () => void seen.push((await store.list('a')).length > 0))
	const client = connectRedis(redis.url, onBack)
	closers.push(client.close)
	const store = openRedisStore(client)
	await store.check()
	expect(onBack).not.toHaveBeenCalled()
	await redis.send('CLIENT', 'KILL', 'TYPE', 'normal')
	await expect
		.poll(() =>
			store.check().then(
				() => onBack.mock.calls.length,
				() => 0,
			),
		)
		.toBe(1)
	await store.check()
	expect(onBack).toHaveBeenCalledTimes(1)
	await redis.send('CLIENT', 'KILL', 'TYPE', 'normal')
	const write = () => store.write('a', 'session', { value: 'x', expected: 0, expires: Date.now() + 60_000 })
	await expect.poll(() => write().catch(() => false)).toBe(true)
	// The write came after what `onBack` did.
	expect(seen).toEqual([false, false])
})
