import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { createListDocument } from '../../support/own-branches'
import { signIn, tryToSignIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()

const domains = () => [...new Set(api.calls.map(({ headers }) => headers.domain))]

describe('Before a branch is chosen', () => {
	test.each(['/', '/404', '/nergens'])(
		'%s shows the branches of the firm and nothing else [88] [90] [92]',
		async (path) => {
			const page = await startVisitor(portal.url).visit(path)
			expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Welkom')
			expect(page.words).toContain('Kies uw vestiging. Daarna kunt u inloggen.')
			const names = page.getAllByRole('button', { name: /^Kies / }).map((button) => button.textContent)
			expect(names).toEqual([
				'Kies Noorderlicht Financieel Advies',
				'Kies Delta Wonen & Ondernemen',
				'Kies De Vesting Hypotheken',
			])
			expect(page.queryByLabelText('Wachtwoord')).toBeNull()
		},
	)

	test('only the calls that need no branch are made, and none names one [281] [282]', async () => {
		await portal.forget()
		await startVisitor(portal.url).visit('/')
		expect([...new Set(api.calls.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual([
			'GET /api/dictionary',
			'GET /api/languages',
			'GET /api/languages/current',
			'GET /api/licenses',
			'GET /api/maintenance',
			'GET /api/multiple-domains',
			'GET /api/theme',
		])
		expect(domains()).toEqual([undefined])
	})

	test('a login that is posted all the same goes nowhere [88]', async () => {
		const from = await startVisitor(portal.url).visit('/')
		const body = {
			type: 'application/x-www-form-urlencoded',
			body: Buffer.from('email=anna&password=Welkom-2026!'),
		}
		await startVisitor(portal.url).visit('/', { method: 'POST', body, from })
		expect(api.callsTo('POST', '/api/auth/login')).toEqual([])
	})
})

test('The choice is kept: login, colours and calls are those of the branch from then on [17] [91] [145]', async () => {
	const visitor = startVisitor(portal.url)
	const chooser = await visitor.visit('/')
	const names = chooser.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
	expect(names).toEqual([
		'Noorderlicht Financieel Advies',
		'Delta Wonen & Ondernemen',
		'De Vesting Hypotheken',
	])
	const login = await chooser.press('Kies De Vesting Hypotheken')
	expect([login.path, login.title]).toEqual(['/', 'Inloggen - De Vesting Hypotheken'])
	expect(login.words).toContain('De Vesting Hypotheken · Bastionstraat 3, Naarden')
	expect(login.html).toContain('/theme/7a1f3d-')
	api.forgetCalls()
	const page = await tryToSignIn(visitor, { email: 'willem@voorbeeld.nl' })
	expect([page.path, page.title]).toEqual(['/dashboard', expect.stringContaining('De Vesting Hypotheken')])
	expect(api.calls.length).toBeGreaterThan(8)
	expect(domains()).toEqual(['vesting'])
})

test('A chosen branch can be changed at the login, by the button that stands there then [102]', async () => {
	const visitor = startVisitor(portal.url)
	const login = await visitor.visit('/?domain=delta')
	expect(login.words).toContain('Vestiging: Delta Wonen & Ondernemen')
	const chooser = await login.press('Kies een andere vestiging')
	expect(chooser.getByRole('button', { name: 'Kies Noorderlicht Financieel Advies' })).toBeTruthy()
	const other = await chooser.press('Kies Noorderlicht Financieel Advies')
	expect(other.title).toBe('Inloggen - Noorderlicht Financieel Advies')
})

test('A branch that the firm does not have cannot be chosen', async () => {
	const visitor = startVisitor(portal.url)
	const from = await visitor.visit('/')
	const body = {
		type: 'application/x-www-form-urlencoded',
		body: Buffer.from('branch=verzonnen&returnTo=%2F'),
	}
	const page = await visitor.visit('/branch', { method: 'POST', body, from })
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Welkom')
	expect(domains()).not.toContain('verzonnen')
})

test('Invented branches in the cookie show the choice, without a call to the API', async () => {
	await startVisitor(portal.url).visit('/')
	api.forgetCalls()
	for (let count = 0; count < 30; count += 1) {
		const cookie = Buffer.from(JSON.stringify({ branch: `verzonnen-${count}` })).toString('base64')
		const page = await startVisitor(portal.url, { headers: { cookie: `preferences=${cookie}` } }).visit('/')
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Welkom')
	}
	expect(api.calls.filter(({ headers }) => headers.domain?.startsWith('verzonnen'))).toEqual([])
	// The cached set-up may expire meanwhile, which adds one read.
	expect(api.calls.length).toBeLessThanOrEqual(7)
})

describe('A branch in the address', () => {
	test('is chosen and leaves the address; what else the portal knows stays there [93] [94]', async () => {
		const visitor = startVisitor(portal.url)
		const answer = await visitor.visit('/?q=1&domain=delta&by=twee%20drie&utm_source=mail', {
			redirects: false,
		})
		expect([answer.status, answer.headers.location]).toEqual([302, '/?q=1&by=twee+drie'])
		expect((await visitor.visit('/')).title).toBe('Inloggen - Delta Wonen & Ondernemen')
	})

	test.each(['verzonnen', '', '%0d%0aset-cookie:a=b', '../noord'])(
		'that the firm does not have is ignored, and leaves the address: "%s" [93] [94]',
		async (domain) => {
			const { visitor } = await signIn(portal.url, { branch: 'noord' })
			const answer = await visitor.visit(`/dashboard?domain=${domain}`, { redirects: false })
			expect([answer.status, answer.headers.location]).toEqual([302, '/dashboard'])
			expect((await visitor.visit('/dashboard')).words).toContain('Aankoop Lindelaan 14')
		},
	)

	test('works on every page, also for a guest who is led to the login [81] [93]', async () => {
		const visitor = startVisitor(portal.url)
		const page = await visitor.visit('/actions/11001/upload-document?domain=vesting')
		expect([page.path, page.title]).toEqual(['/', 'Inloggen - De Vesting Hypotheken'])
	})

	test('ends the session at another branch: nobody is signed in at two [93]', async () => {
		const { visitor } = await signIn(portal.url, { branch: 'noord' })
		await visitor.visit('/dashboard?domain=delta')
		expect((await visitor.visit('/dashboard')).path).toBe('/')
		await visitor.visit('/?domain=noord')
		expect((await visitor.visit('/dashboard')).path).toBe('/')
	})
})

describe('A firm that shows no chooser', () => {
	test('lets the API decide: no call names a branch, and the login offers no other [90] [102]', async () => {
		api.answer(http.get('*/api/multiple-domains', () => HttpResponse.json({ show_domain_chooser: false })))
		await portal.forget()
		const visitor = startVisitor(portal.url)
		const login = await visitor.visit('/')
		expect(login.title).toBe('Inloggen - Klantportaal')
		expect(login.queryByRole('button', { name: /^Kies / })).toBeNull()
		expect((await tryToSignIn(visitor)).path).toBe('/dashboard')
		expect(domains()).toEqual([undefined])
	})

	test('with many branches has a list of them, and says so where none was chosen', async () => {
		const others = Array.from({ length: 30 }, (_, at) => ({ name: `Kantoor ${at}`, domain: `kantoor-${at}` }))
		const branches = createListDocument([...others, { name: 'Noord', domain: 'noord' }])
		api.answer(http.get('*/api/licenses', () => HttpResponse.json(branches)))
		await portal.forget()
		const visitor = startVisitor(portal.url)
		const chooser = await visitor.visit('/')
		expect(chooser.queryByRole('button', { name: /^Kies / })).toBeNull()
		const again = await chooser.press('Ga verder')
		expect(again.getByRole('heading', { level: 1 }).textContent).toBe('Welkom')
		expect(again.words).toContain('Kies een vestiging')
		again.fill('Bij welke vestiging bent u klant?', 'noord')
		const login = await again.press('Ga verder')
		expect([login.path, login.title]).toEqual(['/', 'Inloggen - Noord'])
	})

	test('with a single branch speaks for that one [90]', async () => {
		api.answer(
			http.get('*/api/licenses', () =>
				HttpResponse.json(createListDocument([{ name: 'Alleen wij', domain: 'noord' }])),
			),
		)
		await portal.forget()
		const visitor = startVisitor(portal.url)
		const login = await visitor.visit('/')
		expect(login.title).toBe('Inloggen - Alleen wij')
		expect(login.queryByRole('button', { name: /^Kies / })).toBeNull()
		api.forgetCalls()
		expect((await tryToSignIn(visitor)).path).toBe('/dashboard')
		expect(domains()).toEqual(['noord'])
	})

	test('says so when there are no branches to choose from', async () => {
		api.answer(http.get('*/api/licenses', () => HttpResponse.json({ data: [] })))
		await portal.forget()
		const page = await startVisitor(portal.url).visit('/')
		expect(page.words).toContain('Wij kunnen de vestigingen nu niet laten zien.')
	})
})
