import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#app/api/client.server'
import { ApiFailure, ApiUnreachable, SessionExpired } from '#app/api/errors'
import { createFeatureContext } from '#tests/support/feature-context'
import { getSessionStore } from './current-store.server'
import { createSessionAuthorization } from './refresh.server'
import { openSession } from './session.server'

/** Recorded waits, a hook that runs during each wait, and recorded counts and log lines. */
const { waits, during, told } = vi.hoisted(() => ({
	waits: [] as number[],
	during: [] as (() => unknown)[],
	told: vi.fn(),
}))
const pass = async (ms: number) => {
	waits.push(ms)
	await during.shift()?.()
}
vi.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => pass(ms) }))
vi.mock(import('#app/config/metrics.server'), async (load) => ({ ...(await load()), countRefresh: told }))
vi.mock(import('#app/config/security-log.server'), () => ({ logSecurityEvent: told }))

const anna = { id: 'CONS-1001', branch: 'noord', name: 'Anna de Vries', twoFactorSetup: false }
const old = { accessToken: 'old', refreshToken: 'once' }
const next = { accessToken: 'new', refreshToken: 'next' }
beforeEach(() => {
	waits.splice(0)
	during.splice(0)
	told.mockClear()
})
afterEach(() => vi.useRealTimers())

/** A signed-in client, and an API with these answers to refreshes. */
async function open(...answers: unknown[]) {
	const { session } = await createFeatureContext()
	await session.signIn(anna, old)
	const id = (await session.commit()) ?? undefined
	const asked: unknown[] = []
	const ask = async (...call: unknown[]) => {
		asked.push(call.slice(0, 2))
		const answer = answers.shift()
		if (answer instanceof Error) throw answer
		return answer
	}
	const client = { requestId: '1', ask } as unknown as ApiClient
	const authorize = () => createSessionAuthorization(session, client)
	const renew = async (refused = 'old') => authorize().renewed?.(refused)
	const findEndCause = async () => (await openSession(getSessionStore(), id)).findEndCause()
	return { session, client, asked, authorize, renew, findEndCause }
}

test('A refused token is renewed with the other of its pair, and the new pair is kept', async () => {
	const { session, asked, authorize } = await open(next)
	const authorization = authorize()
	expect(await authorization.accessToken()).toBe('old')
	expect(await authorization.renewed?.('old')).toBe('new')
	expect(await authorization.accessToken()).toBe('new')
	expect(asked).toEqual([['/api/auth/refresh', { refreshToken: 'once' }]])
	expect((await session.tokens())?.pair).toEqual(next)
	expect(await session.lease('somebody else')).toBe(true)
})

test('All who wait get the same new pair, asked for once; who comes later finds it', async () => {
	const { session, asked, renew } = await open(next)
	const lease = vi.spyOn(session, 'lease')
	expect(await Promise.all([renew(), renew(), renew()])).toEqual(['new', 'new', 'new'])
	expect(lease).toHaveBeenCalledTimes(1)
	expect(await renew()).toBe('new')
	expect(asked).toHaveLength(1)
	expect(told.mock.calls).toEqual([['renewed']])
})

test('A pair that is refused in its turn is renewed with its own', async () => {
	const third = { accessToken: 'third', refreshToken: 'last' }
	const { asked, renew } = await open(next, third)
	expect([await renew('old'), await renew('new')]).toEqual(['new', 'third'])
	expect(asked).toEqual(['once', 'next'].map((refreshToken) => ['/api/auth/refresh', { refreshToken }]))
})

test('A pair is known as stored before, unless this process asked for it now', async () => {
	const { authorize } = await open(next)
	const [one, other] = [authorize(), authorize()]
	await one.renewed?.('old')
	await other.renewed?.('old')
	expect([one, other].map(({ wasStored }) => wasStored?.('new'))).toEqual([false, true])
})

test('While another node has the lease nothing is asked: its pair is waited for', async () => {
	const { session, asked, renew } = await open()
	await session.lease('another node')
	during.push(
		() => undefined,
		() => session.replaceTokens(next, 1),
	)
	expect(await renew()).toBe('new')
	expect([asked, waits, told.mock.calls]).toEqual([[], [75, 75], []])
})

test('Where the other node gives the lease back without a new pair, this one asks for it', async () => {
	const { session, asked, renew } = await open(next)
	await session.lease('another node')
	during.push(() => session.release('another node'))
	expect(await renew()).toBe('new')
	expect([asked.length, waits]).toEqual([1, [75, 0]])
})

