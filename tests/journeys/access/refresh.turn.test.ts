import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openOverview, signIn } from '../../support/sign-in'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

const refused = () => HttpResponse.json({ code: 'accessTokenExpired' }, { status: 401 })
const bearersOf = (path: string) => api.callsTo('GET', path).map(({ headers }) => headers.authorization)

/** Anna, signed in, with an access token that the API refuses. A renewal works. */
async function signInWithSpentToken() {
	const { visitor } = await signIn(portal.url)
	const spent = bearersOf('/api/consumers')[0] ?? ''
	api.forgetCalls()
	api.answer(
		http.all('*', ({ request }) => (request.headers.get('authorization') === spent ? refused() : undefined)),
	)
	return { visitor, spent }
}

test('One refused token is renewed once for all calls of a page, and each is sent again with the new one [138] [139] [140]', async () => {
	const { visitor, spent } = await signInWithSpentToken()
	const page = await visitor.visit('/dashboard')
	expect(page.path).toBe('/dashboard')
	expect(page.words).toContain('Aankoop Lindelaan 14')
	expect(page.queryByText('Fout')).toBeNull()

	const refreshes = api.callsTo('POST', '/api/auth/refresh')
	expect(refreshes).toHaveLength(1)
	expect(refreshes[0]?.json).toEqual({ refreshToken: expect.stringMatching(/^[\w-]{20,}$/) as string })
	expect(refreshes[0]?.headers.authorization).toBeUndefined()
	for (const path of ['/api/actions', '/api/dossiers', '/api/banners', '/api/products/appointments']) {
		const [first, second, ...more] = bearersOf(path)
		expect([first, more]).toEqual([spent, []])
		expect(second).toMatch(/^Bearer [\w-]{20,}$/)
		expect(second).not.toBe(spent)
	}
})

test('Pages opened at the same time share that one renewal [139]', async () => {
	const { visitor } = await signInWithSpentToken()
	const pages = await Promise.all(
		['/dashboard', '/important-documents', '/dashboard'].map((path) => visitor.visit(path)),
	)
	expect(pages.map(({ status, path }) => `${status} ${path}`)).toEqual([
		'200 /dashboard',
		'200 /important-documents',
		'200 /dashboard',
	])
	expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(1)
})

test('The new pair is kept: the next page needs no renewal [138]', async () => {
	const { visitor, spent } = await signInWithSpentToken()
	await visitor.visit('/dashboard')
	api.forgetCalls()
	await visitor.visit('/dashboard')
	expect(api.callsTo('POST', '/api/auth/refresh')).toEqual([])
	expect(bearersOf('/api/actions')).not.toContain(spent)
})

test('A call that is refused again with the new token is not sent a third time [140]', async () => {
	const { visitor } = await signIn(portal.url)
	api.forgetCalls()
	api.answer(http.get('*/api/actions', refused))
	const page = await visitor.visit('/dashboard')
	expect(page.status).toBe(200)
	expect(bearersOf('/api/actions')).toHaveLength(2)
	expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(1)
})

const expired = 'is verlopen'
const withdrawn = 'is verlopen of ingetrokken, bijvoorbeeld door een nieuw wachtwoord'

test.each([
	['/actions', '*/api/actions'],
	['/invoices', '*/api/invoices'],
	['/mortgages/10011', '*/api/products/mortgages'],
])(
	'A page whose own call stays refused after a good renewal signs out, and says why: %s',
	async (path, call) => {
		const { visitor } = await signIn(portal.url)
		api.answer(http.get(call, refused))
		const page = await visitor.visit(path)
		expect(page.path).toBe('/')
		expect(page.getAllByText(`U bent uitgelogd omdat uw toegang ${withdrawn}. Log opnieuw in.`)).toHaveLength(
			1,
		)
		expect((await visitor.visit('/dashboard')).path).toBe('/')
	},
)

test('A part whose call stays refused fails alone, and nobody is told to be signed out', async () => {
	const { visitor } = await signIn(portal.url)
	api.answer(http.get('*/api/dossiers', refused))
	const page = await visitor.visit('/dashboard')
	expect([page.status, page.path]).toEqual([200, '/dashboard'])
	expect(page.words).not.toMatch(/U bent uitgelogd/)
})

test('A code or a password after which the tokens are refused is renewed once, and signs in', async () => {
	api.answer(http.get('*/api/consumers', () => refused(), { once: true }))
	const { page } = await openOverview(portal.url)
	expect(page.path).toBe('/dashboard')
	expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(1)
})

