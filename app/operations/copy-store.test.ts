import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#app/config/config.server'
import { openFileStore } from '#app/session/file-store.server'
import { connectRedis } from '#app/session/redis.server'
import { openRedisStore } from '#app/session/redis-store.server'
import { deal } from '#tests/support/full'
import { createReceiptKey } from '#tests/support/receipt-key'
import { hasRedis, startRedis } from '#tests/support/redis'
import { startRedisCluster, startRedisSentinel } from '#tests/support/redis-groups'
import { copyStore } from './copy-store.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('API_URL', 'http://127.0.0.1:1')
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('RECEIPT_KEY', createReceiptKey())
vi.stubEnv('ERASURES_DIR', join(tmpdir(), 'nowhere'))
vi.stubEnv('LOG_LEVEL', 'silent')

const soon = Date.now() + 3600_000

let folder: string
let printed: string[]
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-copy-'))
	printed = []
	vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => {
	vi.restoreAllMocks()
	rmSync(folder, { recursive: true, force: true })
})

/** The command with a folder below this test's own as DATA_DIR. */
const copy = (name: string, args: string[], REDIS_URL?: string) =>
	copyStore(readConfig({ ...process.env, DATA_DIR: join(folder, name), REDIS_URL }), args)

async function open<T extends { close: () => Promise<void> }>(starting: Promise<T>) {
	const group = await starting
	onTestFinished(() => group.close())
	return group
}

/**
 * A file store with this many records of as many owners, the first at version 3, and one that has expired. Locks of the
 * driver last until its statements are collected, so `place` gets a copy of the file.
 */
async function fillFile(place: string, count: number) {
	const store = openFileStore(join(folder, 'filled'))
	for (let number = 0; number < count; number += 1)
		await store.write(`owner ${number}`, 'session', {
			value: `é\n${number}`,
			expected: 0,
			expires: soon + number,
		})
	for (const expected of [1, 2])
		await store.write('owner 0', 'session', { value: 'é\n0', expected, expires: soon })
	await store.write('owner 0', 'old', { value: 'x', expected: 0, expires: Date.now() + 1 })
	store.close()
	putFile(place)
}

function putFile(place: string) {
	cpSync(join(folder, 'filled/sessions.db'), join(folder, place, 'sessions.db'))
}

function readFile(name: string) {
	const db = new Database(join(folder, name, 'sessions.db'))
	try {
		return db
			.prepare("SELECT owner, name, version, value, expires FROM records WHERE name <> 'old'")
			.raw()
			.all()
	} finally {
		db.close()
	}
}

const forms: [name: string, start: () => Promise<{ url: string; close: () => Promise<void> }>][] = [
	['a Redis', () => startRedis()],
	['a cluster of three', startRedisCluster],
	['Sentinel', () => startRedisSentinel()],
]

describe.skipIf(!hasRedis()).each(deal('redis', forms))('Records that go to %s and back', (_name, start) => {
	test(
		'are as they were, with their version and expiry, and expired ones are left out',
		{ timeout: 60_000 },
		async () => {
			const { url } = await open(start())
			await fillFile('first', 1_100)
			await copy('first', ['to-redis'], url)
			const client = connectRedis(url)
			onTestFinished(client.close)
			const store = openRedisStore(client)
			await expect
				.poll(
					() =>
						store.check().then(
							() => 'connected',
							() => 'not yet',
						),
					{ timeout: 20_000 },
				)
				.toBe('connected')
			expect(await store.read('owner 0', 'session')).toEqual({ version: 3, value: 'é\n0', expires: soon })
			expect(await store.list('owner 0')).toEqual(['session'])
			await copy('second', ['to-file'], url)
			expect(printed).toEqual([
				'Copied 1100 records to Redis\n',
				`Copied 1100 records to ${join(folder, 'second')}\n`,
			])
			expect(readFile('second')).toEqual(readFile('filled'))
			expect(readdirSync(join(folder, 'second'))).toEqual(['sessions.db'])
		},
	)
})

describe('A copy is refused', () => {
	test.each([[[]], [['to-nowhere']], [['to-redis', 'to-file']]])('with the arguments %j', async (args) => {
		await expect(copy('first', args, 'redis://127.0.0.1:1')).rejects.toThrow(
			/^Usage: .* to-redis \| to-file\n/,
		)
	})

	test('without an address of Redis, and while nobody answers there', async () => {
		await expect(copy('first', ['to-file'])).rejects.toThrow(/^REDIS_URL: not set\n\nUsage: /)
		await expect(copy('first', ['to-file'], 'redis://127.0.0.1:1')).rejects.toThrow(
			"REDIS_URL: Redis can't be used: ECONNREFUSED",
		)
		expect(existsSync(join(folder, 'first'))).toBe(false)
	}, 20_000)
})

describe.skipIf(!hasRedis())('With a Redis, a copy is refused', () => {
	test('from a store without records, onto one that has records, and without the list of erased clients', async () => {
		const { url } = await open(startRedis())
		const file = join(folder, 'first/sessions.db')
		await expect(copy('first', ['to-redis'], url)).rejects.toThrow(`DATA_DIR: ${file} is missing`)
		await expect(copy('first', ['to-file'], url)).rejects.toThrow('Redis has no records')
		expect(readdirSync(join(folder, 'first'))).toEqual([])
		await fillFile('first', 1)
		await copy('first', ['to-redis'], url)
		putFile('again')
		await expect(copy('again', ['to-redis'], url)).rejects.toThrow(
			'REDIS_URL: Redis has records; delete its keys portal:{*}:records first',
		)
		await expect(copy('first', ['to-file'], url)).rejects.toThrow(`DATA_DIR: ${file} is there already`)
		const store = openFileStore(join(folder, 'second'))
		await store.write('erasures', 'folder', { value: 'a-list', expected: 0, expires: soon })
		await expect(copy('second', ['to-redis'], url)).rejects.toThrow(
			`second/sessions.db can't be used: it is in use`,
		)
		store.close()
		cpSync(join(folder, 'second/sessions.db'), join(folder, 'third/sessions.db'))
		await expect(copy('third', ['to-redis'], url)).rejects.toThrow('the list of erased clients a-list')
	}, 30_000)

	test('by its ACL and by its clock, which it names', async () => {
		const redis = await open(startRedis())
		await redis.send('ACL', 'SETUSER', 'portal', 'on', '>geheim', '~portal:*', '+@all', '-scan')
		await fillFile('first', 1)
		await expect(copy('first', ['to-redis'], redis.url.replace('//', '//portal:geheim@'))).rejects.toThrow(
			/NOPERM .*'scan'/,
		)
		const now = Date.now.bind(Date)
		vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_900_000)
		putFile('second')
		await expect(copy('second', ['to-redis'], redis.url)).rejects.toThrow(
			'The clocks of this machine and of Redis differ by 3900 s: start NTP',
		)
		expect(await redis.keys()).not.toContainEqual(expect.stringContaining(':records'))
	}, 30_000)
})
