import { expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import type { Page } from '../../support/page'
import { tryToSignIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const secret = 'JZXW64TEMVZGY2LD'
const codeLabel = 'Code uit de app'

const { api, portal } = await useSite({ env: oneBranch })

const tom = { email: 'tom@voorbeeld.nl' }
const errorsOf = (page: Page) => page.queryAllByRole('alert').map((alert) => alert.textContent)
const isClosed = async (visitor: Visitor) => (await visitor.visit('/dashboard')).path === '/login/code'

async function askForCode(visitor = startVisitor(portal.url)) {
	const page = await tryToSignIn(visitor, tom)
	expect([page.status, page.path]).toEqual([200, '/login/code'])
	return { visitor, page }
}

test('An account with a second step is asked for its code; until then nothing is open [104] [107]', async () => {
	const { visitor, page } = await askForCode()
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Vul uw code in')
	expect(page.getByLabelText(codeLabel).getAttribute('autocomplete')).toBe('one-time-code')
	expect(await isClosed(visitor)).toBe(true)
	expect((await visitor.visit('/')).path).toBe('/login/code')
	expect(api.callsTo('GET', '/api/consumers')).toEqual([])
})

test('The right code opens the dashboard, in a session with a new id [107] [108] [111] [116]', async () => {
	const { visitor, page } = await askForCode()
	const pending = api.callsTo('POST', '/api/auth/login')[0]
	const before = visitor.cookies.find('accelerate')?.value
	const code = createTotp(secret, new Date())
	page.fill(codeLabel, ` ${code} `)
	const dashboard = await page.press('Verder')
	expect(dashboard.path).toBe('/dashboard')
	expect(dashboard.words).toContain('Gelukt U bent ingelogd.')
	expect(visitor.cookies.find('accelerate')?.value).not.toBe(before)
	const [call] = api.callsTo('POST', '/api/auth/two-factor')
	const bearer = call?.headers.authorization?.replace('Bearer ', '')
	expect(pending).toBeDefined()
	expect(call?.json).toEqual({ consumerId: '4001', code, enabled: true, accessToken: bearer })
	const consumers = api.callsTo('GET', '/api/consumers')[0]
	expect(consumers?.headers.authorization).not.toBe(`Bearer ${bearer}`)
})

test('A wrong code keeps the step and says so; the code is not sent back [104] [107] [115]', async () => {
	const { visitor, page } = await askForCode()
	page.fill(codeLabel, '000 000')
	const again = await page.press('Verder')
	expect([again.isRefused, again.path]).toEqual([true, '/login/code'])
	expect(errorsOf(again).join()).toContain('De code klopt niet.')
	expect(again.html).not.toContain('000 000')
	expect(again.document.title).toMatch(/^Fout: /)
	expect(await isClosed(visitor)).toBe(true)
	again.fill(codeLabel, createTotp(secret, new Date()))
	expect((await again.press('Verder')).path).toBe('/dashboard')
})

test('No code at all is asked for again, without a call [104] [116]', async () => {
	const { page } = await askForCode()
	const again = await page.press('Verder')
	expect([again.isRefused, errorsOf(again).length]).toEqual([true, 1])
	expect(api.callsTo('POST', '/api/auth/two-factor')).toEqual([])
})

test('Who stops is a guest again, and the code is worth nothing [104]', async () => {
	const { visitor, page } = await askForCode()
	const login = await page.press('Stop met inloggen')
	expect(login.path).toBe('/')
	expect((await visitor.visit('/login/code')).path).toBe('/')
	page.fill(codeLabel, createTotp(secret, new Date()))
	expect((await page.press('Verder')).path).toBe('/')
	expect(api.callsTo('POST', '/api/auth/two-factor')).toEqual([])
})

test.each([
	['the API fails', { status: 500, code: 'mysqlError' }, 'Er is een fout opgetreden'],
	[
		'the sign-in is too old for the API',
		{ status: 401, code: 'accessTokenExpired' },
		'U bent uitgelogd. Log opnieuw in.',
	],
	['the account is locked', { status: 423, code: 'CONSUMER_LOCKED' }, 'U heeft het te vaak geprobeerd.'],
])('When %s, the step ends at the login with the message [112]', async (_what, fault, words) => {
	const { visitor, page } = await askForCode()
	api.fault('POST', '/api/auth/two-factor', fault)
	page.fill(codeLabel, '123456')
	const login = await page.press('Verder')
	expect(login.path).toBe('/')
	expect(login.words).toContain(`Fout ${words}`)
	expect((await visitor.visit('/login/code')).path).toBe('/')
	expect(api.callsTo('POST', '/api/auth/refresh')).toEqual([])
})

test('The page that was asked for first opens after the code [107]', async () => {
	const visitor = startVisitor(portal.url)
	await visitor.visit('/important-documents')
	const { page } = await askForCode(visitor)
	page.fill(codeLabel, createTotp(secret, new Date()))
	expect((await page.press('Verder')).path).toBe('/important-documents')
})

test('Who must set up the second step is led to the settings and to nothing else [83] [110]', async () => {
	const visitor = startVisitor(portal.url)
	const page = await tryToSignIn(visitor, { email: 'eva@voorbeeld.nl' })
	expect(page.path).toBe('/settings')
	expect(page.words).toContain('Stel eerst extra beveiliging in.')
	for (const path of [
		'/dashboard',
		'/important-documents',
		'/',
		'/login/code',
		'/nergens',
		'/actions/1/download',
	])
		expect((await visitor.visit(path)).path, path).toBe('/settings')
	expect((await visitor.visit('/logout')).path).toBe('/')
})
