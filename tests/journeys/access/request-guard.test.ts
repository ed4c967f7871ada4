import { describe, expect, test } from 'vitest'
import { sendRaw } from '../../support/raw-request'
import { signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { routes } from './route-kinds'
import { unmark } from '#tests/support/unmark'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })
const anna = (await signIn(portal.url)).visitor

const urlencoded = (text: string) => ({ type: 'application/x-www-form-urlencoded', body: Buffer.from(text) })
const multipart = (size: number) => ({
	type: 'multipart/form-data; boundary=b',
	body: Buffer.concat([
		Buffer.from('--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-'),
		Buffer.alloc(size, 'a'),
		Buffer.from('\r\n--b--\r\n'),
	]),
})

describe('A form from another site', () => {
	const forms = [
		'/',
		'/logout',
		'/language',
		'/branch',
		'/simple-version',
		'/close-notice',
		'/dashboard',
		'/actions/11001/upload-document',
	]

	test.each(forms)('does nothing at %s, and a page of ours says so [675]', async (path) => {
		const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://kwaad.voorbeeld.nl' }
		const page = await anna.visit(path, {
			method: 'POST',
			headers,
			body: urlencoded('language=en&branch=delta'),
		})
		expect(page.status).toBe(403)
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Dit kunt u niet openen')
		expect(page.getByRole('link', { name: 'Naar het overzicht' }).getAttribute('href')).toBe('/dashboard')
		expect(page.setCookies).toEqual([])
		expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
		expect((await anna.visit('/dashboard')).path).toBe('/dashboard')
	})

	test.each<[string, Record<string, string>, boolean]>([
		['this site', { 'sec-fetch-site': 'same-origin' }, true],
		['this site, which hides its address', { 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
		['the address bar', { 'sec-fetch-site': 'none' }, true],
		['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:1' }, false],
		['an unknown place', { 'sec-fetch-site': 'elsewhere' }, false],
		['a text browser', {}, true],
		['an older browser on this site', { origin: 'OWN' }, true],
		['an older browser on another port', { origin: 'http://localhost:1' }, false],
		['an older browser on another site', { origin: 'https://kwaad.voorbeeld.nl' }, false],
		['a sandboxed frame', { origin: 'null' }, false],
		['an origin that is no address', { origin: 'localhost' }, false],
	])('is told by what the browser says: %s [675]', async (_from, headers, isTaken) => {
		const visitor = startVisitor(portal.url, { textBrowser: true })
		const own = headers.origin === 'OWN' ? { origin: portal.url } : headers
		const body = urlencoded('language=en&returnTo=%2F')
		const answer = await visitor.visit('/language', { method: 'POST', headers: own, body, redirects: false })
		expect(answer.status).toBe(isTaken ? 303 : 403)
	})

	test('with a large file is answered too, not cut off [675]', async () => {
		const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://kwaad.voorbeeld.nl' }
		const body = multipart(3_000_000)
		const page = await anna.visit('/actions/11001/upload-document', { method: 'POST', headers, body })
		expect(page.status).toBe(403)
	})
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
	'%s is no way to speak to the portal: 405, in words',
	async (method) => {
		const page = await anna.visit('/dashboard', { method })
		expect(page.status).toBe(405)
		expect(page.headers.allow).toBe('GET, HEAD')
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Dit kan hier niet')
		expect(page.words).not.toContain('Lindelaan')
	},
)

const postOnly = routes.filter(({ has }) => has.action && !has.loader && !has.page)

describe.each(postOnly)('$path, which only takes forms,', ({ address, id }) => {
	test.each(['GET', 'HEAD', 'PUT'] as const)('answers %s by 405 and what it takes', async (method) => {
		const page = await anna.visit(address, { method })
		expect([page.status, page.headers.allow]).toEqual([405, 'POST'])
		expect(page.headers['x-content-type-options']).toBe('nosniff')
		if (method === 'HEAD') return
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Dit kan hier niet')
		expect(page.getByRole('link', { name: 'Naar het overzicht' })).toBeTruthy()
	})

	test('answers a script that asks for its data the same', async () => {
		const page = await anna.visit(`${address}?_data=${encodeURIComponent(id)}`)
		expect([page.status, page.headers.allow]).toEqual([405, 'POST'])
	})
})

test('A form for a page that takes none is answered by 405; what is no page stays 404', async () => {
	const from = await anna.visit('/dashboard')
	const send = { method: 'POST', body: urlencoded('a=b'), from } as const
	const page = await anna.visit('/dashboard', send)
	expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD'])
	expect((await anna.visit('/nergens', send)).status).toBe(404)
	expect((await anna.visit('/nergens', { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST')
})

test('A form that is far too long is refused in words, and nothing of it is used', async () => {
	const from = await startVisitor(portal.url).visit('/')
	const body = urlencoded(`email=anna&password=${'a'.repeat(70_000)}`)
	const page = await startVisitor(portal.url).visit('/', { method: 'POST', body, from })
	expect([page.status, page.title.startsWith('Fout: ')]).toEqual([422, true])
	expect(page.getByRole('alert').textContent).toContain('Dit is te lang')
	expect(page.getByLabelText('E-mailadres of gebruikersnaam')).toBeTruthy()
	expect(api.callsTo('POST', '/api/auth/login')).toEqual([])
})

test.each([
	['JSON', { type: 'application/json', body: Buffer.from('{"email":"anna"}') }],
	['plain text', { type: 'text/plain', body: Buffer.from('email=anna') }],
	['multipart without a boundary', { type: 'multipart/form-data', body: Buffer.from('x') }],
	['broken multipart', { type: 'multipart/form-data; boundary=b', body: Buffer.from('--b\r\nx') }],
	['nothing', undefined],
])('A body that is no form is refused, not taken for a failure of ours: %s', async (_what, body) => {
	for (const path of ['/', '/language', '/branch']) {
		const visitor = startVisitor(portal.url, { textBrowser: true })
		const page = await visitor.visit(path, { method: 'POST', body, redirects: false })
		expect(page.status).toBeGreaterThanOrEqual(300)
		expect(page.status).toBeLessThan(500)
	}
})

test.each([
	'evil.example',
	'localhost.evil.example',
	'localhost:80:80',
	'localhost@evil.example',
	'localhost/',
	'[::1',
	' ',
])('A host that is not ours is turned away: "%s"', async (host) => {
	const answer = await sendRaw(portal.url, '/', { headers: { host } })
	expect([400, 421]).toContain(answer.status)
	expect(answer.text).not.toContain('<')
	expect(api.calls).toEqual([])
})

test.each(['127.0.0.1', '127.0.0.1:81', 'LOCALHOST:3000', '[::1]:3000'])(
	'A host of the list is served: %s',
	async (host) => {
		expect((await sendRaw(portal.url, '/offline', { headers: { host } })).status).toBe(200)
	},
)

test('What a stranger says about a proxy is not believed', async () => {
	const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
	const answer = await sendRaw(portal.url, '/dashboard', { headers })
	expect(answer.status).toBe(302)
	expect(answer.headers['strict-transport-security']).toBeUndefined()
	expect(String(answer.headers['set-cookie'])).toMatch(/^login-target=/)
})

test.each([
	['//evil.example/a', '/'],
	['https://evil.example/a', '/'],
	['/\\evil.example', '/'],
	['javascript:alert(1)', '/'],
	['/.//evil.example', '/'],
	['', '/'],
	['/dashboard?page=2', '/dashboard?page=2'],
])('A form leads back into this site only: %s [149]', async (target, expected) => {
	const body = urlencoded(`language=nl&returnTo=${encodeURIComponent(target)}`)
	const visitor = startVisitor(portal.url, { headers: { 'sec-fetch-site': 'same-origin' } })
	const answer = await visitor.visit('/language', { method: 'POST', body, redirects: false })
	expect([answer.status, unmark(answer)]).toEqual([303, expected])
})
