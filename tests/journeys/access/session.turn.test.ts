import { describe, expect, test } from 'vitest'
import type { Page } from '../../support/page'
import { behindProxy } from '../../support/shared-site'
import { openOverview, signIn, tryToSignIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: behindProxy })

const tokensOf = () => api.calls.flatMap(({ headers }) => headers.authorization?.replace('Bearer ', '') ?? [])

test('The cookie holds an id that says nothing, out of reach of scripts and of other sites [137] [147]', async () => {
	const { visitor } = await signIn(portal.url)
	const cookie = visitor.cookies.find('accelerate')
	expect(cookie?.attributes).toEqual({ path: '/', httponly: '', samesite: 'Lax' })
	const content = Buffer.from(decodeURIComponent(cookie?.value ?? ''), 'base64').toString()
	expect(content).toMatch(/^"[\w-]{43}"$/)
	for (const token of tokensOf()) expect(content).not.toContain(token)
})

test('Over TLS, told by a trusted proxy, the cookie is bound to this host and to TLS [137]', async () => {
	const visitor = startVisitor(portal.url, { headers: { 'x-forwarded-proto': 'https' } })
	const page = await tryToSignIn(visitor)
	expect(page.path).toBe('/dashboard')
	expect(visitor.cookies.find('accelerate')).toBeUndefined()
	expect(visitor.cookies.find('__Host-accelerate')?.attributes).toEqual({
		path: '/',
		httponly: '',
		secure: '',
		samesite: 'Lax',
	})
	expect(page.headers['strict-transport-security']).toContain('max-age=31536000')
	await page.press('English')
	expect(visitor.cookies.find('preferences')).toBeUndefined()
	expect(visitor.cookies.find('__Host-preferences')?.attributes).toMatchObject({ path: '/', secure: '' })
})

test('Over TLS a cookie without the prefix, which another host of the firm could have set, counts for nothing', async () => {
	const visitor = startVisitor(portal.url, { headers: { 'x-forwarded-proto': 'https' } })
	const english = encodeURIComponent(Buffer.from('{"language":"en"}').toString('base64'))
	visitor.cookies.store(`preferences=${english}; Path=/`)
	expect((await visitor.visit('/')).document.documentElement.lang).toBe('nl')
	visitor.cookies.store(`__Host-preferences=${english}; Path=/; Secure`)
	expect((await visitor.visit('/')).document.documentElement.lang).toBe('en')
})

test('Signing in gives a new id, so that a planted one is worth nothing [137]', async () => {
	const visitor = startVisitor(portal.url)
	await (await visitor.visit('/preferences')).press('Bewaar uw voorkeuren')
	const before = visitor.cookies.find('accelerate')
	expect(before?.value).toBeTruthy()
	await tryToSignIn(visitor)
	expect(visitor.cookies.find('accelerate')?.value).not.toBe(before?.value)
	const planted = startVisitor(portal.url)
	planted.cookies.store(`accelerate=${before?.value}; Path=/`)
	expect((await planted.visit('/dashboard')).path).toBe('/')
})

test.each(
	deal('accounts', [
		['made up', encodeURIComponent(Buffer.from(JSON.stringify('a'.repeat(43))).toString('base64'))],
		['no JSON', 'xyz'],
		['an object', encodeURIComponent(Buffer.from('{"a":1}').toString('base64'))],
		['a path', encodeURIComponent(Buffer.from('"../../etc/passwd"').toString('base64'))],
		['very long', 'a'.repeat(7000)],
	]),
)('A cookie that is %s counts as none [137]', async (_kind, value) => {
	const visitor = startVisitor(portal.url)
	visitor.cookies.store(`accelerate=${value}; Path=/`)
	visitor.cookies.store(`preferences=${value}; Path=/`)
	const page = await visitor.visit('/dashboard')
	expect([page.status, page.path]).toEqual([200, '/'])
})