test.each(['refreshTokenInvalid', 'refreshTokenMissing', 'refreshTokenExpired', 'refreshTokenUnsaveable'])(
	'A renewal refused with %s signs the client out and tells it once [141] [142]',
	async (code) => {
		const { visitor } = await signInWithSpentToken()
		api.answer(http.post('*/api/auth/refresh', () => HttpResponse.json({ code }, { status: 401 })))
		const page = await visitor.visit('/dashboard')
		expect([page.status, page.path]).toEqual([200, '/'])
		const why = code === 'refreshTokenExpired' ? expired : withdrawn
		expect(page.getAllByText(`U bent uitgelogd omdat uw toegang ${why}. Log opnieuw in.`)).toHaveLength(1)
		expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(1)
		expect((await visitor.visit('/')).words).not.toContain('U bent uitgelogd')
		await api.heal()
		expect((await visitor.visit('/dashboard')).path).toBe('/')
	},
)

test('A script that asks for data is led to the login as well [141]', async () => {
	const { visitor } = await signInWithSpentToken()
	api.answer(http.post('*/api/auth/refresh', refused))
	const answer = await visitor.visit('/dashboard?_data=routes%2Fportal%2Fdashboard', { redirects: false })
	expect(answer.headers['x-remix-redirect']).toBe('/')
})

test('A renewal that fails without a verdict is tried again, and the page is there after all [138] [140]', async () => {
	const { visitor } = await signInWithSpentToken()
	api.fault('POST', '/api/auth/refresh', { status: 503 }, 1)
	const page = await visitor.visit('/dashboard')
	expect(page.path).toBe('/dashboard')
	expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(2)
})

test.each([408, 425, 429])(
	'A renewal answered with %i is no verdict: it is tried again, and nobody is signed out [138] [140]',
	async (status) => {
		const { visitor } = await signInWithSpentToken()
		api.fault('POST', '/api/auth/refresh', { status, code: 'refreshTokenInvalid' }, 1)
		expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')
		expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(2)
	},
)

/** The first renewal gets this Retry-After, the second works. */
async function openTwoPagesAfter(retryAfter: string) {
	const { visitor } = await signInWithSpentToken()
	let asked = 0
	const tooOften = () =>
		(asked += 1) > 1
			? undefined
			: HttpResponse.json({}, { status: 429, headers: { 'retry-after': retryAfter } })
	api.answer(http.post('*/api/auth/refresh', tooOften))
	const pages = await Promise.all(['/dashboard', '/documents'].map((path) => visitor.visit(path)))
	expect(pages.map(({ path }) => path)).toEqual(['/dashboard', '/documents'])
	const [first, second, ...more] = api.callsTo('POST', '/api/auth/refresh')
	expect(more).toEqual([])
	return (second?.at ?? 0) - (first?.at ?? 0)
}

test('A renewal waits as long as the API asks, once for all who wait [138] [139]', async () => {
	expect(await openTwoPagesAfter('3')).toBeGreaterThanOrEqual(2_900)
})

test('A renewal is not put off for an hour because the API asks for that [138]', async () => {
	await openTwoPagesAfter('3600')
})

test('A renewal that is put off each time ends as any other without a verdict: signed out, and told so [141]', async () => {
	const { visitor } = await signInWithSpentToken()
	api.fault('POST', '/api/auth/refresh', { status: 429 })
	const page = await visitor.visit('/dashboard')
	expect([page.status, page.path]).toEqual([200, '/'])
	expect(page.words).toContain('U bent uitgelogd omdat ons systeem even geen antwoord gaf.')
	expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(3)
})

test('The reference API is strict: a refresh token works once, so two renewals would have shown [139]', async () => {
	const { visitor } = await signIn(portal.url)
	const spent = bearersOf('/api/consumers')[0] ?? ''
	api.answer(
		http.all('*', ({ request }) => (request.headers.get('authorization') === spent ? refused() : undefined)),
	)
	await visitor.visit('/dashboard')
	await visitor.visit('/dashboard')
	const [refresh] = api.callsTo('POST', '/api/auth/refresh')
	const again = await api.backend.handle(
		new Request('http://api/api/auth/refresh', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(refresh?.json),
		}),
	)
	expect(again.status).toBe(401)
})
