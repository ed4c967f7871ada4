// Own portal: it sends error reports and traces.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { deal } from '#tests/support/full'
import { startApi } from '#tests/support/api'
import { startErrorTracker } from '#tests/support/error-tracker'
import { startPortal, type TestPortal } from '#tests/support/portal'
import type { RecordedCall } from '#tests/support/recorder'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startTraceCollector } from '#tests/support/trace-collector'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { routes } from '../access/route-kinds'

const planted = 'geplant-geheim'
const feedback = 'nps-noord-vervolg'

let api: Awaited<ReturnType<typeof startApi>>
let tracker: Awaited<ReturnType<typeof startErrorTracker>>
let collector: Awaited<ReturnType<typeof startTraceCollector>>
let portal: TestPortal
/** Texts that no trace may contain, collected during the visits. */
const secrets = new Set([
	...['anna@voorbeeld.nl', 'Anna', 'de Vries', 'Lindelaan', demoPassword, planted, feedback],
	...['127.0.0.1', 'localhost', 'Mozilla', 'cookie', 'Bearer', '/10011', '/11001', '/11037'],
])

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
	// Pending traces arrive before the process ends.
	await visitEverything().finally(() => portal.close())
	for (const call of api.calls) for (const secret of listSecrets(call)) secrets.add(secret)
}, 300_000)
afterAll(async () => {
	await api.close()
	await tracker.close()
	await collector.close()
})

async function visitEverything() {
	await openPages()
	await changeFeedback()
	await beginCheck()
	// Two rows with the same address are two ways to finish one action.
	const forms = new Map(actionForms.map((form) => [form.address, form]))
	for (const { address, steps, button, lands } of deal('faults', [...forms.values()])) {
		api.backend.reset()
		const { visitor } = await signIn(portal.url)
		const landed = await (await fillWithoutScripts(await visitor.visit(address), steps)).press(button)
		expect(landed.path).toBe(lands)
		rememberCookies(visitor)
	}
	await eraseData()
}

/** Every address of the portal, with an invented query. */
async function openPages() {
	const { visitor: anna } = await signIn(portal.url)
	const stranger = startVisitor(portal.url)
	for (const { kind, address } of routes) {
		const visitor = kind === 'portal' || kind === 'setup' ? anna : stranger
		await visitor.visit(`${address}${address.includes('?') ? '&' : '?'}query=${planted}`, {
			redirects: false,
		})
	}
	rememberCookies(anna)
	rememberCookies(stranger)
}

async function changeFeedback() {
	const visitor = startVisitor(portal.url)
	const page = await visitor.visit(`/nps-feedback?domain=noord&token=${feedback}&value=9`)
	const changed = await (await page.follow('Kies een andere score')).press('3')
	expect(changed.words).toContain('U gaf ons een 3.')
	rememberCookies(visitor)
}

/** A guest identifies and gets a token for the check. */
async function beginCheck() {
	const visitor = startVisitor(portal.url)
	const page = await visitor.visit('/mortgage-check-login/11037?domain=noord')
	page.fill('E-mailadres', 'anna@voorbeeld.nl')
	page.fill('Geboortedatum', '31-03-1984')
	const check = await page.press('Begin met de check')
	expect(check.path).toMatch(/^\/mortgage-check\/11037/)
	rememberCookies(visitor)
}

async function eraseData() {
	const { visitor } = await signIn(portal.url)
	const page = await visitor.visit('/settings/my-data')
	await page.follow('Download uw gegevens (zip)')
	const done = await (await page.follow('Wis wat deze site bewaart')).press('Ja, wis dit')
	expect(done.path).toBe('/settings/my-data')
	rememberCookies(visitor)
}

function rememberCookies({ cookies }: Visitor) {
	for (const { value } of cookies.all()) if (value.length > 8) secrets.add(value)
}

/** Tokens of a call, and typed texts: e-mail addresses, accounts, texts of several words. */
function listSecrets({ headers, json, parts }: RecordedCall) {
	const tokens = [headers.authorization?.replace('Bearer ', ''), headers.token]
	const typed = parts.map(({ filename, bytes }) => filename ?? bytes.toString())
	return [...tokens, ...[...typed, ...listTexts(json)].filter((one) => /\S[\s@]\S|^[A-Z]{2}\d\d/.test(one))]
		.filter((one) => one !== undefined)
		.map((one) => JSON.stringify(one).slice(1, -1))
}

function listTexts(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

const patterns = new Set(['*', ...routes.map(({ path }) => path)])
const isKnown = (name: string) => /^(GET|POST) /.test(name) && patterns.has(name.slice(4).trim())

test('Every page, each form in its turn, my data and another score are traced under the names of routes', () => {
	const requests = collector.spans().filter(({ kind }) => kind === 2)
	const names = [...new Set(requests.map(({ name }) => name))]
	expect(names.filter((name) => !isKnown(name))).toEqual([])
	expect(names).toEqual(
		expect.arrayContaining([
			'GET /settings/my-data',
			'GET /settings/my-data/all.zip',
			'POST /settings/my-data',
			'GET /nps-feedback',
			'POST /nps-feedback',
		]),
	)
})

test('None of them leaves a cookie, a token, a value of a query, a name or an address in what is sent', () => {
	expect(tracker.types()).toEqual([])
	expect(secrets.size).toBeGreaterThan(40)
	const text = tracker.text() + collector.text()
	expect([...secrets].filter((secret) => text.includes(secret))).toEqual([])
})
