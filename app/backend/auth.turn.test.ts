import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoAccounts } from './seed/accounts'
import { openCaller, readTokens, type Caller } from './test-caller'
import { createTotp } from './password.server'

const tomsSecret = 'JZXW64TEMVZGY2LD'
const evasSecret = 'MVZGYZLDOR2GS3LF'

let api: Caller
beforeEach(() => {
	api = openCaller()
})
afterEach(() => {
	api.close()
})

const refresh = (refreshToken: string) => api.call('POST', '/api/auth/refresh', { body: { refreshToken } })
const consumer = (token: string) => api.call('GET', '/api/consumers', { token })

describe('signing in', () => {
	test('works with the e-mail address or the username, whatever the capitals', async () => {
		for (const name of ['anna@voorbeeld.nl', ' ANNA '])
			expect(await api.signIn(name)).toMatchObject({
				twoFactor: false,
				twoFactorSetup: false,
				consumerId: '1001',
			})
	})

	test.each(demoAccounts)('$email can sign in at one firm and at no other', async ({ email, password }) => {
		const attempts = ['noord', 'delta', 'vesting'].map((domain) =>
			api.call('POST', '/api/auth/login', { domain, body: { email, password } }),
		)
		const statuses = (await Promise.all(attempts)).map(({ status }) => status)
		expect(statuses.sort()).toEqual([200, 422, 422])
	})

	test('a wrong password and an unknown name get the same answer, and never 401', async () => {
		const wrong = { email: 'anna@voorbeeld.nl', password: 'Welkom-2025!' }
		const unknown = { email: 'niemand@voorbeeld.nl', password: 'Welkom-2026!' }
		const answers = await Promise.all(
			[wrong, unknown].map((body) => api.call('POST', '/api/auth/login', { domain: 'noord', body })),
		)
		for (const { status, json } of answers) {
			expect(status).toBe(422)
			expect(json).toEqual({ code: 'authLoginFailed', errors: [{ code: 'authLoginFailed' }] })
		}
	})
})

describe('tokens', () => {
	test('an access token lives for fifteen minutes', async () => {
		const { accessToken } = await api.signIn()
		api.wait(14)
		expect((await consumer(accessToken)).status).toBe(200)
		api.wait(1)
		expect(await consumer(accessToken)).toMatchObject({ status: 401, json: { code: 'accessTokenExpired' } })
	})

	test('a refresh gives a new pair, and the new refresh token works in its turn', async () => {
		const first = await api.signIn()
		api.wait(20)
		const second = readTokens((await refresh(first.refreshToken)).json)
		const third = readTokens((await refresh(second.refreshToken)).json)
		expect(new Set([first, second, third].map((pair) => pair.refreshToken)).size).toBe(3)
		expect((await consumer(third.accessToken)).status).toBe(200)
	})

	test('a refresh token that is used twice ends the whole sign-in, not the others of the consumer', async () => {
		const stolen = await api.signIn()
		const other = await api.signIn()
		const renewed = readTokens((await refresh(stolen.refreshToken)).json)
		expect(await refresh(stolen.refreshToken)).toMatchObject({
			status: 401,
			json: { code: 'refreshTokenInvalid' },
		})
		expect((await consumer(renewed.accessToken)).json).toMatchObject({ code: 'accessTokenInvalid' })
		expect((await refresh(renewed.refreshToken)).status).toBe(401)
		expect((await consumer(other.accessToken)).status).toBe(200)
	})

	test('of two refreshes at the same time only one gets a pair', async () => {
		const { refreshToken } = await api.signIn()
		const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
	})

	test('a refresh token is refused after eight hours, when it is absent and when it is an access token', async () => {
		const { accessToken, refreshToken } = await api.signIn()
		expect((await refresh('')).json).toMatchObject({ code: 'refreshTokenMissing' })
		expect((await refresh(accessToken)).json).toMatchObject({ code: 'refreshTokenInvalid' })
		api.wait(8 * 60)
		expect(await refresh(refreshToken)).toMatchObject({ status: 401, json: { code: 'refreshTokenExpired' } })
	})

	test('a refresh token opens nothing', async () => {
		const { refreshToken } = await api.signIn()
		expect(await consumer(refreshToken)).toMatchObject({ status: 401, json: { code: 'accessTokenInvalid' } })
	})
})

describe('the second step', () => {
	const giveCode = (accessToken: string, code: string, consumerId = '4001') =>
		api.call('POST', '/api/auth/two-factor', {
			token: accessToken,
			body: { consumerId, code, enabled: true, accessToken },
		})

	test('until the code is given the tokens open nothing and cannot be refreshed', async () => {
		const pending = await api.signIn('tom')
		expect(pending.twoFactor).toBe(true)
		expect((await consumer(pending.accessToken)).status).toBe(401)
		expect((await refresh(pending.refreshToken)).status).toBe(401)
	})

	test('the right code gives a pair and ends the pending one', async () => {
		const { accessToken } = await api.signIn('tom')
		const answer = await giveCode(accessToken, createTotp(tomsSecret, api.now()))
		expect((await consumer(readTokens(answer.json).accessToken)).status).toBe(200)
		expect((await giveCode(accessToken, createTotp(tomsSecret, api.now()))).status).toBe(401)
	})

	test('a wrong code is told at its field and may be tried again, five times in all', async () => {
		const { accessToken } = await api.signIn('tom')
		for (let attempt = 0; attempt < 5; attempt++)
			expect(await giveCode(accessToken, '12')).toMatchObject({
				status: 422,
				json: { code: 'invalidOtp', errors: [{ source: { pointer: '/data/attributes/code' } }] },
			})
		expect((await giveCode(accessToken, createTotp(tomsSecret, api.now()))).status).toBe(401)
	})

	test('the code of one consumer does not sign in another', async () => {
		const { accessToken } = await api.signIn('tom')
		const answer = await giveCode(accessToken, createTotp(tomsSecret, api.now()), '1001')
		expect(answer.status).toBe(403)
	})

	test('setting it up voids the tokens from before and is asked at the next sign-in', async () => {
		const { accessToken, twoFactorSetup } = await api.signIn('eva')
		expect(twoFactorSetup).toBe(true)
		const body = { code: createTotp(evasSecret, api.now()), enabled: true }
		const answer = await api.call('POST', '/api/auth/two-factor', { token: accessToken, body })
		expect((await consumer(accessToken)).status).toBe(401)
		const { json } = await consumer(readTokens(answer.json).accessToken)
		expect(json).toMatchObject({ data: { attributes: { two_factor: true } } })
		expect(await api.signIn('eva')).toMatchObject({ twoFactor: true, twoFactorSetup: false })
	})
})
