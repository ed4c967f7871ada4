// Own portal: a proxy gives it another host name.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/support/api'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { sendRaw } from '#tests/support/raw-request'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { unmark } from '#tests/support/unmark'

const site = 'https://portaal.voorbeeld.nl'
/** Headers of a proxy that terminates TLS. */
const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portaal.voorbeeld.nl' }

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
beforeAll(async () => {
	api = await startApi()
	const env = {
		TRUSTED_PROXIES: '127.0.0.1,10.0.0.2',
		ALLOWED_HOSTS: 'localhost,portaal.voorbeeld.nl',
		HOST_BRANCHES: 'portaal.voorbeeld.nl=noord',
	}
	portal = await startPortal({ apiUrl: api.url, env })
})
afterEach(() => api.heal())
afterAll(async () => {
	await portal.close()
	await api.close()
})

const form = (fields: Record<string, string>) => ({
	type: 'application/x-www-form-urlencoded',
	body: Buffer.from(String(new URLSearchParams(fields))),
})

/** Anna, through the proxy. */
async function signInOverTls() {
	const anna = startVisitor(portal.url, { headers: proxied })
	expect((await tryToSignIn(anna)).path).toBe('/dashboard')
	return anna
}

test.each<[string, Record<string, string>, string | undefined]>([
	['the site', { origin: site }, '/help'],
	['the site, its port named', { origin: `${site}:443` }, '/help'],
	['the same name without TLS', { origin: 'http://portaal.voorbeeld.nl' }, undefined],
	['the name that the proxy calls us', { origin: 'http://localhost' }, undefined],
])(
	'A form over https from %s is taken where it is ours, and leads back to it',
	async (_from, headers, target) => {
		const visitor = startVisitor(portal.url, { textBrowser: true, headers: proxied })
		const body = form({ language: 'nl', returnTo: `${site}/help` })
		const answer = await visitor.visit('/language', { method: 'POST', headers, body, redirects: false })
		expect([answer.status, unmark(answer)]).toEqual(target ? [303, target] : [403, undefined])
	},
)

test('The firm of a host is known by the name that the browser uses, its cookies by the lock', async () => {
	const anna = await signInOverTls()
	expect(anna.cookies.find('__Host-accelerate')?.attributes.secure).toBe('')
	const dashboard = await anna.visit('/dashboard')
	expect(dashboard.headers['strict-transport-security']).toBe('max-age=31536000')
	expect(new Set(api.calls.map(({ headers }) => headers.domain).filter(Boolean))).toEqual(new Set(['noord']))
})

test('A download that fails leads back to the page that the browser came from', async () => {
	const anna = await signInOverTls()
	api.fault('GET', '/api/actions/11012/download', { status: 500 })
	const headers = { referer: `${site}/documents?page=2` }
	const answer = await anna.visit('/actions/11012/download', { headers, redirects: false })
	expect([answer.status, unmark(answer)]).toEqual([303, '/documents?page=2'])
})

test('A link to the logout on a page of ours logs out at once', async () => {
	const lynx = startVisitor(portal.url, { textBrowser: true, headers: proxied })
	const headers = { referer: `${site}/dashboard` }
	const answer = await lynx.visit('/logout', { headers, redirects: false })
	expect([answer.status, unmark(answer)]).toEqual([303, '/'])
})

test('An appointment is named in a calendar by the site it comes from', async () => {
	const anna = await signInOverTls()
	const { html } = await anna.visit('/appointments/10101/calendar.ics')
	expect(html).toContain('UID:10101@portaal.voorbeeld.nl')
})

test.each<[what: string, status: number, isSecure: boolean, headers: Record<string, string>]>([
	['its own name, with a port', 200, true, { ...proxied, 'x-forwarded-host': 'portaal.voorbeeld.nl:8443' }],
	['its own name, in capitals', 200, true, { ...proxied, 'x-forwarded-host': 'PORTAAL.voorbeeld.nl' }],
	['what a client made up, and its own', 200, true, prefixed('evil.example, ', 'http, ')],
	[
		'its own, and another behind it',
		421,
		true,
		{ ...proxied, 'x-forwarded-host': 'localhost, evil.example' },
	],
	['a name of nobody', 421, true, { ...proxied, 'x-forwarded-host': 'evil.example' }],
	['no name', 200, true, { 'x-forwarded-proto': 'https' }],
	['an empty name', 200, true, { ...proxied, 'x-forwarded-host': '' }],
	['a port that is none', 421, true, { ...proxied, 'x-forwarded-host': 'localhost:99999' }],
	['more than a name', 421, true, { ...proxied, 'x-forwarded-host': 'localhost/evil' }],
	['another protocol', 200, false, { ...proxied, 'x-forwarded-proto': 'ftp' }],
	['a protocol that a client made up', 200, false, { ...proxied, 'x-forwarded-proto': 'https, http' }],
	[
		'two of them, the inner without TLS',
		200,
		true,
		{ ...proxied, 'x-forwarded-proto': 'https, http', 'x-forwarded-for': '203.0.113.7, 10.0.0.2' },
	],
])('A proxy that says %s gets %i', async (_what, status, isSecure, headers) => {
	const answer = await sendRaw(portal.url, '/help', { headers })
	expect([answer.status, answer.headers['strict-transport-security'] !== undefined]).toEqual([
		status,
		isSecure,
	])
})

function prefixed(host: string, protocol: string) {
	return { 'x-forwarded-host': host + proxied['x-forwarded-host'], 'x-forwarded-proto': protocol + 'https' }
}
