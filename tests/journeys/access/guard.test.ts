import type { RouteConfigEntry } from '@remix-run/route-config'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import routeTable from '#app/routes'
import { startApi } from '../../support/api'
import { startPortal, type TestPortal } from '../../support/portal'
import { sendRaw } from '../../support/raw-request'
import { signIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'

/** Who may open what (spec 1 §2.1, §2.2), in addresses of Anna's dossier. */
const addresses = {
	portal: {
		'/dashboard': '/dashboard',
		'/important-documents': '/important-documents',
		'/settings': '/settings',
		'/settings/two-factor': '/settings/two-factor',
		'/actions/:action/upload-document': '/actions/11001/upload-document',
		'/actions/:action/download': '/actions/11012/download',
		'/actions/:action/download-added': '/actions/11011/download-added',
		'/actions/:action/download-otd': '/actions/11017/download-otd',
		'/important-documents/:document/download': '/important-documents/10701/download',
	},
	guest: {
		'/': '/',
		'/login/code': '/login/code',
		'/forgot/password': '/forgot/password',
		'/reset/password/new': '/reset/password/new',
		'/reset/password/:token': '/reset/password/geheim',
	},
	anyone: [
		'/logout',
		'/logout/confirm',
		'/offline',
		'/language',
		'/branch',
		'/simple-version',
		'/other-consumer',
		'/close-notice',
		'/session',
		'/password-strength',
	],
	public: ['/theme/:name', '/images/:name', '*'],
}
const portalRoutes = Object.entries(addresses.portal)
const files = new Map(flatten(routeTable).map(({ path, file }) => [path, file.replace(/\.tsx?$/, '')]))
/** What may be asked of the API for somebody who is not signed in (spec 1 §6, contract §1). */
const publicCalls =
	/^GET \/api\/(maintenance|multiple-domains|licenses|licenses\/current|languages|languages\/current|theme|dictionary)$/

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
let anna: Visitor

function flatten(routes: RouteConfigEntry[]): RouteConfigEntry[] {
	return routes.flatMap((entry) => [...(entry.path ? [entry] : []), ...flatten(entry.children ?? [])])
}

beforeAll(async () => {
	api = await startApi()
	portal = await startPortal({ apiUrl: api.url, env: { HOST_BRANCHES: 'localhost=noord' } })
	anna = (await signIn(portal.url)).visitor
})
beforeEach(() => api.forgetCalls())
afterAll(async () => {
	await portal.close()
	await api.close()
})

function expectNothingLeaked(text: string) {
	expect(text).not.toMatch(/Anna|Vries|Lindelaan|loonstrook/)
	const calls = api.calls.map(({ method, path }) => `${method} ${path}`)
	expect(calls.filter((call) => !publicCalls.test(call))).toEqual([])
	expect(api.calls.filter(({ headers }) => headers.authorization)).toEqual([])
}

test('Every address of the route table is judged here', () => {
	const judged = [
		...Object.keys(addresses.portal),
		...Object.keys(addresses.guest),
		...addresses.anyone,
		...addresses.public,
	]
	expect([...files.keys()].sort()).toEqual(judged.sort())
})

describe.each(portalRoutes)('%s', (route, address) => {
	const guest = () => startVisitor(portal.url)

	test.each(['GET', 'HEAD'] as const)(
		'leads a guest who sends %s to the login [27] [45] [62] [81]',
		async (method) => {
			const answer = await guest().visit(address, { method, redirects: false })
			expect([answer.status, answer.headers.location]).toEqual([302, '/'])
			expectNothingLeaked(answer.html)
		},
	)

	test('gives a guest no data where a script asks for it, and asks the API nothing [81]', async () => {
		const data = `?_data=${encodeURIComponent(files.get(route) ?? '')}`
		const answer = await guest().visit(address + data, { redirects: false })
		const target = answer.headers['x-remix-redirect'] ?? answer.headers.location
		expect(target).toBe('/')
		expectNothingLeaked(answer.html)
		expect(api.calls).toEqual([])
	})

	test('does nothing for a guest who posts [81]', async () => {
		const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from('comment=x') }
		const answer = await guest().visit(address, { method: 'POST', body, redirects: false })
		expect([303, 405]).toContain(answer.status)
		expectNothingLeaked(answer.html)
	})

	test('opens for who is signed in [27] [45] [62]', async () => {
		const answer = await anna.visit(address, { redirects: false })
		expect(answer.status).toBe(200)
	})

	const letter = address.charCodeAt(1).toString(16)
	test.each([
		['other capitals', address.toUpperCase()],
		['an encoded letter', `/%${letter}${address.slice(2)}`],
		['dot segments', `/offline/..${address}`],
		['encoded dot segments', `/offline/%2e%2e${address}`],
		['a doubled slash', `/${address}`],
		['a slash at the end', `${address}/`],
		['a backslash', `/\\${address.slice(1)}`],
		['a null', `${address}%00`],
		['a semicolon', `${address};a=b`],
		['a token without value', `${address}?accessToken=`],
	])('stays closed to a guest however it is spelled: %s [81]', async (_spelling, spelled) => {
		const answer = await sendRaw(portal.url, 'GET', spelled)
		expect([302, 301, 400, 404]).toContain(answer.status)
		if (answer.status === 302) expect(answer.headers.location).toBe('/')
		expectNothingLeaked(answer.text)
	})
})

describe.each(Object.entries(addresses.guest))('For guests alone: %s', (route, address) => {
	const methods = route.endsWith(':token') ? (['GET', 'HEAD'] as const) : (['GET', 'HEAD', 'POST'] as const)
	test.each(methods)('leads who is signed in to the dashboard: %s [21] [23] [24] [82]', async (method) => {
		const body =
			method === 'POST'
				? { type: 'application/x-www-form-urlencoded', body: Buffer.from('email=a') }
				: undefined
		const answer = await anna.visit(address, { method, body, redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([302, '/dashboard'])
		expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
	})
})

describe('The login', () => {
	test('is there for a guest [21]', async () => {
		const page = await startVisitor(portal.url).visit('/')
		expect(page.status).toBe(200)
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Inloggen')
	})
})

test('What is neither of these is there for everyone, signed in or not [25]', async () => {
	for (const visitor of [startVisitor(portal.url), anna]) {
		const offline = await visitor.visit('/offline')
		expect([offline.status, offline.path]).toEqual([200, '/offline'])
	}
	const loggedOut = await startVisitor(portal.url).visit('/logout', { redirects: false })
	expect([loggedOut.status, loggedOut.headers.location]).toEqual([303, '/'])
})

test('After signing in, the client gets the page they asked for, query and all [81]', async () => {
	const visitor = startVisitor(portal.url)
	const login = await visitor.visit('/actions/11001/upload-document?from=mail')
	expect(login.path).toBe('/')
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', 'Welkom-2026!')
	const page = await login.press('Inloggen')
	expect(page.path).toBe('/actions/11001/upload-document?from=mail')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Upload: Loonstrook')
})

test('A refused form or HEAD is no page to come back to [81]', async () => {
	const visitor = startVisitor(portal.url)
	await visitor.visit('/important-documents', { method: 'HEAD' })
	const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from('') }
	await visitor.visit('/actions/11001/upload-document', { method: 'POST', body })
	const login = await visitor.visit('/')
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', 'Welkom-2026!')
	expect((await login.press('Inloggen')).path).toBe('/dashboard')
})
