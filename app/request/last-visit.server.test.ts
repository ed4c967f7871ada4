import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RequestContext } from './context.server'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { openFileStore } from '#app/session/file-store.server'
import { recordSeen, recordVisit } from './last-visit.server'
import { openConsumerRecords } from '#app/session/records.server'
import { connectRedis } from '#app/session/redis.server'
import { openRedisStore } from '#app/session/redis-store.server'
import { openSession } from '#app/session/session.server'
import type { SessionStore } from '#app/session/store.server'

const minute = 60_000
const day = 24 * 60 * minute
const anna = { id: 'CONS-1001', branch: 'noord', name: 'Anna de Vries', twoFactorSetup: false }
const start = Date.now()

let folder: string
let redis: TestRedis | undefined
let closers: (() => void)[] = []
beforeAll(async () => {
	if (hasRedis()) redis = await startRedis()
})
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-visit-'))
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('DATA_DIR', folder)
	vi.stubEnv('LOG_LEVEL', 'silent')
})
afterEach(() => {
	vi.unstubAllEnvs()
	for (const close of closers) close()
	closers = []
	rmSync(folder, { recursive: true, force: true })
})
afterAll(() => redis?.close())

async function openFile(): Promise<SessionStore> {
	const store = openFileStore(folder, () => start)
	closers.push(store.close)
	return store
}

async function openRedis(): Promise<SessionStore> {
	const client = connectRedis(redis?.url ?? '')
	closers.push(client.close)
	return openRedisStore(client, () => start)
}

describe.each([
	['the file', openFile],
	['Redis', openRedis],
])('Visits kept in %s', (name, open) => {
	const inStore = test.skipIf(name === 'Redis' && !hasRedis())
	const visitor = { id: `CONS-${name}`, branch: 'noord' }

	inStore('tell a session when the client was here before it, and never of itself', async () => {
		const store = await open()
		const seen = (session: string, at: number) => recordSeen(store, visitor, { owner: session }, start + at)
		expect(await seen('monday', 0)).toBeUndefined()
		expect(await seen('monday', 5 * minute)).toBeUndefined()
		expect(await seen('tuesday', day)).toBe(start + 5 * minute)
		expect(await seen('tuesday', day + 5 * minute)).toBe(start + 5 * minute)
		expect(await seen('wednesday', 2 * day)).toBe(start + day + 5 * minute)
	})

	inStore('of a link say nothing to the client, and those of the client nothing to a link', async () => {
		const store = await open()
		const helped = { id: `${visitor.id}-helped` }
		const seen = (owner: string, byLink: boolean, at: number) =>
			recordSeen(store, helped, { owner, byLink }, start + at)
		expect(await seen('own', false, 0)).toBeUndefined()
		expect(await seen('link', true, day)).toBeUndefined()
		expect(await seen('own again', false, 2 * day)).toBe(start)
		expect(await seen('link again', true, 3 * day)).toBe(start + day)
	})

	inStore('tell the tabs of one session the same, however many open at once', async () => {
		const store = await open()
		const tabs = { id: `${visitor.id}-tabs` }
		await recordSeen(store, tabs, { owner: 'before' }, start)
		const all = await Promise.all(
			Array.from({ length: 8 }, (_, index) => recordSeen(store, tabs, { owner: 'now' }, start + day + index)),
		)
		expect(all).toEqual(Array.from({ length: 8 }, () => start))
	})

	inStore('are written at most once a minute', async () => {
		const store = await open()
		const other = { id: `${visitor.id}-often` }
		const version = async () => (await openConsumerRecords(store, other).read('last-seen'))?.version
		await recordSeen(store, other, { owner: 'one' }, start)
		const first = await version()
		await recordSeen(store, other, { owner: 'one' }, start + minute - 1)
		expect(await version()).toBe(first)
		await recordSeen(store, other, { owner: 'one' }, start + minute)
		expect(await version()).not.toBe(first)
	})
})

async function signedIn(store: SessionStore) {
	const session = await openSession(store, undefined, { now: () => start })
	await session.signIn(anna, { accessToken: 'a', refreshToken: 'r' })
	return {
		session,
		consumer: anna,
		queryTokens: undefined,
		facts: { requestId: '1' },
	} as unknown as RequestContext
}

test('Two sessions at once each keep what they found when they began', async () => {
	const store = await openFile()
	const page = new Request('http://portaal.nl/dashboard')
	const [one, other] = [await signedIn(store), await signedIn(store)]
	await recordVisit(one, page, store)
	await recordVisit(other, page, store)
	await recordVisit(one, page, store)
	expect(one.session.data.lastVisit).toBe(0)
	expect(other.session.data.lastVisit).toBeGreaterThanOrEqual(start)
})

test.each([
	['a browser that prepares for it', 'GET', { 'sec-purpose': 'prefetch' }, undefined],
	['a question whether it is there', 'HEAD', {}, undefined],
	['a token in the address', 'GET', {}, { accessToken: 'geheim' }],
])('No visit is noted for %s', async (_what, method, headers, queryTokens) => {
	const store = await openFile()
	const visit = Object.assign(await signedIn(store), { queryTokens })
	await recordVisit(visit, new Request('http://portaal.nl/dashboard', { method, headers }), store)
	expect(visit.session.data.lastVisit).toBeUndefined()
	expect(await openConsumerRecords(store, anna).read('last-seen')).toBeUndefined()
})

test('A store that fails costs what is new, not the page', async () => {
	const store = await openFile()
	const visit = await signedIn(store)
	const failing = { ...store, write: () => Promise.reject(new Error('disk full')) }
	await recordVisit(visit, new Request('http://portaal.nl/dashboard'), failing)
	expect(visit.session.data.lastVisit).toBeUndefined()
})
