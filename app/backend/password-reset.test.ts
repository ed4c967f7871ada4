import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCaller, type Caller } from './test-caller'

let api: Caller
beforeEach(() => {
	api = openCaller()
})
afterEach(() => {
	api.close()
})

const ask = (email: string) =>
	api.call('POST', '/api/auth/forgot-password', { domain: 'noord', body: { email } })
const start = (token: string) => api.call('POST', '/api/auth/start-password-reset', { body: { token } })
const reset = (token: string, password: string) =>
	api.call('POST', '/api/auth/reset-password', { body: { token, password } })

async function receiveToken() {
	await ask('anna@voorbeeld.nl')
	const mail = readFileSync(join(api.dataDir, 'api-mail', '1001.txt'), 'utf8')
	return /\/reset\/password\/(\S+)/.exec(mail)?.[1] ?? ''
}

test('who forgot the password gets a mail with a link that works once', async () => {
	const signedIn = await api.signIn()
	const token = await receiveToken()
	expect((await start(token)).json).toMatchObject({ data: { attributes: { minimum_password_strength: 3 } } })
	expect((await reset(token, 'Nieuwe-Sleutel-8!')).status).toBe(204)
	expect((await start(token)).json).toMatchObject({ code: 'unableToResetPassword' })
	expect((await api.call('GET', '/api/consumers', { token: signedIn.accessToken })).status).toBe(401)
	const body = { email: 'anna', password: 'Nieuwe-Sleutel-8!' }
	expect((await api.call('POST', '/api/auth/login', { body })).status).toBe(200)
})

test('the link ends after an hour', async () => {
	const token = await receiveToken()
	api.wait(60)
	expect(await start(token)).toMatchObject({ status: 422, json: { code: 'unableToResetPassword' } })
})

test('an unknown address is told to the portal, which keeps it to itself', async () => {
	expect(await ask('niemand@voorbeeld.nl')).toMatchObject({ status: 404, json: { code: 'consumerNotFound' } })
})

test.each([
	['', 'noPasswordProvided'],
	['Kort-1', 'passwordNotConformSecurityGuidelines'],
	['geenhoofdletter!', 'passwordNotConformSecurityGuidelines'],
	['GEENKLEINELETTER!', 'passwordNotConformSecurityGuidelines'],
	['GeenBijzonderTeken1', 'passwordNotConformSecurityGuidelines'],
	['Welkom123!', 'consumerPasswordIsCommon'],
])('the new password "%s" is refused with %s', async (password, code) => {
	const answer = await reset(await receiveToken(), password)
	const source = { pointer: '/data/attributes/password' }
	expect(answer).toMatchObject({ status: 422, json: { code, errors: [{ code, source }] } })
})