test('Nothing about a client is kept in the browser but the id, the choices of a visitor, a random key and sealed marks [137] [147]', async () => {
	const { visitor } = await signIn(portal.url)
	const english = await (await visitor.visit('/dashboard')).press('English')
	expect(english.path).toBe('/dashboard')
	expect(
		visitor.cookies
			.all()
			.map(({ name }) => name)
			.sort(),
	).toEqual(['accelerate', 'device', 'guest', 'preferences', 'priority'])
	const preferences = visitor.cookies.find('preferences')
	expect(JSON.parse(Buffer.from(decodeURIComponent(preferences?.value ?? ''), 'base64').toString())).toEqual({
		language: 'en',
	})
})

describe('Logging out', () => {
	const cross = { 'sec-fetch-site': 'cross-site' }

	async function logOut(press: (page: Page) => Promise<Page>) {
		const { visitor, page } = await openOverview(portal.url)
		const stolen = startVisitor(portal.url)
		stolen.cookies.store(`accelerate=${visitor.cookies.find('accelerate')?.value}; Path=/`)
		const out = await press(page)
		return { visitor, stolen, out }
	}

	test('leads to the login with a notice, and the dashboard is closed again [25] [136] [150]', async () => {
		const { visitor, out } = await logOut((page) => page.follow('Uitloggen'))
		expect(out.path).toBe('/')
		expect(out.words).toContain('Gelukt U bent uitgelogd.')
		expect((await visitor.visit('/dashboard')).path).toBe('/')
		expect((await visitor.visit('/')).words).not.toContain('U bent uitgelogd.')
	})

	test('ends the session on the server: a copied cookie is worth nothing [136] [137]', async () => {
		const { stolen } = await logOut((page) => page.follow('Uitloggen'))
		expect((await stolen.visit('/dashboard')).path).toBe('/')
	})

	test('works as a form too, clears what the browser kept, and asks the API nothing [136] [286]', async () => {
		const { visitor } = await signIn(portal.url)
		api.forgetCalls()
		const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from('') }
		const from = await visitor.visit('/dashboard')
		api.forgetCalls()
		const answer = await visitor.visit('/logout', { method: 'POST', body, from, redirects: false })
		expect([answer.headers.location, answer.headers['clear-site-data']]).toEqual(['/', '"cache", "storage"'])
		expect(tokensOf()).toEqual([])
	})

	test('forgets the cookie by its name and leaves no session behind; the choices and the known device stay [136]', async () => {
		const { visitor } = await signIn(portal.url)
		await (await visitor.visit('/dashboard')).press('English')
		const answer = await visitor.visit('/logout', { redirects: false })
		expect(answer.setCookies.find((line) => line.startsWith('accelerate='))).toMatch(
			/^accelerate=.{0,6}; Max-Age=0;/,
		)
		const login = await visitor.visit('/')
		expect(login.words).toContain('You are signed out.')
		expect(
			visitor.cookies
				.all()
				.map(({ name }) => name)
				.sort(),
		).toEqual(['device', 'guest', 'preferences'])
	})

	test.each([
		['another site leads there', cross],
		['a sister site leads there', { 'sec-fetch-site': 'same-site' }],
		[
			'the browser prepares the page',
			{ 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'same-origin' },
		],
		['an old browser prepares the page', { purpose: 'prefetch', 'sec-fetch-site': 'none' }],
	])('asks first when %s, and does nothing until the answer [136]', async (_what, headers) => {
		const { visitor } = await signIn(portal.url)
		const question = await visitor.visit('/logout', { headers })
		expect(question.path).toBe('/logout/confirm')
		expect(question.getByRole('heading', { level: 1 }).textContent).toBe('Wilt u uitloggen?')
		expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')
		expect((await question.press('Ja, log uit')).path).toBe('/')
		expect((await visitor.visit('/dashboard')).path).toBe('/')
	})

	test('is no harm in a HEAD, nor for who says no [136]', async () => {
		const { visitor } = await signIn(portal.url)
		await visitor.visit('/logout', { method: 'HEAD' })
		const question = await visitor.visit('/logout', { headers: cross })
		expect((await question.follow('Nee, blijf ingelogd')).path).toBe('/dashboard')
	})

	test('does no harm to a guest [25] [136]', async () => {
		const page = await startVisitor(portal.url).visit('/logout')
		expect([page.status, page.path]).toEqual([200, '/'])
	})
})
