// Own portals: the limits are on, and one process is killed.
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { startApi } from '#tests/support/api'
import type { Page } from '#tests/support/page'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { postForm } from '#tests/support/post-form'
import { sendPasswords } from '#tests/support/reset-link'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'

// Sixty logins are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const env = {
	RATE_LIMITS: 'on',
	HOST_BRANCHES: 'localhost=noord',
	TRUSTED_PROXIES: '127.0.0.1,::1',
}
const tomsSecret = 'JZXW64TEMVZGY2LD'
const newPassword = 'Groene-fietsbel-44'

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
/** The portal of the test before, which was killed. */
let killed: TestPortal

beforeAll(async () => {
	api = await startApi()
	portal = await startPortal({ apiUrl: api.url, env })
})
afterEach(async () => {
	await api.heal()
	api.forgetCalls()
})
afterAll(async () => {
	await portal.close()
	await api.close()
})

let addresses = 0
const nextAddress = () => `198.51.${(addresses += 1) >> 8}.${addresses & 255}`
const stranger = () => startVisitor(portal.url, { headers: { 'x-forwarded-for': nextAddress() } })

function withCookie(visitor: Visitor, name: string) {
	const other = stranger()
	other.cookies.store(`${name}=${visitor.cookies.find(name)?.value}; Path=/`)
	return other
}

/** A browser in which Tom signed in earlier. */
let tomsBrowser: Visitor

/** A fast answer of the API, so that a guess costs no time. */
const refuse = (path: string, code: string) =>
	api.answer(http.post(`*${path}`, () => HttpResponse.json({ code }, { status: 422 })))
const judgedBy = (path: string) => api.callsTo('POST', path).length
const passwords = '/api/auth/login'
const codes = '/api/auth/two-factor'

const mustWait = ({ words }: Page) => untilWhen.test(words)
const untilWhen = /U heeft het te vaak geprobeerd\. Probeer het opnieuw na (.* )?\d\d:\d\d uur\./

/** Submits wrong passwords, each from another address, twelve at a time. */
async function guess(email: string, count: number) {
	const answers: Awaited<ReturnType<typeof postForm>>[] = []
	const send = () =>
		postForm(`${portal.url}/?index`, { email, password: 'verkeerd' }, { address: nextAddress() })
	while (answers.length < count) answers.push(...(await Promise.all(Array.from({ length: 12 }, send))))
	return answers
}

async function tryCode(visitor: Visitor, code: string) {
	const page = await visitor.visit('/login/code')
	page.fill('Code uit de app', code)
	return page.press('Verder')
}

test('Sixty addresses get thirty passwords judged; a device that is known gets in, a forged one does not', async () => {
	const owner = stranger()
	expect((await tryToSignIn(owner)).path).toBe('/dashboard')
	await (await owner.visit('/dashboard')).follow('Uitloggen')
	api.forgetCalls()
	refuse(passwords, 'authLoginFailed')
	const answers = await guess('anna@voorbeeld.nl', 60)
	expect(judgedBy(passwords)).toBe(30)
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
	await api.heal()

	const forger = stranger()
	const forged = owner.cookies.find('device')?.value.replace(/^.{20}/, 'AAAAAAAAAAAAAAAAAAAA')
	forger.cookies.store(`device=${forged}; Path=/`)
	for (const visitor of [forger, stranger()]) {
		const refused = await tryToSignIn(visitor)
		expect([refused.isRefused, refused.words]).toEqual([true, expect.stringMatching(untilWhen)])
	}
	expect(judgedBy(passwords)).toBe(30)
	expect((await tryToSignIn(owner)).path).toBe('/dashboard')
	expect(owner.cookies.find('device')?.attributes).toMatchObject({ 'max-age': '7776000', httponly: '' })
})

test('Nobody can tell an account we know from one we do not, before the limit and beyond it', async () => {
	const seen = []
	for (const email of ['bram@voorbeeld.nl', 'mens@voorbeeld.nl']) {
		const answers = await guess(email, 36)
		const kinds = answers.map(({ status, headers, html, setCookies }) =>
			[status, Object.keys(headers).sort().join(), html.length, setCookies.length].join(' '),
		)
		seen.push([...new Set(kinds)].sort())
	}
	expect(seen[0]).toHaveLength(2)
	expect(seen[1]).toEqual(seen[0])
})

test('Who followed a reset link and saved a password gets in while strangers are refused', async () => {
	const { path } = await api.sendResetLink('anna@voorbeeld.nl', '1001')
	const visitor = stranger()
	const login = await sendPasswords(await visitor.visit(path), newPassword)
	expect(login.received?.lines[0]).toContain('nieuwe wachtwoord is opgeslagen')
	expect(mustWait(await tryToSignIn(stranger(), { password: newPassword }))).toBe(true)
	expect((await tryToSignIn(visitor, { password: newPassword })).path).toBe('/dashboard')
})

