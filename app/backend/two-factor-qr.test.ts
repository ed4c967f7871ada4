import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod/v4'
import { openCaller, readTokens, type Caller } from './test-caller'
import { createTotp } from './password.server'

const path = '/api/auth/two-factor-qr'
const answer = z.object({
	data: z.object({ attributes: z.object({ image: z.string(), secret: z.string() }) }),
})

let api: Caller
beforeEach(() => {
	api = openCaller()
})
afterEach(() => {
	api.close()
})

const ask = async (token: string) =>
	answer.parse((await api.call('GET', path, { token, domain: 'noord' })).json).data.attributes
const change = (token: string, enabled: boolean, code: string) =>
	api.call('POST', '/api/auth/two-factor', { token, body: { code, enabled } })
const consumer = async (token: string) => (await api.call('GET', '/api/consumers', { token })).status

test('who has no secret gets a fresh one, the same until it is confirmed, and another than the next consumer [174]', async () => {
	const [anna, bram] = [await api.signIn(), await api.signIn('bram')]
	const first = await ask(anna.accessToken)
	expect(first.secret).toMatch(/^[A-Z2-7]{32}$/)
	expect(await ask(anna.accessToken)).toEqual(first)
	expect((await ask(bram.accessToken)).secret).not.toBe(first.secret)
	api.restart()
	expect(await ask(anna.accessToken)).toEqual(first)
})

test('the picture is an SVG with a quiet zone, black on white [174]', async () => {
	const { image } = await ask((await api.signIn()).accessToken)
	const [head, body = ''] = image.split(',')
	expect(head).toBe('data:image/svg+xml;base64')
	const svg = Buffer.from(body, 'base64').toString()
	expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1">.*<\/svg>$/)
	expect(svg).toContain('<rect fill="white"')
	expect(svg).toContain('<path fill="black" d="M40,40')
})

test('the secret works at once, and stays what it was once it is confirmed [174] [175] [176]', async () => {
	const { accessToken } = await api.signIn()
	const { secret } = await ask(accessToken)
	const on = await change(accessToken, true, createTotp(secret, api.now()))
	const pair = readTokens(on.json)
	expect((await ask(pair.accessToken)).secret).toBe(secret)
	expect(await api.signIn()).toMatchObject({ twoFactor: true })
	const off = await change(pair.accessToken, false, createTotp(secret, api.now()))
	expect(await consumer(pair.accessToken)).toBe(401)
	expect(await consumer(readTokens(off.json).accessToken)).toBe(200)
	expect(await api.signIn()).toMatchObject({ twoFactor: false })
})

test('switching on or off voids every token from before, of other sign-ins too [175] [176]', async () => {
	const [here, elsewhere] = [await api.signIn(), await api.signIn()]
	const { secret } = await ask(here.accessToken)
	const pair = readTokens((await change(here.accessToken, true, createTotp(secret, api.now()))).json)
	expect(await consumer(here.accessToken)).toBe(401)
	expect(await consumer(elsewhere.accessToken)).toBe(401)
	for (const refreshToken of [here.refreshToken, elsewhere.refreshToken])
		expect((await api.call('POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(401)
	expect(await consumer(pair.accessToken)).toBe(200)
})

test('a wrong code and a code without a secret change nothing, and the tokens stay good [175] [176]', async () => {
	const { accessToken } = await api.signIn()
	const unset = await change(accessToken, true, '123456')
	const { secret } = await ask(accessToken)
	const late = createTotp(secret, new Date(api.now().getTime() - 120_000))
	for (const refused of [unset, await change(accessToken, true, late), await change(accessToken, true, '')])
		expect(refused).toMatchObject({
			status: 422,
			json: { code: 'invalidOtp', errors: [{ source: { pointer: '/data/attributes/code' } }] },
		})
	expect(await consumer(accessToken)).toBe(200)
	expect(await api.signIn()).toMatchObject({ twoFactor: false })
})

test('without a token, or with one that waits for a code, there is no secret to be had', async () => {
	expect((await api.call('GET', path)).status).toBe(401)
	const pending = await api.signIn('tom')
	expect(await api.call('GET', path, { token: pending.accessToken })).toMatchObject({
		status: 401,
		json: { code: 'accessTokenInvalid' },
	})
})
