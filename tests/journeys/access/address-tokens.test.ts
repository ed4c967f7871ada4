import { beforeAll, expect, test } from 'vitest'
import { askForTokens } from '#tests/support/ask-for-tokens'
import { overviewHeading } from '#tests/support/overview-heading'
import { signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { unmark } from '#tests/support/unmark'
import { oneBranch, useSite } from '#tests/support/use-site'

const goOn = 'Ja, ga verder met de link'

let anna: Awaited<ReturnType<typeof askForTokens>>
let pair: string

const dataCalls = () => api.calls.filter(({ headers }) => headers.authorization)

const { api, portal } = await useSite({ env: oneBranch })
beforeAll(async () => {
	anna = await askForTokens(api)
	pair = `accessToken=${anna.accessToken}&refreshToken=${anna.refreshToken}`
})

test('An access token in the address opens the page it names, and nothing after it [80]', async () => {
	const visitor = startVisitor(portal.url)
	const page = await visitor.visit(`/dashboard?accessToken=${anna.accessToken}`)
	expect(page.status).toBe(200)
	expect(page.getByRole('heading', { level: 1 }).textContent).toMatch(overviewHeading)
	expect(page.words).toContain('Aankoop Lindelaan 14')
	expect(new Set(dataCalls().map(({ headers }) => headers.authorization))).toEqual(
		new Set([`Bearer ${anna.accessToken}`]),
	)
	expect(visitor.cookies.find('accelerate')).toBeUndefined()
	expect((await visitor.visit('/dashboard')).path).toBe('/')
})

test.each(['/', '/dashboard', '/actions/11001/upload-document', '/nergens'])(
	'The token of an address stays out of the page itself, forms and all: %s [80] [147]',
	async (path) => {
		const page = await startVisitor(portal.url).visit(`${path}?page=2&accessToken=${anna.accessToken}`)
		expect(page.getAllByRole('button').length).toBeGreaterThan(0)
		expect(page.html).not.toContain(anna.accessToken)
	},
)

test('It passes the guard of the login too, and a link to an upload with it works [80]', async () => {
	const { visitor } = await signIn(portal.url)
	const login = await visitor.visit(`/?accessToken=${anna.accessToken}`)
	expect([login.status, login.path.split('?')[0]]).toEqual([200, '/'])
	const upload = await startVisitor(portal.url).visit(
		`/actions/11001/upload-document?accessToken=${anna.accessToken}`,
	)
	expect(upload.getByRole('heading', { level: 1 }).textContent).toBe('Upload: Loonstrook')
})

test('A token that the API refuses shows nothing, is never renewed, and the visitor is told [80] [141]', async () => {
	const page = await startVisitor(portal.url).visit('/dashboard?accessToken=verlopen')
	expect(page.path).toBe('/')
	expect(page.words).toContain(
		'U kunt met deze link niet inloggen. Misschien is de link verlopen of niet compleet. Vraag een nieuwe link aan.',
	)
	expect(page.words).not.toContain('Lindelaan')
	expect(api.callsTo('POST', '/api/auth/refresh')).toEqual([])
})

const closing = ['.', ',', ')', '>', '"', '%20', '%C2%A0', '%E2%80%9D', ').', '%3E%22,']

test.each(closing)('A sign that a sentence puts after a link is none of it: %s', async (signs) => {
	const { visitor } = await signIn(portal.url)
	for (const path of ['/actions/11001/upload-document', '/mortgages/10011', '/documents']) {
		const page = await visitor.visit(path + signs)
		expect([page.status, page.path]).toEqual([200, path])
	}
	const missing = await visitor.visit(`/nergens${signs}`)
	expect([missing.status, missing.path]).toEqual([404, '/nergens'])
	const guest = startVisitor(portal.url)
	const check = await guest.visit(`/mortgage-check-login/11037${signs}`)
	expect([check.status, check.path]).toEqual([200, '/mortgage-check-login/11037'])
	const byLink = await startVisitor(portal.url).visit(`/documents?${pair}${signs}`)
	expect([byLink.status, byLink.path]).toEqual([200, '/documents'])
	const refresh = await startVisitor(portal.url).visit(`/documents?accessToken=${anna.accessToken}${signs}`)
	expect(refresh.words).not.toContain('niet compleet')
})

test.each(closing)('Such a sign is none of the page that a sign-in leads to: %s', async (signs) => {
	const paired = await startVisitor(portal.url).visit(`/appointments/10101${signs}?${pair}`)
	expect([paired.status, paired.path]).toEqual([200, '/appointments/10101'])
	const guest = startVisitor(portal.url)
	const { fill, press } = await guest.visit(`/mortgages/10011${signs}`)
	fill('E-mailadres', 'anna@voorbeeld.nl')
	fill('Wachtwoord', 'Welkom-2026!')
	const page = await press('Inloggen')
	expect([page.status, page.path]).toEqual([200, '/mortgages/10011'])
})

test('Two slashes after the address of the firm are one', async () => {
	const page = await startVisitor(portal.url).visit(`${portal.url}//documents?${pair}`)
	expect([page.status, page.path]).toEqual([200, '/documents'])
})

test.each(['accessToken=verlopen', 'accessToken=verlopen&refreshToken=verlopen'])(
	'A link with old tokens signs nobody out: %s [80] [105]',
	async (query) => {
		const { visitor } = await signIn(portal.url, { email: 'bram@voorbeeld.nl' })
		const opened = await visitor.visit(`/important-documents?${query}&q=mail`)
		const page = query.includes('refresh') ? await opened.press(goOn) : opened
		expect(page.path).toBe(query.includes('refresh') ? '/dashboard' : '/important-documents?q=mail')
		expect(page.words).toMatch(/kunt? met deze link niet inloggen/)
		expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')
	},
)

test('A token pair at the login signs in, leaves the address and leads to the dashboard [105]', async () => {
	const visitor = startVisitor(portal.url)
	const answer = await visitor.visit(`/?${pair}`, { redirects: false })
	expect([answer.status, unmark(answer)]).toEqual([303, '/dashboard'])
	const page = await visitor.visit('/dashboard')
	expect(page.words).toContain('U bent ingelogd.')
	expect(page.words).toContain('Aankoop Lindelaan 14')
	expect(visitor.cookies.find('accelerate')?.value).toBeTruthy()
})

test('A token pair at another page leads to that page without the tokens [105]', async () => {
	const visitor = startVisitor(portal.url)
	const path = `/actions/11001/upload-document?${pair}&q=mail`
	const answer = await visitor.visit(path, { redirects: false })
	expect([answer.status, unmark(answer)]).toEqual([303, '/actions/11001/upload-document?q=mail'])
})

test('A pair that comes with a branch signs in at that branch [93] [105]', async () => {
	const visitor = startVisitor(portal.url)
	const page = await visitor.visit(`/?domain=noord&${pair}`)
	expect(page.path).toBe('/dashboard')
	expect(page.words).toContain('U bent ingelogd.')
})

test('A branch beside a pair is taken without a redirect that repeats the tokens [93] [147]', async () => {
	const visitor = startVisitor(portal.url)
	const answer = await visitor.visit(`/dashboard?domain=noord&${pair}`, { redirects: false })
	expect(answer.status).toBe(303)
	expect(JSON.stringify(answer.headers)).not.toContain(anna.accessToken)
	const elsewhere = await startVisitor(portal.url).visit(`/dashboard?domain=delta&${pair}`)
	expect(elsewhere.words).not.toContain('Lindelaan')
})

test.each(['/dashboard', '/', '/help', '/nergens'])(
	'A branch beside an access token is taken and leaves the address of %s, the token stays [80] [93]',
	async (path) => {
		const token = `accessToken=${anna.accessToken}`
		const visitor = startVisitor(portal.url)
		const answer = await visitor.visit(`${path}?page=2&domain=delta&${token}`, { redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([302, `${path}?page=2&${token}`])
		expect(answer.headers['referrer-policy']).toBe('strict-origin')
		api.forgetCalls()
		const page = await visitor.visit(answer.headers.location ?? '')
		expect(page.path).toBe(`${path}?page=2&${token}`)
		expect(new Set(dataCalls().map(({ headers }) => headers.domain))).toEqual(new Set(['delta']))
		const unknown = await visitor.visit(`${path}?domain=verzonnen&${token}`, { redirects: false })
		expect(unknown.headers.location).toBe(`${path}?${token}`)
	},
)

test.each(['/dashboard', '/', '/nergens'])(
	'What %s asks for does not hear of the token in its address [80] [147]',
	async (path) => {
		const page = await startVisitor(portal.url).visit(`${path}?accessToken=${anna.accessToken}`)
		expect(page.headers['referrer-policy']).toBe('strict-origin')
		expect((await startVisitor(portal.url).visit(path)).headers['referrer-policy']).not.toBe('strict-origin')
	},
)

test('A pair the API does not know signs nobody in, after one renewal that it refuses too [112]', async () => {
	const visitor = startVisitor(portal.url)
	const asked = await visitor.visit('/?accessToken=verzonnen&refreshToken=verzonnen')
	expect(api.callsTo('POST', '/api/auth/refresh')).toEqual([])
	const page = await asked.press(goOn)
	expect(page.path).toBe('/')
	expect(page.words).toContain(
		'U kunt met deze link niet inloggen. Misschien is de link verlopen of niet compleet. Vraag een nieuwe link aan.',
	)
	expect((await visitor.visit('/dashboard')).path).toBe('/')
	expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(1)
})

test('Renewed for the question who goes on, the pair of another client still signs that client in', async () => {
	const { visitor } = await signIn(portal.url, { email: 'bram@voorbeeld.nl' })
	const { refreshToken } = await askForTokens(api)
	api.forgetCalls()
	const question = await visitor.visit(
		`/important-documents?accessToken=verlopen&refreshToken=${refreshToken}`,
	)
	const page = await question.press(goOn)
	expect(page.status).toBe(200)
	expect((await visitor.visit('/dashboard')).words).toMatch(/De Vries/)
	expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(1)
})

test.each([
	['a HEAD', { method: 'HEAD' as const }],
	['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
	['an old prefetch', { headers: { purpose: 'prefetch' } }],
])('A pair is not used for %s [105]', async (_kind, options) => {
	const visitor = startVisitor(portal.url)
	await visitor.visit(`/?${pair}`, { ...options, redirects: false })
	expect(dataCalls()).toEqual([])
	expect((await visitor.visit('/dashboard')).path).toBe('/')
})

test('A pair of the same client who is signed in already simply goes on [105]', async () => {
	const { visitor } = await signIn(portal.url)
	const page = await visitor.visit(`/?${pair}`)
	expect(page.path).toBe('/dashboard')
	expect(page.words).toContain('Lindelaan 14')
})

test('A pair of somebody else asks first, so that no link can swap the account one is in [105]', async () => {
	const bram = await signIn(portal.url, { email: 'bram@voorbeeld.nl' })
	const page = await bram.visitor.visit(`/?${pair}`)
	expect(page.words).toContain('Je bent nu ingelogd met een ander account.')
	const stay = await bram.visitor.visit('/dashboard')
	expect(stay.words).toContain('Eerste huis')
	expect(stay.words).not.toContain('Lindelaan')
})

test('Who says yes is signed in with the link, and lands on the page it names [105]', async () => {
	const { accessToken, refreshToken } = await askForTokens(api)
	const { visitor } = await signIn(portal.url, { email: 'bram@voorbeeld.nl' })
	const link = `/important-documents?accessToken=${accessToken}&refreshToken=${refreshToken}`
	const question = await visitor.visit(link)
	expect(question.html).not.toContain(accessToken)
	expect(question.html).not.toContain(refreshToken)
	const page = await question.press(goOn)
	expect(page.path).toBe('/important-documents')
	expect((await visitor.visit('/dashboard')).words).toContain('Lindelaan')
})

test('No token of an address comes into the log or a redirect [80] [147]', () => {
	const printed = portal.lines.join('\n')
	expect(printed).toContain('"path":"/dashboard"')
	expect(printed).not.toContain(anna.accessToken)
	expect(printed).not.toContain(anna.refreshToken)
})

test('A link with tokens, or with one, to the archive of all data leads to its page; the button there downloads', async () => {
	const { accessToken, refreshToken } = await askForTokens(api)
	const zip = '/settings/my-data/all.zip'
	const visitor = startVisitor(portal.url)
	const query = new URLSearchParams({ accessToken, refreshToken })
	const page = await visitor.visit(`${zip}?${query}`)
	expect([page.status, page.path]).toEqual([200, '/settings/my-data'])
	expect((await visitor.visit(zip)).path).toBe('/settings/my-data')
	const archive = await page.follow('Download uw gegevens (zip)')
	expect(archive.headers['content-type']).toBe('application/zip')
	const alone = await startVisitor(portal.url).visit(`${zip}?accessToken=${accessToken}`)
	expect([alone.headers['content-type'], alone.path]).toEqual([expect.stringContaining('text/html'), '/'])
})