test('Fresh logins open no fresh codes, nor does a restart; a known device has its own', async () => {
	const tom = { email: 'tom@voorbeeld.nl' }
	const owner = stranger()
	await tryToSignIn(owner, tom)
	expect((await tryCode(owner, createTotp(tomsSecret, new Date()))).path).toBe('/dashboard')
	await (await owner.visit('/dashboard')).follow('Uitloggen')
	api.forgetCalls()
	refuse(codes, 'invalidOtp')
	const answers: Page[] = []
	for (let round = 0; round < 4; round += 1) {
		const visitor = stranger()
		expect((await tryToSignIn(visitor, tom)).path).toBe('/login/code')
		answers.push(...(await Promise.all(Array.from({ length: 5 }, () => tryCode(visitor, '111111')))))
	}
	expect(judgedBy(codes)).toBe(5)
	expect(answers.filter(mustWait)).toHaveLength(15)

	killed = portal
	killed.kill('SIGKILL')
	await killed.ended
	portal = await startPortal({ apiUrl: api.url, env, dataDir: killed.dataDir })
	await api.heal()
	const late = stranger()
	await tryToSignIn(late, tom)
	const refused = await tryCode(late, createTotp(tomsSecret, new Date()))
	expect([refused.path, refused.isRefused, refused.words]).toEqual([
		'/login/code',
		true,
		expect.stringMatching(untilWhen),
	])
	expect(judgedBy(codes)).toBe(5)
	expect(refused.html).not.toMatch(/value="\d{6}"/)

	tomsBrowser = withCookie(owner, 'device')
	await tryToSignIn(tomsBrowser, tom)
	expect((await tryCode(tomsBrowser, createTotp(tomsSecret, new Date()))).path).toBe('/dashboard')
})

test('Switching extra security off takes as many codes as signing in: none are left for a stolen session', async () => {
	const thief = withCookie(tomsBrowser, 'accelerate')
	const turnOff = async (visitor: Visitor, code: string) => {
		const question = await visitor.visit('/settings?confirm=two-factor-off')
		question.fill('Code uit uw app', code)
		return question.press('Ja, zet uit')
	}
	api.forgetCalls()
	const refused = await turnOff(thief, createTotp(tomsSecret, new Date()))
	expect([refused.isRefused, refused.words]).toEqual([true, expect.stringMatching(untilWhen)])
	expect(judgedBy(codes)).toBe(0)
	const right = createTotp(tomsSecret, new Date())
	const wrong = await turnOff(tomsBrowser, right === '111111' ? '222222' : '111111')
	expect([wrong.isRefused, mustWait(wrong), judgedBy(codes)]).toEqual([true, false, 1])
	expect((await turnOff(tomsBrowser, right)).words).toContain('De extra beveiliging staat uit.')
})

test('A recipient is mailed three times an hour, whoever asks, and the page says the same', async () => {
	const pages = []
	for (let count = 0; count < 5; count += 1) {
		const page = await stranger().visit('/forgot/password')
		page.fill('E-mailadres', count % 2 ? 'eva@voorbeeld.nl' : ' EVA@voorbeeld.nl')
		pages.push(page.press('Vraag een link aan'))
	}
	const sent = await Promise.all(pages)
	expect(judgedBy('/api/auth/forgot-password')).toBe(3)
	expect(new Set(sent.map(({ status, words }) => `${status} ${words}`)).size).toBe(1)
})

test('A birth date is guessed five times, whichever check it is for', async () => {
	refuse('/api/auth/product-action-login', 'consumerNotFound')
	const answers = []
	for (let count = 0; count < 8; count += 1) {
		const page = await stranger().visit(`/mortgage-check-login/${11037 + (count % 3)}`)
		page.fill('E-mailadres', 'anna@voorbeeld.nl')
		page.fill('Geboortedatum', `0${count + 1}-01-1980`)
		answers.push(await page.press('Begin met de check'))
	}
	expect(answers.map(mustWait)).toEqual([false, false, false, false, false, true, true, true])
	expect(answers.at(-1)?.words).toMatch(untilWhen)
	expect(judgedBy('/api/auth/product-action-login')).toBe(5)
})

test('Ten links that are none are asked about per hour and address', async () => {
	const visitor = stranger()
	const answers = []
	for (let count = 0; count < 12; count += 1)
		answers.push(await visitor.visit(`/reset/password/none-${count}`))
	expect(judgedBy('/api/auth/start-password-reset')).toBe(10)
	expect(answers.slice(-2).map(({ status }) => status)).toEqual([429, 429])
})

test('What happened is told to who watches, and nobody is named', async () => {
	const events = [...killed.log(), ...portal.log()].filter(({ event }) => event === 'security')
	const kinds = new Set(events.map(({ kind }) => kind))
	expect([...kinds]).toEqual(
		expect.arrayContaining(['signInFailed', 'signInLocked', 'codeFailed', 'codeLocked']),
	)
	expect([...kinds]).toEqual(expect.arrayContaining(['passwordResetAsked', 'twoFactorOff']))
	// Random ids may contain any four digits, so they are left out.
	const named = events.map((line) => ({ ...line, requestId: undefined, time: undefined }))
	expect(JSON.stringify(named)).not.toMatch(/voorbeeld|anna|1001|4001|198\.51\./)
})
