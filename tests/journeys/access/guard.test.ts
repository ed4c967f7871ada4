import { describe, expect, test } from 'vitest'
import { deal, seed } from '#tests/support/full'
import { sendRaw } from '../../support/raw-request'
import { signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { unmark } from '../../support/unmark'
import { routes } from './route-kinds'
import { rows } from './route-rows'
import { oneBranch, useSite } from '#tests/support/use-site'

const ofConsumers = routes
	.filter(({ kind, has }) => (kind === 'portal' || kind === 'setup') && has.loader)
	.map((route, at) => ({ ...route, at }))
const ofGuests = routes.filter(({ kind }) => kind === 'guest')
/** Calls that need no sign-in (contract §1) [143]. */
const publicCalls =
	/^GET \/api\/(maintenance|multiple-domains|licenses|licenses\/current|languages|languages\/current|theme|dictionary)$/

/** `npm run test:full stress` spells each address in each way; `npm test` in two, others with each commit. */
const spellings: [string, (address: string) => string][] = [
	['other capitals', (address) => address.toUpperCase()],
	['an encoded letter', (address) => `/%${address.charCodeAt(1).toString(16)}${address.slice(2)}`],
	['dot segments', (address) => `/offline/..${address}`],
	['encoded dot segments', (address) => `/offline/%2e%2e${address}`],
	['a doubled slash', (address) => `/${address}`],
	['a slash at the end', (address) => `${address}/`],
	['a backslash', (address) => `/\\${address.slice(1)}`],
	['a null', (address) => `${address}%00`],
	['a semicolon', (address) => `${address};a=b`],
	['a token without value', (address) => `${address}?accessToken=`],
]

const { api, portal } = await useSite({ env: oneBranch })
const anna = (await signIn(portal.url)).visitor

function expectNothingLeaked(text: string) {
	expect(text).not.toMatch(/Anna|Vries|Lindelaan|loonstrook/)
	const calls = api.calls.map(({ method, path }) => `${method} ${path}`)
	expect(calls.filter((call) => !publicCalls.test(call))).toEqual([])
	expect(api.calls.filter(({ headers }) => headers.authorization)).toEqual([])
}

test('Every address of the route table is judged here; one of something says of what', () => {
	const paths = routes.map(({ path }) => path)
	expect(Object.keys(rows).filter((path) => !paths.includes(path))).toEqual([])
	expect(routes.filter(({ address }) => address.includes(':')).map(({ path }) => path)).toEqual([])
})

describe.each(ofConsumers)(`$path (seed ${seed})`, ({ address, at, id, has }) => {
	const guest = () => startVisitor(portal.url)

	test.each(['GET', 'HEAD'] as const)('leads a guest who sends %s to the login [81]', async (method) => {
		const answer = await guest().visit(address, { method, redirects: false })
		expect([answer.status, unmark(answer)]).toEqual([302, '/'])
		expectNothingLeaked(answer.html)
	})

	test('gives a guest no data where a script asks for it, and asks the API nothing [81]', async () => {
		const data = `?_data=${encodeURIComponent(id)}`
		const ask = async () => {
			api.forgetCalls()
			const answer = await guest().visit(address + data, { redirects: false })
			const location = answer.headers['x-remix-redirect'] ?? answer.headers.location
			expect(unmark({ headers: { location } })).toBe('/')
			expectNothingLeaked(answer.html)
			return api.calls.length
		}
		// The minute for which set-up is cached may end during one of the two.
		expect([await ask(), await ask()]).toContain(0)
	})

	test('does nothing for a guest who posts [81]', async () => {
		const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from('comment=x') }
		const answer = await guest().visit(address, { method: 'POST', body, redirects: false })
		expect(answer.status).toBe(has.action ? 303 : 405)
		expectNothingLeaked(answer.html)
	})

	test.each(deal('stress', spellings, 2, seed + at).map(([name, spell]) => [name, spell(address)] as const))(
		'stays closed to a guest however it is spelled: %s [81]',
		async (_spelling, spelled) => {
			const answer = await sendRaw(portal.url, spelled)
			expect([302, 301, 400, 404]).toContain(answer.status)
			if (answer.status === 302) expect(unmark(answer)).toBe('/')
			expectNothingLeaked(answer.text)
		},
	)
})

describe.each(ofGuests)('For guests alone: $path', ({ address, has }) => {
	const methods = ['GET', 'HEAD', ...(has.action ? (['POST'] as const) : [])] as const
	test.each(methods)('leads who is signed in to the dashboard: %s [82]', async (method) => {
		const form = { type: 'application/x-www-form-urlencoded', body: Buffer.from('email=a') }
		const body = method === 'POST' ? form : undefined
		const answer = await anna.visit(address, { method, body, redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([method === 'POST' ? 303 : 302, '/dashboard'])
		expect(api.calls.filter((call) => call.method === 'POST')).toEqual([])
	})
})

describe('The login', () => {
	test('is there for a guest', async () => {
		const page = await startVisitor(portal.url).visit('/')
		expect(page.status).toBe(200)
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Inloggen')
	})
})

test('What is neither of these is there for everyone, signed in or not', async () => {
	for (const visitor of [startVisitor(portal.url), anna]) {
		const offline = await visitor.visit('/offline')
		expect([offline.status, offline.path]).toEqual([200, '/offline'])
	}
	const loggedOut = await startVisitor(portal.url).visit('/logout', { redirects: false })
	expect([loggedOut.status, loggedOut.headers.location]).toEqual([303, '/'])
})

test('After signing in, the client gets the page they asked for, query and all [81]', async () => {
	const visitor = startVisitor(portal.url)
	const login = await visitor.visit('/actions/11001/upload-document?q=mail')
	expect(login.path).toBe('/')
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', 'Welkom-2026!')
	const page = await login.press('Inloggen')
	expect(page.path).toBe('/actions/11001/upload-document?q=mail')
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
