import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { overviewHeading } from '#tests/support/overview-heading'
import { borrowSite, type SharedSite } from '../../support/shared-site'
import { demoPassword, signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { unmark } from '#tests/support/unmark'

interface Tokens {
	accessToken: string
	refreshToken: string
}

const goOn = 'Ja, ga verder met de link'

let api: SharedSite['api']
let portal: SharedSite['portal']
let giveBack: SharedSite['giveBack']
let anna: Tokens
let pair: string

/** A token pair as in the firm's mails, requested directly from the API. */
async function askForTokens(email: string): Promise<Tokens> {
	const answer = await api.backend.handle(
		new Request('http://api/api/auth/login', {
			method: 'POST',
			headers: { 'content-type': 'application/json', domain: 'noord' },
			body: JSON.stringify({ email, password: demoPassword }),
		}),
	)
	return ((await answer.json()) as { data: { attributes: Tokens } }).data.attributes
}

const dataCalls = () => api.calls.filter(({ headers }) => headers.authorization)

beforeAll(async () => {
	;({ api, portal, giveBack } = await borrowSite({ HOST_BRANCHES: 'localhost=noord' }))
	anna = await askForTokens('anna@voorbeeld.nl')
	pair = `accessToken=${anna.accessToken}&refreshToken=${anna.refreshToken}`
})
beforeEach(() => api.forgetCalls())
afterAll(() => giveBack())

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

describe('A link whose access token is over', () => {
	const refreshes = () => api.callsTo('POST', '/api/auth/refresh').length
	const used = 'Deze link is al gebruikt. Vraag een nieuwe link aan.'
	const askForOldLink = async (path: string) => {
		const { refreshToken } = await askForTokens('anna@voorbeeld.nl')
		api.forgetCalls()
		return `${path}${path.includes('?') ? '&' : '?'}accessToken=verlopen&refreshToken=${refreshToken}`
	}

	test.each(['/important-documents', '/', '/actions?q=mail', '/settings/my-data/all.zip'])(
		'asks by a button before it spends its refresh token, and opens one session: %s',
		async (path) => {
			const address = await askForOldLink(path)
			const scanner = startVisitor(portal.url)
			const scanned = await scanner.visit(address)
			const visitor = startVisitor(portal.url)
			const asked = await visitor.visit(address)
			expect([scanned.status, asked.status, refreshes()]).toEqual([200, 200, 0])
			expect(asked.getByRole('heading', { level: 1 }).textContent).toBe('Verdergaan met de link?')
			const page = await asked.press(goOn)
			expect([page.status, page.words, refreshes()]).toEqual([
				200,
				expect.stringContaining('U bent ingelogd.'),
				1,
			])
			expect((await scanned.press(goOn)).words).toContain(used)
			expect((await startVisitor(portal.url).visit(address)).words).toContain(used)
			const again = await visitor.visit(address)
			expect(again.words).not.toContain(used)
			expect(again.queryByRole('button', { name: goOn })).toBeNull()
			expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')
			expect(refreshes()).toBe(1)
		},
	)

	test('opens one session when its button is pressed twice at once, or in a second tab', async () => {
		const visitor = startVisitor(portal.url)
		const address = await askForOldLink('/important-documents')
		const [asked, tab] = [await visitor.visit(address), await visitor.visit(address)]
		const pages = await Promise.all([asked.press(goOn), asked.press(goOn)])
		pages.push(await tab.press(goOn))
		expect(pages.map(({ path }) => path)).toEqual(Array(3).fill('/important-documents'))
		expect(refreshes()).toBe(1)
	})

	test('can be opened again by the same browser after a failure of the API, without another renewal', async () => {
		const visitor = startVisitor(portal.url)
		const asked = await visitor.visit(await askForOldLink('/important-documents'))
		api.fault('GET', '/api/products/definitions', { status: 500, code: 'genericError' })
		await asked.press(goOn)
		await api.heal()
		const page = await asked.press(goOn)
		expect([page.path, refreshes()]).toEqual(['/important-documents', 1])
	})

	test('waits no longer than its question: who answers later opens the link again', async () => {
		const visitor = startVisitor(portal.url)
		const asked = await visitor.visit(await askForOldLink('/important-documents'))
		visitor.cookies.clear()
		await visitor.visit('/')
		expect((await asked.press(goOn)).words).toContain('Open de link opnieuw.')
		expect(refreshes()).toBe(0)
	})

	test('was opened by several while it was good: they share each renewal, and it opens no more', async () => {
		const tokens = await askForTokens('anna@voorbeeld.nl')
		const address = `/dashboard?${new URLSearchParams({ ...tokens })}`
		const visitors = [1, 2, 3].map(() => startVisitor(portal.url))
		for (const visitor of visitors) await visitor.visit(address)
		const over = new Set([`Bearer ${tokens.accessToken}`])
		api.answer(
			http.all('*', ({ request }) =>
				over.has(request.headers.get('authorization') ?? '')
					? HttpResponse.json({ code: 'accessTokenExpired' }, { status: 401 })
					: undefined,
			),
		)
		api.forgetCalls()
		const pages = await Promise.all(visitors.slice(0, 2).map((visitor) => visitor.visit('/dashboard')))
		expect([pages.map(({ path }) => path), refreshes()]).toEqual([['/dashboard', '/dashboard'], 1])
		const renewed = api.callsTo('GET', '/api/actions').at(-1)?.headers.authorization ?? ''
		over.add(renewed)
		for (const visitor of visitors) expect((await visitor.visit('/dashboard')).path).toBe('/dashboard')
		expect(refreshes()).toBe(2)
		expect((await startVisitor(portal.url).visit(address)).words).toContain(used)
		expect((await visitors[0]?.visit('/dashboard'))?.path).toBe('/dashboard')
		await api.heal()
	})
})

test('Renewed for the question who goes on, the pair of another client still signs that client in', async () => {
	const { visitor } = await signIn(portal.url, { email: 'bram@voorbeeld.nl' })
	const { refreshToken } = await askForTokens('anna@voorbeeld.nl')
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
	const { accessToken, refreshToken } = await askForTokens('anna@voorbeeld.nl')
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
	const { accessToken, refreshToken } = await askForTokens('anna@voorbeeld.nl')
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

const officePrograms = [
	'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
	'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Word 16.0.17126; Pro)',
	'Microsoft Office Existence Discovery',
	'Microsoft Office Protocol Discovery',
	'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; ms-office; MSOffice rmj)',
]

describe.each(officePrograms)('An office program that opens a link of a mail first (%s)', (agent) => {
	const office = () => startVisitor(portal.url, { headers: { 'user-agent': agent } })

	test.each(['GET', 'HEAD'] as const)('gets no redirect and spends nothing, by %s', async (method) => {
		const { path: reset } = await api.sendResetLink()
		const { refreshToken } = await askForTokens('anna@voorbeeld.nl')
		api.forgetCalls()
		const links = [
			'/actions/11001/upload-document',
			reset,
			`${reset}.`,
			`/important-documents?accessToken=verlopen&refreshToken=${refreshToken}`,
			'/actions/11001/upload-document?domain=noord&utm_source=mail',
			'/nps-feedback?token=nps-office&amp;value=9',
			'/mortgage-check-login/11037?domain=noord',
			'/dashboard',
			'/?domain=noord',
			'/actions/11036/hypact-form',
		]
		for (const link of links) {
			const answer = await office().visit(link, { method, redirects: false })
			expect([link, answer.status, answer.headers.location, answer.setCookies]).toEqual([
				link,
				200,
				undefined,
				[],
			])
		}
		expect(api.calls).toEqual([])
		const form = await startVisitor(portal.url).visit(reset)
		expect([form.path, form.getByLabelText('Nieuw wachtwoord').tagName]).toEqual(['/reset/password', 'INPUT'])
	})

	test('says in two languages what to do, and gets the pictures of a mail as others do', async () => {
		const page = await office().visit('/dashboard')
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Open deze link in een browser')
		expect(page.words).toContain('Open this link in a browser')
		const picture = await office().visit('/images/onbekend', { redirects: false })
		expect(picture.status).toBe(
			(await startVisitor(portal.url).visit('/images/onbekend', { redirects: false })).status,
		)
	})
})
