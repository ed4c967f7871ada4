import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure, ApiUnreachable } from '#app/api/errors'
import { openDevice } from '#app/session/known-device.server'
import type { CredentialAttempt } from './credentials.server'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-guesses-'))
	vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) })
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllEnvs()
	rmSync(folder, { recursive: true, force: true })
})

/** Loads the module as in a new process with this test's folder. */
async function load(env: Record<string, string> = {}) {
	const own = { DATA_DIR: folder, SESSION_SECRET: 's'.repeat(32), REDIS_URL: '', LOG_LEVEL: 'silent' }
	const all = { ...own, NODE_ENV: 'test', RATE_LIMITS: 'on', ...env }
	for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
	vi.resetModules()
	return import('./credentials.server')
}

const password: CredentialAttempt = { kind: 'password', name: 'anna@voorbeeld.nl' }
const code: CredentialAttempt = { kind: 'code', consumer: { id: '1001', branch: 'noord' } }
const stranger = (address = '203.0.113.7', device = openDevice(null, false)) => ({
	facts: { requestId: 'r', clientAddress: address },
	cookies: { device },
})
type Asking = ReturnType<typeof stranger>

const wrong = () => Promise.reject(new ApiFailure(422, 'authLoginFailed'))
const right = () => Promise.resolve('in')
const outcomeOf = (work: Promise<unknown>) => work.catch((error: Error) => error.constructor.name)

/** Number of `count` wrong guesses that reached the API, each from another visitor. */
async function judged(
	{ limitCredentials }: Awaited<ReturnType<typeof load>>,
	guess: CredentialAttempt,
	count: number,
	visitorOf: (index: number) => Asking,
) {
	const judge = vi.fn(wrong)
	const guesses = Array.from({ length: count }, (_, index) =>
		limitCredentials(visitorOf(index), guess, judge),
	)
	await Promise.allSettled(guesses)
	return judge.mock.calls.length
}
const fromMany = (index: number) => stranger(`198.51.100.${index % 50}`)

async function knownDevice(...guesses: CredentialAttempt[]) {
	const { trustDevice } = await load()
	const made = stranger()
	await trustDevice(made, ...guesses)
	const [line = ''] = await made.cookies.device.lines()
	return (address?: string) => stranger(address, openDevice(line.split(';')[0] ?? '', false))
}

test('Sixty addresses get thirty passwords of one account judged, and a day of it a hundred', async () => {
	const limits = await load()
	expect(await judged(limits, password, 60, fromMany)).toBe(30)
	let all = 30
	for (let passed = 0; passed < day - hour; passed += hour) {
		vi.advanceTimersByTime(hour)
		all += await judged(limits, password, 15, fromMany)
	}
	expect(all).toBe(100)
})

test('Two names of one consumer are one account once somebody signed in by both; other names stay apart', async () => {
	const limits = await load()
	const names = ['anna@voorbeeld.nl', 'Anna55']
	const anna = { id: '1001', branch: 'noord' }
	for (const name of names) await limits.linkNameToConsumer(name, anna)
	await limits.linkNameToConsumer('bram', { ...anna, branch: 'zuid' })
	const counts: number[] = []
	for (const name of [...names, 'bram', 'carla'])
		counts.push(await judged(limits, { kind: 'password', name }, 35, fromMany))
	expect(counts).toEqual([30, 0, 30, 30])
})

test('A day of codes, with the right password as often as one likes, is at most thirty', async () => {
	const limits = await load()
	let all = 0
	for (let passed = 0; passed < day; passed += 15 * minute) {
		expect(await limits.limitCredentials(fromMany(passed), password, right)).toBe('in')
		all += await judged(limits, code, 8, fromMany)
		vi.advanceTimersByTime(15 * minute)
	}
	expect(all).toBe(20)
})

test('A browser that is known gets in while strangers are refused, and has an end of its own', async () => {
	const own = await knownDevice(password, code)
	const limits = await load()
	for (const guess of [password, code]) {
		await judged(limits, guess, 60, fromMany)
		expect(await outcomeOf(limits.limitCredentials(stranger('192.0.2.1'), guess, right))).toBe('TooOften')
		expect(await limits.limitCredentials(own(), guess, right)).toBe('in')
	}
	expect(await judged(limits, code, 20, () => own())).toBe(5)
	expect(await judged(limits, password, 20, () => own())).toBe(10)
	const bram: CredentialAttempt = { kind: 'password', name: 'bram@voorbeeld.nl' }
	expect(await judged(limits, bram, 60, (index) => own(`198.51.100.${index}`))).toBe(30)
})

test('Being known by a birth date opens no passwords', async () => {
	const own = await knownDevice({ kind: 'check', name: 'anna@voorbeeld.nl' })
	const limits = await load()
	await judged(limits, password, 60, fromMany)
	expect(await outcomeOf(limits.limitCredentials(own(), password, right))).toBe('TooOften')
})

test('Who followed a reset link gets ten tries a day at a password that strangers closed', async () => {
	const limits = await load()
	await judged(limits, password, 60, fromMany)
	const after: CredentialAttempt = { ...password, reset: true }
	expect(await limits.limitCredentials(stranger(), after, right)).toBe('in')
	expect(await judged(limits, after, 40, fromMany)).toBe(10)
})

test('An account that is none is counted alike, to the second', async () => {
	const limits = await load()
	const seen = []
	for (const name of ['anna@voorbeeld.nl', 'niemand@voorbeeld.nl']) {
		const guess: CredentialAttempt = { kind: 'password', name }
		await judged(limits, guess, 60, fromMany)
		seen.push(await limits.limitCredentials(stranger(), guess, right).catch((error: unknown) => error))
	}
	expect(seen[0]).toMatchObject({ retryAfterSeconds: 3600 })
	expect(seen[1]).toEqual(seen[0])
})

test('One address that tries many accounts is stopped, a known browser behind it is not', async () => {
	const own = await knownDevice(password)
	const limits = await load()
	const spray = await Promise.all(
		Array.from({ length: 120 }, (_, index) =>
			outcomeOf(limits.limitCredentials(stranger(), { kind: 'password', name: `user ${index}` }, wrong)),
		),
	)
	expect(spray.filter((outcome) => outcome === 'ApiFailure')).toHaveLength(100)
	expect(await limits.limitCredentials(own(), password, right)).toBe('in')
})

test.each([
	['is away', new ApiUnreachable({ cause: 'refused' })],
	['breaks', new ApiFailure(500, undefined)],
])('That the API %s is not held against anybody', async (_how, failure) => {
	const { limitCredentials } = await load()
	for (let count = 0; count < 110; count += 1)
		await outcomeOf(limitCredentials(stranger(), password, () => Promise.reject(failure)))
	expect(await limitCredentials(stranger(), password, right)).toBe('in')
})

test('What went right is never counted, and with the limits off nothing is', async () => {
	const on = await load()
	for (let count = 0; count < 110; count += 1)
		expect(await on.limitCredentials(stranger(), password, right)).toBe('in')
	const off = await load({ RATE_LIMITS: 'off' })
	expect(await judged(off, code, 40, fromMany)).toBe(40)
})
