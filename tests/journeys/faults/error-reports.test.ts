import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTotp } from '#app/backend/totp.server'
import { demoPassword, signIn, tryToSignIn } from '#tests/support/sign-in'
import type { Page } from '#tests/support/page'
import { startErrorTracker } from '#tests/support/error-tracker'
import { files } from '#tests/support/files'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { sendRaw } from '#tests/support/raw-request'
import { sendPasswords, startApiWithMail } from '#tests/support/reset-link'
import { startVisitor, type Visitor } from '#tests/support/visitor'

const comment = 'Mijn buurman Karel de Boer'
const planted = 'geplant-geheim'

let api: Awaited<ReturnType<typeof startApiWithMail>>
let tracker: Awaited<ReturnType<typeof startErrorTracker>>
let portal: TestPortal
/** What no report may hold: gathered while the visitors go their ways. */
const secrets = new Set([
	...['anna@voorbeeld.nl', 'tom@voorbeeld.nl', 'Anna', 'Karel', demoPassword, planted],
	...['127.0.0.1', '203.0.113', 'Mozilla', 'page=2', '/10011', '/11001', 'localhost', 'cookie', 'Bearer'],
])
/** The answer to a request that failed unexpectedly. */
let broken: Page

beforeAll(async () => {
	api = await startApiWithMail()
	tracker = await startErrorTracker()
	portal = await startPortal({
		apiUrl: api.url,
		env: { HOST_BRANCHES: 'localhost=noord', SENTRY_DSN: tracker.dsn, TRACE_SAMPLE_RATE: '1' },
	})
	// What is still on its way arrives before the process ends.
	await goEveryWay().finally(() => portal.close())
})
afterAll(async () => {
	await api.close()
	await tracker.close()
})

function rememberCookies({ cookies }: Visitor) {
	for (const { value } of cookies.all()) if (value.length > 8) secrets.add(value)
}

async function goEveryWay() {
	await followResetLink()
	const { visitor: anna } = await signIn(portal.url)
	await signInByCode()
	await followLinkWithTokens()
	await sendFile(anna)
	await anna.visit(`/documents?page=2&query=${planted}`)
	await anna.visit(`/mortgages/10011?from=${planted}`, {
		headers: {
			'x-forwarded-for': '203.0.113.77',
			baggage: `sentry-user_email=${planted}`,
			'sentry-trace': `${'a'.repeat(32)}-${'b'.repeat(16)}-1`,
		},
	})
	await anna.visit(`/${planted}/${planted}`)
	await anna.visit(`/mortgages/${planted}`)
	await anna.visit(`/images/${planted}`)
	await sendRaw(portal.url, 'GET', `/${planted}`, { host: `${planted}.nl` })
	for (const fault of ['html', 'broken-json', 'wrong-shape', { status: 500, code: planted }] as const) {
		api.fault('GET', '/api/dossiers', fault)
		await anna.visit('/dashboard')
		await api.heal()
	}
	rememberCookies(anna)
	await breakStore()
	broken = await anna.visit(`/dashboard?query=${planted}`)
}

async function signInByCode() {
	const visitor = startVisitor(portal.url)
	const page = await tryToSignIn(visitor, { email: 'tom@voorbeeld.nl' })
	rememberCookies(visitor)
	const code = createTotp('JZXW64TEMVZGY2LD', new Date())
	page.fill('Code uit de app', code)
	await page.press('Verder')
	rememberCookies(visitor)
}

async function followResetLink() {
	const { path, token } = await api.sendResetLink()
	secrets.add(token)
	const form = await startVisitor(portal.url).visit(path)
	await sendPasswords(form, demoPassword)
}

async function followLinkWithTokens() {
	const login = api.callsTo('GET', '/api/consumers')[0]?.headers.authorization ?? ''
	const token = login.replace('Bearer ', '')
	secrets.add(token)
	await startVisitor(portal.url).visit(`/dashboard?accessToken=${token}`)
}

async function sendFile(visitor: Visitor) {
	const page = await visitor.visit('/actions/11001/upload-document')
	page.attach('Kies een of meer bestanden', [files.pdf('Karel.pdf')])
	page.fill(/^Uw opmerking/, comment)
	await page.press('Verstuur')
}

/** From here on every page is an unexpected error. */
async function breakStore() {
	const names = await readdir(portal.dataDir)
	for (const name of names) await writeFile(join(portal.dataDir, name), 'no database').catch(() => undefined)
}

interface Span {
	description: string
	op: string
	data: Record<string, unknown>
}

test('A trace has the name of its route, the status, and the calls to the API by their families', () => {
	const traces = tracker.contents('transaction')
	const names = new Set(traces.map(({ transaction }) => transaction))
	expect([...names].sort()).toEqual([
		'GET *',
		'GET /',
		'GET /actions/:action/upload-document',
		'GET /dashboard',
		'GET /documents',
		'GET /images/:name',
		'GET /login/code',
		'GET /mortgages/:id',
		'GET /reset/password/:token',
		'GET /reset/password/new',
		'POST /',
		'POST /actions/:action/upload-document',
		'POST /login/code',
		'POST /reset/password/new',
	])
	const opened = traces.find(({ transaction }) => transaction === 'GET /mortgages/:id')
	const spans = opened?.spans as Span[]
	expect(opened).toMatchObject({
		contexts: { trace: { op: 'http.server', status: 'ok', data: { 'http.response.status_code': 200 } } },
	})
	expect(spans.map(({ op, description }) => `${op} ${description}`)).toContain(
		'http.client GET /api/products/mortgages',
	)
	expect(spans[0]?.data['http.response.status_code']).toBe(200)
})

test('An error says what it is, where it happened and which answer told of it', () => {
	const [report, ...more] = tracker.contents('event')
	expect(more).toEqual([])
	expect(report).toMatchObject({
		level: 'error',
		tags: { requestId: broken.headers['x-request-id'] },
		exception: { values: [{ type: 'StoreUnavailable', value: 'SQLITE_NOTADB' }] },
	})
	expect(JSON.stringify(report)).toContain('"function":"loadState"')
})

test('Nothing personal and nothing secret is in what reaches the tracker, whatever kind it is of', () => {
	expect(tracker.types().sort()).toEqual(['event', 'transaction'])
	const text = tracker.text()
	expect([...secrets].filter((secret) => text.includes(secret))).toEqual([])
})

test('The API hears nothing of traces', () => {
	const names = api.calls.flatMap(({ headers }) => Object.keys(headers))
	expect(names.filter((name) => /sentry|baggage|traceparent/.test(name))).toEqual([])
})
