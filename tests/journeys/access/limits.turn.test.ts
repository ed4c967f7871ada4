// Own portals: their limits are on.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../../support/api'
import { isFull } from '#tests/support/full'
import type { Page } from '../../support/page'
import { startPortal, type TestPortal } from '../../support/portal'
import { hasRedis, startRedis } from '../../support/redis'
import { openOverview, signIn, tryToSignIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'

const testInFull = test.runIf(isFull('accounts'))

let api: Awaited<ReturnType<typeof startApi>>
const portals: TestPortal[] = []

beforeAll(async () => {
	api = await startApi()
})
afterEach(async () => {
	await api.heal()
	api.forgetCalls()
})
afterAll(async () => {
	await Promise.all(portals.map((portal) => portal.close()))
	await api.close()
})

/** A portal with these limits; all others are high. */
async function open(limits: Record<string, string>) {
	const env = { RATE_LIMITS: 'on', HOST_BRANCHES: 'localhost=noord', ...limits }
	const portal = await startPortal({ apiUrl: api.url, env })
	portals.push(portal)
	return portal
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent
const form = (fields: Record<string, string>) => ({
	type: 'application/x-www-form-urlencoded',
	body: Buffer.from(new URLSearchParams(fields).toString()),
})
/** Forms that say when to try again. */
async function waits(count: number, send: () => Promise<Page>) {
	const answers = []
	for (let turn = 0; turn < count; turn += 1) answers.push(await send())
	return answers.map(({ isRefused, words }) => isRefused && words.includes('te vaak geprobeerd'))
}

async function statuses(count: number, visit: () => Promise<Page>) {
	const found: number[] = []
	for (let turn = 0; turn < count; turn += 1) found.push((await visit()).status)
	return found
}

describe('Pages', () => {
	const untilTooMany = [...Array<number>(6).fill(200), 429]
	let portal: TestPortal
	beforeAll(async () => {
		portal = await open({ LIMIT_GETS: '6/30s', TRUSTED_PROXIES: '127.0.0.1,::1' })
	})
	const openAt = (address: string) => startVisitor(portal.url, { headers: { 'x-forwarded-for': address } })

	test('are refused in words once too many were opened, with the time to wait and a way back', async () => {
		const visitor = openAt('203.0.113.1')
		expect(await statuses(6, () => visitor.visit('/'))).toEqual(Array(6).fill(200))
		const page = await visitor.visit('/forgot/password?q=mail&accessToken=geheim')
		expect([page.status, headingOf(page)]).toEqual([429, 'Even wachten'])
		expect(page.title).toBe('Even wachten - Noorderlicht Financieel Advies')
		expect(page.words).toContain('Wacht 1 minuut en probeer het dan opnieuw.')
		expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
		expect(Number(page.headers['retry-after'])).toBeLessThanOrEqual(30)
		expect(page.headers['cache-control']).toBe('no-store, no-transform')
		const again = page.getByRole('link', { name: 'Probeer het opnieuw' })
		expect(again.getAttribute('href')).toBe('/forgot/password?q=mail')
		expect(page.html).not.toContain('geheim')
	})

	test('of other visitors, files of the site and its health are not held back by it', async () => {
		const anna = (await signIn(portal.url)).visitor
		const guest = openAt('203.0.113.2')
		const refused = await untilRefused(() => guest.visit('/'))
		expect((await anna.visit('/dashboard')).status).toBe(200)
		const look = 'link[rel=stylesheet], link[rel=icon]'
		const links = [...refused.document.querySelectorAll<HTMLLinkElement>(look)].map(({ href }) => href)
		const manifest = refused.document.querySelector('[data-manifest]')?.getAttribute('data-manifest') ?? ''
		for (const href of [...links, manifest]) expect((await guest.visit(href)).status).toBe(200)
		const pictures = [...refused.document.querySelectorAll<HTMLImageElement>('img')]
		expect((await guest.visit(pictures[0]?.src ?? '')).status).toBe(200)
		expect(await statuses(6, () => guest.visit(pictures[0]?.src ?? ''))).toContain(429)
		for (const path of ['/healthz', '/readyz', '/enhance.js', '/favicon.svg'])
			expect(await statuses(8, () => guest.visit(path)), path).toEqual(Array(8).fill(200))
		expect((await guest.visit('/')).status).toBe(429)
	})

	test('count by the session of who is signed in, and cost the API nothing once they are too many', async () => {
		const { visitor } = await signIn(portal.url)
		await untilRefused(() => visitor.visit('/important-documents'))
		api.forgetCalls()
		const page = await visitor.visit('/important-documents')
		expect(page.status).toBe(429)
		expect(page.getByRole('link', { name: 'Uitloggen' })).toBeTruthy()
		expect(api.calls.filter(({ headers }) => headers.authorization)).toEqual([])
		expect((await startVisitor(portal.url).visit('/')).status).toBe(200)
	})

	testInFull(
		'count by the address for whoever makes a session up or has one without being signed in',
		async () => {
			const portal = await open({ LIMIT_GETS: '4/30s' })
			const remembered = startVisitor(portal.url)
			const strangers = [
				() => remembered.visit('/dashboard', { redirects: false }),
				() => startVisitor(portal.url, { headers: { cookie: `accelerate=${'a'.repeat(43)}` } }).visit('/'),
				() => startVisitor(portal.url, { headers: { 'x-forwarded-for': '198.51.100.9' } }).visit('/'),
				() => startVisitor(portal.url, { textBrowser: true }).visit('/'),
			]
			const found = []
			for (const visit of [...strangers, ...strangers]) found.push((await visit()).status)
			expect(found).toEqual([302, 200, 200, 200, 429, 429, 429, 429])
		},
	)

	test('count by the address that a trusted proxy tells', async () => {
		const from = (address: string) => () => openAt(address).visit('/')
		expect(await statuses(7, from('198.51.100.1'))).toEqual(untilTooMany)
		expect(await statuses(7, from('198.51.100.2'))).toEqual(untilTooMany)
		expect(await statuses(1, from('1.2.3.4, 198.51.100.2'))).toEqual([429])
		expect(await statuses(7, from('2001:db8:1:2::1'))).toEqual(untilTooMany)
		expect(await statuses(1, from('2001:db8:1:2:ffff::9'))).toEqual([429])
		expect(portal.lines.join('\n')).not.toMatch(/198\.51|2001:db8/)
	})

	testInFull('asked for by a script are refused as data', async () => {
		const portal = await open({ LIMIT_GETS: '1/30s' })
		const visitor = startVisitor(portal.url)
		await visitor.visit('/')
		const answer = await visitor.visit('/?_data=routes%2Fguest%2Flogin')
		expect([answer.status, answer.headers['x-remix-catch']]).toEqual([429, 'yes'])
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
		expect(JSON.parse(answer.html)).toMatchObject({ kind: 'message', title: 'Even wachten' })
	})
})

describe('Forms', () => {
	async function untilHeld(visitor: Visitor, fields: Record<string, string>) {
		const from = await visitor.visit('/')
		await visitor.visit('/language', { method: 'POST', body: form({ language: 'nl' }), from })
		return visitor.visit('/?index', { method: 'POST', body: form(fields), from })
	}

	test('that are too many are kept: nothing reaches the API, and one press sends the same again [671]', async () => {
		const portal = await open({ LIMIT_POSTS: '1/2s' })
		const fields = { email: 'anna@voorbeeld.nl', password: 'Welkom-2026!', formToken: 'oud', intent: 'x' }
		const page = await untilHeld(startVisitor(portal.url), { ...fields, note: 'Straat 1\r\nStad' })
		expect([page.status, headingOf(page)]).toEqual([429, 'Even wachten'])
		expect(page.words).toContain('Wat u invulde, staat klaar. Het is nog niet verstuurd.')
		expect(page.words).toContain('Wachtwoorden en codes bewaren wij niet.')
		const listed = page.getAllByRole('listitem').map((item) => item.textContent)
		expect(listed).toEqual(expect.arrayContaining(['anna@voorbeeld.nl', 'Straat 1 Stad']))
		expect(page.html).not.toMatch(/Welkom-2026|"oud"/)
		expect(api.callsTo('POST', '/api/auth/login')).toEqual([])

		const button = page.getByRole('button', { name: 'Probeer het opnieuw' }) as HTMLButtonElement
		const held = [...(button.form?.elements ?? [])] as HTMLInputElement[]
		const values = held
			.filter(({ name }) => /^[a-z]/.test(name) && !['formToken', 'held'].includes(name))
			.map(({ name, value }) => [name, value])
		expect(values).toEqual([
			['email', 'anna@voorbeeld.nl'],
			['intent', 'x'],
			['note', 'Straat 1\nStad'],
		])
		await new Promise((done) => setTimeout(done, Number(page.headers['retry-after']) * 1000))
		const next = await page.press(button)
		expect([next.isRefused, next.words]).toEqual([true, expect.stringContaining('Vul uw wachtwoord in')])
	})

	testInFull('hold no page back, and pages hold no form back', async () => {
		const portal = await open({ LIMIT_POSTS: '1/30s', LIMIT_GETS: '3/30s' })
		const visitor = startVisitor(portal.url)
		const page = await untilHeld(visitor, { email: 'a' })
		expect(page.status).toBe(429)
		expect((await visitor.visit('/offline')).status).toBe(200)
		expect((await visitor.visit('/offline')).status).toBe(429)
	})

	test('with files are counted besides: the file is not sent, other forms are', async () => {
		const portal = await open({ LIMIT_UPLOADS: '1/30s' })
		const { visitor } = await signIn(portal.url)
		const path = '/actions/11001/upload-document'
		const pdf = { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4 a') }
		const page = await visitor.visit(path)
		page.attach('Kies een of meer bestanden', [pdf])
		const send = () => page.press('Verstuur')
		await send()
		const sent = api.callsTo('POST', '/api/documents').length
		const refused = await send()
		expect([refused.status, headingOf(refused)]).toEqual([429, 'Even wachten'])
		expect(api.callsTo('POST', '/api/documents')).toHaveLength(sent)
		expect(refused.getByRole('link', { name: 'Probeer het opnieuw' }).getAttribute('href')).toBe(path)
		const from = await visitor.visit(path)
		const other = await visitor.visit('/language', { method: 'POST', body: form({ language: 'nl' }), from })
		expect(other.status).toBe(200)
	})
})

describe('Wrong passwords', () => {
	let portal: TestPortal
	beforeAll(async () => {
		portal = await open({ LIMIT_LOGIN: '2/90s' })
	})
	const errorsOf = (page: Page) =>
		[...page.getByRole('alert').querySelectorAll('li')].map((item) => item.textContent)

	test('are taken twice; then the login itself says how long to wait, and the API is not asked [671]', async () => {
		const visitor = startVisitor(portal.url)
		const wrong = () => tryToSignIn(visitor, { password: 'verkeerd' })
		expect(await waits(2, wrong)).toEqual([false, false])
		api.forgetCalls()
		const page = await tryToSignIn(startVisitor(portal.url), { email: ' Anna@Voorbeeld.nl' })
		expect([page.isRefused, page.title]).toEqual([true, 'Fout: Inloggen - Noorderlicht Financieel Advies'])
		expect(page.getByRole('alert').textContent).toContain('Even wachten')
		expect(errorsOf(page)[0]).toMatch(
			/^U heeft het te vaak geprobeerd\. Probeer het opnieuw na .*\d\d:\d\d uur\.$/,
		)
		expect(page.html).not.toContain('Welkom-2026')
		expect(api.callsTo('POST', '/api/auth/login')).toEqual([])
		expect((await openOverview(portal.url, { email: 'bram@voorbeeld.nl' })).page.path).toBe('/dashboard')
	})

	test('are not counted while the API is away, nor where the browser is known once the right one was given', async () => {
		const email = 'bram@voorbeeld.nl'
		const { visitor } = await signIn(portal.url, { email })
		await (await visitor.visit('/dashboard')).follow('Uitloggen')
		const wrong = (from: Visitor) => () => tryToSignIn(from, { email, password: 'verkeerd' })
		api.fault('POST', '/api/auth/login', { status: 503 }, 3)
		expect(await waits(3, wrong(startVisitor(portal.url)))).toEqual([false, false, false])
		expect(await waits(3, wrong(startVisitor(portal.url)))).toEqual([false, false, true])
		expect(await waits(3, wrong(visitor))).toEqual([false, false, true])
	})

	test('that are tried as typed and in NFC count as one failure', async () => {
		const visitor = startVisitor(portal.url)
		const password = 'Groene-fi\u00ebts-44'.normalize('NFD')
		const wrong = () => tryToSignIn(visitor, { email: 'telt@voorbeeld.nl', password })
		api.forgetCalls()
		expect(await waits(3, wrong)).toEqual([false, false, true])
		expect(api.callsTo('POST', '/api/auth/login')).toHaveLength(4)
	})
})

test.skipIf(!hasRedis())(
	'Several processes on one Redis count together, and no address lies there',
	async () => {
		const redis = await startRedis()
		const env = { LIMIT_GETS: '3/60s', REDIS_URL: redis.url }
		const [one, other] = [await open(env), await open(env)]
		const visit = (portal: TestPortal) => startVisitor(portal.url).visit('/offline')
		const found = []
		for (const portal of [one, other, one, other, one]) found.push((await visit(portal)).status)
		expect(found).toEqual([200, 200, 200, 429, 429])
		expect((await redis.dump()).toString('latin1')).not.toMatch(/127\.0\.0|::/)
		await redis.close()
	},
)

async function untilRefused(visit: () => Promise<Page>): Promise<Page> {
	for (let turn = 0; turn < 20; turn += 1) {
		const page = await visit()
		if (page.status === 429) return page
	}
	throw new Error('Nothing was refused')
}
