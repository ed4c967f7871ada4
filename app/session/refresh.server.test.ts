import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#app/api/client.server'
import { ApiFailure, ApiUnreachable, SessionExpired } from '#app/api/errors'
import { createFeatureContext } from '#tests/support/feature-context'
import { createSessionAuthorization } from './refresh.server'

const waits = vi.hoisted((): number[] => [])
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void waits.push(ms) }))

const anna = { id: 'CONS-1001', branch: 'noord', name: 'Anna de Vries', twoFactorSetup: false }
const old = { accessToken: 'old', refreshToken: 'once' }
const next = { accessToken: 'new', refreshToken: 'next' }
beforeEach(() => void waits.splice(0))

/** A client who is signed in, and an API that answers their refreshes in this order. */
async function open(...answers: unknown[]) {
	const { session } = await createFeatureContext()
	await session.signIn(anna, old)
	await session.commit()
	const asked: unknown[] = []
	const ask = async (...call: unknown[]) => {
		asked.push(call.slice(0, 2))
		const answer = answers.shift()
		if (answer instanceof Error) throw answer
		return answer
	}
	const client = { requestId: '1', ask } as unknown as ApiClient
	const authorize = () => createSessionAuthorization(session, client)
	return { session, asked, authorize, renew: async () => authorize().renewed?.('old') }
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
	const { asked, renew } = await open(next)
	expect(await Promise.all([renew(), renew(), renew()])).toEqual(['new', 'new', 'new'])
	expect(await renew()).toBe('new')
	expect(asked).toHaveLength(1)
})

test('While another node has the lease nothing is asked: its pair is waited for', async () => {
	const { session, asked, renew } = await open()
	await session.lease('another node')
	const renewing = renew()
	await session.replaceTokens(next, 1)
	expect(await renewing).toBe('new')
	expect(asked).toEqual([])
	expect(waits.every((ms) => ms === 75)).toBe(true)
})

test.each([400, 401, 403, 422])('An answer of %i ends the session, which tells why', async (status) => {
	const { session, asked, renew } = await open(new ApiFailure(status, undefined))
	await expect(renew()).rejects.toBeInstanceOf(SessionExpired)
	expect(asked).toHaveLength(1)
	expect(await session.tokens()).toBeUndefined()
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
	const { session, asked, renew } = await open(error, error, error, next)
	await expect(renew()).rejects.toBeInstanceOf(SessionExpired)
	expect(asked).toHaveLength(3)
	expect(await session.tokens()).toBeUndefined()
})

test.each([
	[5, 5_000],
	[0, 0],
	[6, 1_000],
])('An API that asks to wait %i seconds is asked again after %i ms', async (seconds, pause) => {
	const { renew } = await open(new ApiFailure(503, undefined, [], undefined, seconds), next)
	expect(await renew()).toBe('new')
	expect(waits).toEqual([0, pause])
})

test('Who lost the lease meanwhile takes what another node got', async () => {
	const { session, authorize } = await open(new ApiFailure(401, undefined))
	const { renewed } = authorize()
	const renewing = renewed?.('old')
	await session.replaceTokens(next, 1)
	expect(await renewing).toBe('new')
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