test('What another node got just before the lease was free is taken, and nothing asked', async () => {
	const { session, asked, renew } = await open()
	vi.spyOn(session, 'lease').mockImplementationOnce(() => session.replaceTokens(next, 1))
	expect([await renew(), asked]).toEqual(['new', []])
})

test('While the API thinks the lease is renewed every second and a half, until it answers', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	const { session, renew } = await open(next)
	const lease = vi.spyOn(session, 'lease')
	during.push(() => {
		lease.mockRejectedValueOnce(new Error('the store was away for a moment'))
		vi.advanceTimersByTime(4_500)
	})
	expect(await renew()).toBe('new')
	const holder = lease.mock.calls[0]
	expect(lease.mock.calls).toEqual([holder, holder, holder, holder])
	vi.advanceTimersByTime(60_000)
	expect(lease).toHaveBeenCalledTimes(4)
})

test.each([
	[400, undefined, 'refused'],
	[401, undefined, 'refused'],
	[401, 'refreshTokenExpired', 'expired'],
	[403, 'accessDenied', 'refused'],
	[422, undefined, 'refused'],
])('An answer of %i with the code %s ends the session, which tells why: %s', async (status, code, cause) => {
	const { session, client, asked, renew, findEndCause } = await open(new ApiFailure(status, code))
	await expect(renew()).rejects.toBeInstanceOf(SessionExpired)
	expect(asked).toHaveLength(1)
	expect([await session.tokens(), await findEndCause()]).toEqual([undefined, cause])
	const { requestId } = client
	const facts = { requestId, consumer: anna, detail: 'notRenewed' }
	expect(told.mock.calls).toEqual([['refused'], ['tokensRevoked', facts]])
})

test.each([
	['too slow', new ApiFailure(408, undefined)],
	['too early', new ApiFailure(425, undefined)],
	['too often', new ApiFailure(429, undefined)],
	['a failure', new ApiFailure(500, undefined)],
	['no answer', new ApiUnreachable({ cause: 'reset' })],
])(
	'What is %s says nothing of the token: it is asked again after one second and after three',
	async (_what, error) => {
		const { asked, renew } = await open(error, error, next)
		expect(await renew()).toBe('new')
		expect(asked).toHaveLength(3)
		expect(waits).toEqual([0, 1_000, 3_000])
	},
)

test('Without a verdict three times the session ends', async () => {
	const error = new ApiUnreachable({ cause: 'reset' })
	const { session, asked, renew, findEndCause } = await open(error, error, error, next)
	await expect(renew()).rejects.toBeInstanceOf(SessionExpired)
	expect(asked).toHaveLength(3)
	expect([await session.tokens(), await findEndCause()]).toEqual([undefined, 'unreachable'])
	expect(told.mock.calls.map(([first]: unknown[]) => first)).toEqual(['failed', 'tokensRevoked'])
})

test.each([
	[5, 5_000],
	[0, 0],
	[6, 1_000],
])('An API that asks to wait %i seconds is asked again after %i ms', async (seconds, pause) => {
	const { renew } = await open(new ApiFailure(503, undefined, { retryAfterSeconds: seconds }), next)
	expect(await renew()).toBe('new')
	expect(waits).toEqual([0, pause])
})

test('Who lost the lease meanwhile takes what another node got, and ends nothing', async () => {
	const { session, renew, findEndCause } = await open(new ApiFailure(401, undefined))
	during.push(() => session.replaceTokens(next, 1))
	expect([await renew(), await findEndCause()]).toEqual(['new', 'idle'])
	expect(told.mock.calls).toEqual([['refused']])
})

test('A pair that comes after another node renewed the tokens takes the place of none', async () => {
	const late = { accessToken: 'late', refreshToken: 'late' }
	const { session, renew } = await open(late)
	during.push(() => session.replaceTokens(next, 1))
	expect([await renew(), (await session.tokens())?.pair]).toEqual(['new', next])
})

test('A session that ended on its way has no token, and none to be had; a guest has none', async () => {
	const { session, authorize } = await open(next)
	const authorization = authorize()
	await session.expire(1, 'refused')
	await expect(authorization.accessToken()).rejects.toBeInstanceOf(SessionExpired)
	await expect(authorization.renewed?.('old')).rejects.toBeInstanceOf(SessionExpired)
	const guest = createSessionAuthorization((await createFeatureContext()).session, {} as unknown as ApiClient)
	expect(await guest.accessToken()).toBeUndefined()
	await expect(guest.renewed?.('old')).rejects.toBeInstanceOf(SessionExpired)
})
