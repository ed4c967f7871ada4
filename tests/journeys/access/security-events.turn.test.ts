// Own portal: its limits are on.
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { startApi } from '#tests/support/api'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { sendRaw } from '#tests/support/raw-request'
import { demoPassword, signIn, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { createPair } from './entry-site'

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
/** Texts that no log line may contain. */
const secrets = new Set(['@voorbeeld.nl', demoPassword, '198.51.100', 'evil.example'])

beforeAll(async () => {
	api = await startApi()
	const limits = { RATE_LIMITS: 'on', LIMIT_GETS: '60/10m' }
	const env = { HOST_BRANCHES: 'localhost=noord', TRUSTED_PROXIES: '127.0.0.1', ...limits }
	portal = await startPortal({ apiUrl: api.url, env })
})
afterAll(async () => {
	await portal.close()
	await api.close()
})

/** Security events of one response, found by its request id. */
async function eventsOf({ headers }: { headers: { [name: string]: string | string[] | undefined } }) {
	const lines = () => portal.log().filter(({ requestId }) => requestId === headers['x-request-id'])
	await expect.poll(() => lines().map(({ msg }) => msg)).toContain('request')
	return lines().filter(({ event }) => event === 'security')
}

function remember({ cookies }: Visitor) {
	for (const { value } of cookies.all()) if (value.length > 8) secrets.add(value)
}

const pseudonym = expect.stringMatching(/^[\w-]{43}$/) as string
const text = (fields: Record<string, string>) => ({
	type: 'application/x-www-form-urlencoded',
	body: Buffer.from(String(new URLSearchParams(fields))),
})

test('A sign-in by password and the sign-out after it name one account by one pseudonym', async () => {
	const anna = startVisitor(portal.url)
	const [signedIn] = await eventsOf(await tryToSignIn(anna, { redirects: false }))
	expect(signedIn).not.toHaveProperty('session')
	expect(signedIn).toMatchObject({ kind: 'signedIn', detail: 'password', consumer: pseudonym })
	remember(anna)
	const dashboard = await anna.visit('/dashboard')
	const out = await dashboard.follow('Uitloggen', { redirects: false })
	expect(await eventsOf(out)).toMatchObject([
		{ kind: 'signedOut', detail: 'logout', consumer: signedIn?.consumer },
	])
})

test('Who leaves for another branch is signed out, and that is told', async () => {
	const { visitor } = await signIn(portal.url)
	remember(visitor)
	const page = await visitor.visit('/dashboard?domain=delta', { redirects: false })
	expect(await eventsOf(page)).toMatchObject([{ kind: 'signedOut', detail: 'otherBranch' }])
})

test('A sign-in by a code is told once, when the code was right', async () => {
	const tom = startVisitor(portal.url)
	const asked = await tryToSignIn(tom, { email: 'tom@voorbeeld.nl', redirects: false })
	expect(await eventsOf(asked)).toEqual([])
	const step = await tom.visit('/login/code')
	const code = createTotp('JZXW64TEMVZGY2LD', new Date())
	secrets.add(`"${code}"`)
	step.fill('Code uit de app', code)
	const answer = await step.press('Verder', { redirects: false })
	expect(await eventsOf(answer)).toMatchObject([{ kind: 'signedIn', detail: 'code', consumer: pseudonym }])
	remember(tom)
})

test('A sign-in by the tokens of an address is told, the tokens are not', async () => {
	const { accessToken, refreshToken, query } = await createPair(api)
	secrets.add(accessToken).add(refreshToken)
	const visitor = startVisitor(portal.url)
	const page = await visitor.visit(`/dashboard?${query}`, { redirects: false })
	expect(await eventsOf(page)).toMatchObject([
		{ kind: 'signedIn', detail: 'address', consumer: pseudonym, openedBy: 'link' },
	])
	const out = await (await visitor.visit('/dashboard')).follow('Uitloggen', { redirects: false })
	expect(await eventsOf(out)).toMatchObject([{ kind: 'signedOut', detail: 'logout', openedBy: 'link' }])
})

test('A session that the client ends elsewhere, and the end of all of them, are told', async () => {
	const [here] = [(await signIn(portal.url)).visitor, (await signIn(portal.url)).visitor]
	remember(here)
	const settings = await here.visit('/settings')
	const [other] = settings.getAllByRole('button', { name: /^Log uit / })
	const ended = await settings.press(other ?? '', { redirects: false })
	expect(await eventsOf(ended)).toMatchObject([{ kind: 'tokensRevoked', detail: 'endedByUser' }])
	const all = await (await here.visit('/settings')).press('Log overal uit', { redirects: false })
	const kinds = (await eventsOf(all)).map(({ kind, detail }) => [kind, detail])
	expect(kinds.at(-1)).toEqual(['signedOut', 'everywhere'])
})

test('A session whose tokens the API refuses to renew is told once, however many calls wait for it', async () => {
	const { visitor } = await signIn(portal.url)
	remember(visitor)
	api.answer(http.all('*', ({ request }) => refuse(request)))
	const page = await visitor.visit('/dashboard', { redirects: false })
	expect(await eventsOf(page)).toMatchObject([
		{ kind: 'tokensRevoked', detail: 'notRenewed', consumer: pseudonym },
	])
	await api.heal()
})

test('A session whose tokens the API refuses though it just renewed them is told once', async () => {
	const { visitor } = await signIn(portal.url)
	remember(visitor)
	api.answer(
		http.all('*', ({ request }) => (request.headers.has('authorization') ? refuse(request) : undefined)),
	)
	const page = await visitor.visit('/mortgages', { redirects: false })
	expect(await eventsOf(page)).toMatchObject([
		{ kind: 'tokensRevoked', detail: 'renewedRefused', consumer: pseudonym },
	])
	await api.heal()
})

function refuse({ headers, url }: Request) {
	if (headers.has('authorization') || url.endsWith('/refresh')) return new HttpResponse(null, { status: 401 })
	return undefined
}

test('A form of another site, and one without a token of ours, are told', async () => {
	const visitor = startVisitor(portal.url)
	const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
	const foreign = await visitor.visit('/language', {
		method: 'POST',
		headers,
		body: text({ language: 'en' }),
	})
	expect(await eventsOf(foreign)).toMatchObject([{ kind: 'foreignForm', detail: 'otherSite' }])
	const silent = startVisitor(portal.url, { textBrowser: true })
	const body = text({ email: 'anna@voorbeeld.nl', password: demoPassword })
	const unsigned = await silent.visit('/', { method: 'POST', body })
	expect(await eventsOf(unsigned)).toMatchObject([{ kind: 'foreignForm', detail: 'formToken' }])
})

test('A host that is not ours is told', async () => {
	const answer = await sendRaw(portal.url, '/', { headers: { host: 'other.example' } })
	expect([answer.status, await eventsOf(answer)]).toMatchObject([
		421,
		[{ kind: 'hostRefused', host: 'other.example' }],
	])
})

test('A limit that was reached is told by its name', async () => {
	const headers = { 'x-forwarded-for': '198.51.100.9' }
	const busy = startVisitor(portal.url, { headers })
	let page = await busy.visit('/offline')
	for (let turn = 0; turn < 60; turn += 1) page = await busy.visit('/offline')
	expect([page.status, await eventsOf(page)]).toMatchObject([429, [{ kind: 'limitReached', detail: 'gets' }]])
	const rate = () =>
		busy.visit('/password-strength', { method: 'POST', body: text({ password: 'Geheim-1' }) })
	for (let turn = 0; turn < 60; turn += 1) await rate()
	const answer = await rate()
	expect([answer.status, await eventsOf(answer)]).toMatchObject([
		429,
		[{ kind: 'limitReached', detail: 'strength' }],
	])
})

test('A limit that a form tells is in the log by its name too', async () => {
	const headers = { 'x-forwarded-for': '198.51.100.30' }
	const asked = async () => {
		const page = await startVisitor(portal.url, { headers }).visit('/forgot/password?domain=noord')
		page.fill(/^E-mailadres/, 'nobody@voorbeeld.nl')
		return page.press('Vraag een link aan', { redirects: false })
	}
	const answers = [await asked(), await asked(), await asked(), await asked()]
	const kinds = await Promise.all(
		answers.map(async (answer) => (await eventsOf(answer)).map(({ kind, detail }) => [kind, detail])),
	)
	expect(kinds.at(-1)).toEqual([['limitReached', 'forgot']])
	expect(kinds.slice(0, 3).flat()).not.toContainEqual(['limitReached', 'forgot'])
})

test('A listed proxy that hides the addresses of clients is told, once, and by no check of health', async () => {
	const hidden = () => portal.log().filter(({ msg }) => String(msg).includes('sends no X-Forwarded-For'))
	expect(hidden().length).toBeLessThanOrEqual(1)
	for (const path of ['/healthz', '/help', '/help']) await startVisitor(portal.url).visit(path)
	await expect.poll(() => hidden().map(({ level }) => level)).toEqual([40])
})

test('Mails that are no longer sent are told, to the log alone', async () => {
	const ask = async (address: string) => {
		const visitor = startVisitor(portal.url, { headers: { 'x-forwarded-for': address } })
		const page = await visitor.visit('/forgot/password?domain=noord')
		page.fill(/^E-mailadres/, 'bram@voorbeeld.nl')
		return (await page.press('Vraag een link aan')).path
	}
	for (const end of [10, 11, 12, 13]) expect(await ask(`198.51.100.${end}`)).toBe('/forgot/password?sent=1')
	const tell = () => portal.log().filter(({ kind }) => kind === 'limitReached')
	await expect.poll(() => tell().at(-1)).toMatchObject({ detail: 'mails' })
})

test('What a page does that concerns nobody’s safety is no such event', async () => {
	expect(await eventsOf(await startVisitor(portal.url).visit('/help'))).toEqual([])
})

test('The whole log of all this holds no name, address, password, code, cookie or token', () => {
	const log = portal.lines.join('\n')
	expect([...secrets].filter((secret) => log.includes(secret))).toEqual([])
	// Random ids may contain three letters in a row.
	expect(/(?<![\w-])(Anna|Tom)(?![\w-])/.exec(log)?.[0]).toBeUndefined()
})
