import { beforeAll, expect, test } from 'vitest'
import type { Page } from '../../support/page'
import type { RecordedCall } from '../../support/recorder'
import { demoPassword } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

/** Calls without a bearer token [143] in this journey. */
const tokenless = [
	'POST /api/auth/login',
	'POST /api/auth/refresh',
	'GET /api/multiple-domains',
	'GET /api/maintenance',
	'GET /api/languages',
	'GET /api/languages/current',
	'GET /api/licenses',
	'GET /api/licenses/current',
	'GET /api/dictionary',
]
/** Calls without a token for guests and with one for clients (contract §1). */
const either = ['GET /api/theme']

let calls: RecordedCall[]
const pages: Page[] = []
const tokens = new Set<string>()
const nameOf = ({ method, path }: RecordedCall) => `${method} ${path}`

/** A full visit: sign in, browse, upload, download, English, log out. */
async function visitEverything() {
	const visitor = startVisitor(portal.url)
	const recordPage = async (page: Promise<Page>) => {
		pages.push(await page)
		return page
	}
	const login = await recordPage(visitor.visit('/'))
	login.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
	login.fill('Wachtwoord', demoPassword)
	await recordPage(login.press('Inloggen'))
	const upload = await recordPage(visitor.visit('/actions/11004/upload-document'))
	upload.attach('Kies een of meer bestanden', [
		{
			name: 'plan.pdf',
			type: 'application/pdf',
			bytes: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
		},
	])
	const dashboard = await recordPage(upload.press('Verstuur'))
	expect(dashboard.words).toContain('Wij hebben uw bestand ontvangen.')
	await recordPage(visitor.visit('/important-documents'))
	await recordPage(visitor.visit('/important-documents/10701/download'))
	await recordPage(visitor.visit('/actions/11012/download'))
	await recordPage(visitor.visit('/actions/11011/download-added'))
	await recordPage(visitor.visit('/dashboard?_data=routes%2Fportal%2Fdashboard'))
	await recordPage(visitor.visit('/nergens'))
	const english = await recordPage((await visitor.visit('/dashboard')).press('English'))
	await recordPage(english.follow('Sign out'))
}

const { api, portal } = await useSite({ env: oneBranch })
beforeAll(async () => {
	await portal.forget()
	await visitEverything()
	calls = [...api.calls]
	for (const { headers } of calls) if (headers.authorization) tokens.add(headers.authorization.slice(7))
})

test('Every public call is made, with the paths of the specification [279] [280] [281] [282] [283] [284] [285] [286] [288]', () => {
	const made = new Set(calls.map(nameOf))
	for (const call of [
		'GET /api/maintenance',
		'GET /api/licenses/current',
		'GET /api/licenses',
		'GET /api/multiple-domains',
		'GET /api/languages',
		'GET /api/languages/current',
		'GET /api/theme',
		'GET /api/dictionary',
		'GET /api/consumers',
		'GET /api/products/definitions',
		'GET /api/notifications',
	])
		expect(made).toContain(call)
})

test('No call that the specification names as open carries a bearer [143]', () => {
	const open = calls.filter((call) => tokenless.includes(nameOf(call)))
	expect(new Set(open.map(nameOf)).size).toBe(tokenless.length - 1)
	expect(open.filter(({ headers }) => headers.authorization).map(nameOf)).toEqual([])
})

test('Every other call carries the bearer of the client [144]', () => {
	const closed = calls.filter((call) => ![...tokenless, ...either].includes(nameOf(call)))
	expect(closed.length).toBeGreaterThan(15)
	expect(
		closed.filter(({ headers }) => !/^Bearer [\w-]{20,}$/.test(headers.authorization ?? '')).map(nameOf),
	).toEqual([])
	expect(tokens.size).toBe(1)
})

test('Every call names the branch, the language, a request of its own and what it reads [145]', () => {
	const ids = new Set(pages.map(({ headers }) => headers['x-request-id']))
	for (const call of calls) {
		expect([nameOf(call), call.headers.domain]).toEqual([nameOf(call), 'noord'])
		expect(call.headers['accept-language']).toMatch(/^(nl|en)$/)
		expect(call.headers.accept).toBe('application/vnd.api+json, application/json')
		expect(call.headers['x-request-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
		expect(call.headers.token).toBeUndefined()
		expect(call.headers.cookie).toBeUndefined()
	}
	const answered = calls.filter(({ headers }) => ids.has(headers['x-request-id'] ?? ''))
	expect(answered.length).toBeGreaterThan(15)
})

test('After English was chosen the calls say so [5]', () => {
	const languages = calls
		.filter((call) => nameOf(call) === 'GET /api/actions')
		.map(({ headers }) => headers['accept-language'])
	expect(languages.at(0)).toBe('nl')
	expect(languages.at(-1)).toBe('en')
})

test('No token reaches a page, a header or a cookie of the browser [147]', () => {
	expect(tokens.size).toBeGreaterThan(0)
	for (const page of pages) {
		const sent = [page.html, page.url, JSON.stringify(page.headers), ...page.setCookies].join('\n')
		for (const token of tokens) expect(sent).not.toContain(token)
	}
})

test('The log tells of every request and call, but not who the client is nor what they typed [147]', () => {
	const printed = portal.lines.join('\n')
	expect(portal.log().filter(({ msg }) => msg === 'request').length).toBeGreaterThan(10)
	for (const secret of [...tokens, demoPassword, 'anna@voorbeeld.nl', 'Vries', 'Lindelaan'])
		expect(printed).not.toContain(secret)
	for (const line of portal.lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
})
