// Own portal: it sends error reports and traces, and its store breaks.
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { startApi } from '#tests/support/api'
import { demoPassword, signIn, tryToSignIn } from '#tests/support/sign-in'
import type { Page } from '#tests/support/page'
import { startErrorTracker } from '#tests/support/error-tracker'
import { files } from '#tests/support/files'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { sendRaw } from '#tests/support/raw-request'
import { sendPasswords } from '#tests/support/reset-link'
import { startTraceCollector } from '#tests/support/trace-collector'
import { startVisitor, type Visitor } from '#tests/support/visitor'

const comment = 'Mijn buurman Karel de Boer'
const planted = 'geplant-geheim'

let api: Awaited<ReturnType<typeof startApi>>
let tracker: Awaited<ReturnType<typeof startErrorTracker>>
let collector: Awaited<ReturnType<typeof startTraceCollector>>
let portal: TestPortal
/** Texts that no report may contain, collected during the visits. */
const secrets = new Set([
	...['anna@voorbeeld.nl', 'tom@voorbeeld.nl', 'Anna', 'Karel', demoPassword, planted],
	...['127.0.0.1', '203.0.113', 'Mozilla', 'page=2', '/10011', '/11001', 'localhost', 'cookie', 'Bearer'],
])
/** Page of a request with an unexpected failure. */
let broken: Page

beforeAll(async () => {
	api = await startApi()
	tracker = await startErrorTracker()
	collector = await startTraceCollector()
	portal = await startPortal({
		apiUrl: api.url,
		env: {
			HOST_BRANCHES: 'localhost=noord',
			SENTRY_DSN: tracker.dsn,
			OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
			TRACE_SAMPLE_RATE: '1',
		},
	})
	// Pending reports arrive before the process ends.
	await visitEverything().finally(() => portal.close())
})
afterAll(async () => {
	await api.close()
	await tracker.close()
	await collector.close()
})

function rememberCookies({ cookies }: Visitor) {
	for (const { value } of cookies.all()) if (value.length > 8) secrets.add(value)
}

async function visitEverything() {
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
			traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
			tracestate: `anna=${planted}`,
		},
	})
	await anna.visit(`/${planted}/${planted}`)
	await anna.visit(`/mortgages/${planted}`)
	await anna.visit(`/images/${planted}`)
	await sendRaw(portal.url, `/${planted}`, { headers: { host: `${planted}.nl` } })
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

/** Makes every page fail unexpectedly. */
async function breakStore() {
	const names = await readdir(portal.dataDir)
	for (const name of names) await writeFile(join(portal.dataDir, name), 'no database').catch(() => undefined)
}

test('A trace has the name of its route, the status, and the calls to the API by their families', () => {
	const spans = collector.spans()
	const requests = spans.filter(({ kind }) => kind === 2)
	expect([...new Set(requests.map(({ name }) => name))].sort()).toEqual([
		'GET *',
		'GET /',
		'GET /actions/:action/upload-document',
		'GET /dashboard',
		'GET /documents',
		'GET /images/:name',
		'GET /login/code',
		'GET /mortgages/:id',
		'GET /reset/password',
		'GET /reset/password/:token',
		'POST /',
		'POST /actions/:action/upload-document',
		'POST /login/code',
		'POST /reset/password',
	])
	const status = { key: 'http.response.status_code', value: { intValue: 200 } }
	const opened = requests.find(({ name }) => name === 'GET /mortgages/:id')
	expect(opened?.attributes).toContainEqual(status)
	const calls = spans.filter(({ parentSpanId, kind }) => kind === 3 && parentSpanId === opened?.spanId)
	const mortgages = calls.find(({ name }) => name === 'GET /api/products/mortgages')
	expect(mortgages?.attributes).toContainEqual(status)
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

test('Nothing personal and nothing secret is in what reaches the tracker or the collector', () => {
	expect(tracker.types()).toEqual(['event'])
	const text = tracker.text() + collector.text()
	expect([...secrets].filter((secret) => text.includes(secret))).toEqual([])
})

test('The API hears of our own traces, and of nothing that a visitor made up', () => {
	const names = api.calls.flatMap(({ headers }) => Object.keys(headers))
	expect(names.filter((name) => /sentry|baggage|tracestate/.test(name))).toEqual([])
	const known = new Set(collector.spans().map(({ traceId }) => traceId))
	const sent = api.calls.flatMap(({ headers }) => headers.traceparent ?? [])
	expect(sent.length).toBeGreaterThan(0)
	expect(sent.filter((header) => !known.has(header.split('-')[1] ?? ''))).toEqual([])
})
