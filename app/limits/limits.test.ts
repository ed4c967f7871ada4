import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure, ApiUnreachable } from '#app/api/errors'

const settings = { LIMIT_FORGOT: '2/1m', RATE_LIMITS: 'on' }

/** Loads the module with these settings and empty counts. */
async function load(env: Record<string, string> = {}) {
	const all = { DATA_DIR: tmpdir(), SESSION_SECRET: 's'.repeat(32), REDIS_URL: '', ...settings, ...env }
	for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
	vi.resetModules()
	return import('./limits.server')
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllEnvs()
})

const address = '203.0.113.7'

test('What may be done twice a minute is refused the third time, and allowed when the minute is over', async () => {
	const { takeToken } = await load()
	const take = () => takeToken('forgot', address)
	expect([await take(), await take()]).toEqual([{ allowed: true }, { allowed: true }])
	expect(await take()).toEqual({ allowed: false, retryAfterSeconds: 60 })
	vi.advanceTimersByTime(45_000)
	expect(await take()).toEqual({ allowed: false, retryAfterSeconds: 15 })
	vi.advanceTimersByTime(15_000)
	expect(await take()).toEqual({ allowed: true })
})

test('Each address and each limit is counted for itself', async () => {
	const { takeToken } = await load()
	for (let count = 0; count < 3; count += 1) await takeToken('forgot', address)
	expect(await takeToken('forgot', '203.0.113.8')).toEqual({ allowed: true })
	expect(await takeToken('strength', address)).toEqual({ allowed: true })
})

test('Nothing is counted with the limits off, or on a server that knows no addresses', async () => {
	const off = await load({ RATE_LIMITS: 'off' })
	for (let count = 0; count < 5; count += 1)
		expect(await off.takeToken('forgot', address)).toEqual({ allowed: true })
	const on = await load()
	for (let count = 0; count < 5; count += 1)
		expect(await on.takeToken('forgot', undefined)).toEqual({ allowed: true })
})

test('A page can demand what is left, and is told how long to wait', async () => {
	const { requireToken } = await load()
	await requireToken('forgot', address)
	await requireToken('forgot', address)
	await expect(requireToken('forgot', address)).rejects.toMatchObject({ retryAfterSeconds: 60 })
})

const refused = () => Promise.reject(new ApiFailure(422, 'unableToResetPassword'))
const outcomeOf = (work: Promise<unknown>) => work.catch((error: Error) => error.constructor.name)

test('What was refused too often is not tried again; what went well was never counted', async () => {
	const { limitRefusals } = await load()
	const attempt = (work: () => Promise<unknown>) => outcomeOf(limitRefusals('reset', address, work))
	for (let count = 0; count < 12; count += 1) expect(await attempt(() => Promise.resolve('in'))).toBe('in')
	const refusing = vi.fn(refused)
	await Promise.all(Array.from({ length: 20 }, () => attempt(refusing)))
	expect(refusing).toHaveBeenCalledTimes(10)
	expect(await attempt(() => Promise.resolve('in'))).toBe('TooOften')
})

test.each([
	['is away', new ApiUnreachable({ cause: 'refused' })],
	['breaks', new ApiFailure(500, undefined)],
])('That the API %s is not held against anybody', async (_how, failure) => {
	const { limitRefusals } = await load()
	const attempt = (work: () => Promise<unknown>) => outcomeOf(limitRefusals('reset', address, work))
	for (let count = 0; count < 12; count += 1) await attempt(() => Promise.reject(failure))
	expect(await attempt(() => Promise.resolve('in'))).toBe('in')
})

test('Who is signed in is known by the session, a guest by the address, whatever session they have', async () => {
	const { getVisitorKey } = await load()
	const owner = randomUUID()
	expect(
		getVisitorKey({ facts: { clientAddress: address }, session: { owner, data: { consumer: { id: '1' } } } }),
	).toBe(owner)
	expect(getVisitorKey({ facts: { clientAddress: address }, session: { owner, data: {} } })).toBe(address)
})
