import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import type { Page } from '../../support/page'
import { demoPassword, openOverview, signIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const uploadPath = '/actions/11004/upload-document'

const { api, portal } = await useSite({ env: oneBranch })

/** Anna on the upload page, after a logout in another window. */
async function typeAndLoseSession() {
	const { visitor } = await signIn(portal.url)
	const page = await visitor.visit(uploadPath)
	page.fill('Uw opmerking', 'Bladzijde drie volgt nog & meer "later"')
	const cookie = visitor.cookies.find('accelerate')?.value
	const other = startVisitor(portal.url)
	other.cookies.store(`accelerate=${cookie}; Path=/`)
	await other.visit('/logout')
	api.forgetCalls()
	return { visitor, page }
}

async function logInAt(login: Page, email: string) {
	login.fill('E-mailadres of gebruikersnaam', email)
	login.fill('Wachtwoord', demoPassword)
	return login.press('Inloggen')
}

const commentOf = (page: Page) => (page.getByLabelText(/^Uw opmerking/) as HTMLTextAreaElement).value

test('What was typed when the session had ended stands in the form after the login, not sent', async () => {
	const { page } = await typeAndLoseSession()
	const login = await page.press('Verstuur')
	expect(login.path).toBe('/')
	expect(login.words).toContain('U bent uitgelogd in een ander venster of op een ander apparaat.')
	expect(login.html).not.toContain('Bladzijde drie')
	const again = await logInAt(login, 'anna@voorbeeld.nl')
	expect(again.path).toBe(uploadPath)
	expect(commentOf(again)).toBe('Bladzijde drie volgt nog & meer "later"')
	expect(again.words).toContain('Uw antwoorden staan er nog.')
	expect(api.callsTo('POST', '/api/documents')).toEqual([])
})

test('It waits at its own page only, and is gone once the form is sent', async () => {
	const { visitor, page } = await typeAndLoseSession()
	await logInAt(await page.press('Verstuur'), 'anna@voorbeeld.nl')
	expect(commentOf(await visitor.visit('/actions/11001/upload-document'))).toBe('')
	const form = await visitor.visit(uploadPath)
	expect(commentOf(form)).toContain('Bladzijde drie')
	await form.press('Verstuur')
	expect(commentOf(await visitor.visit(uploadPath))).toBe('')
})

test('Somebody else who logs in there sees nothing of it', async () => {
	const { visitor, page } = await typeAndLoseSession()
	const dashboard = await logInAt(await page.press('Verstuur'), 'bram@voorbeeld.nl')
	expect(dashboard.html).not.toContain('Bladzijde drie')
	expect((await visitor.visit(uploadPath)).html).not.toContain('Bladzijde drie')
})

test('A form whose tokens the API refuses is kept the same way', async () => {
	const { visitor } = await signIn(portal.url)
	const page = await visitor.visit(uploadPath)
	page.fill('Uw opmerking', 'Nog een keer')
	api.fault('GET', /^\/api\/actions/, { status: 401, code: 'accessTokenExpired' })
	api.fault('POST', '/api/auth/refresh', { status: 401, code: 'refreshTokenExpired' })
	const login = await page.press('Verstuur')
	expect(login.path).toBe('/')
	await api.heal()
	expect(commentOf(await logInAt(login, 'anna@voorbeeld.nl'))).toBe('Nog een keer')
})

test('A form that no page of ours made is not kept', async () => {
	const visitor = startVisitor(portal.url)
	const body = {
		type: 'application/x-www-form-urlencoded',
		body: Buffer.from('comment=gepland&formToken=a.b.c'),
	}
	const login = await visitor.visit(uploadPath, { method: 'POST', body })
	expect((await logInAt(login, 'anna@voorbeeld.nl')).path).toBe('/dashboard')
	expect(commentOf(await visitor.visit(uploadPath))).toBe('')
})

test('Each page tells until when one stays logged in, and a button moves that', async () => {
	const { visitor, page } = await openOverview(portal.url)
	const inAnHour = (minutes: number) =>
		new Intl.DateTimeFormat('nl', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(
			Date.now() + minutes * 60_000,
		)
	const near = [inAnHour(59), inAnHour(60)].join('|')
	expect(page.words).toMatch(new RegExp(`U bent ingelogd tot (${near}) uur\\.`))
	const longer = await page.press('Langer ingelogd blijven')
	expect(longer.path).toBe('/dashboard')
	expect(longer.words).toMatch(new RegExp(`U blijft ingelogd tot (${near}) uur\\.`))
	expect((await startVisitor(portal.url).visit('/')).words).not.toContain('ingelogd tot')
	expect((await visitor.visit('/session')).status).toBeGreaterThanOrEqual(400)
})

/** Moves the end of every session. */
function moveEnds(minutes: number) {
	const database = new Database(join(portal.dataDir, 'sessions.db'))
	database.exec('pragma busy_timeout = 10000')
	database.prepare('update records set expires = expires + ?').run(minutes * 60_000)
	database.close()
}

test('The question how much time is left moves no end and calls nobody; a page moves it', async () => {
	const { visitor } = await signIn(portal.url)
	moveEnds(-20)
	api.forgetCalls()
	const ask = async () => {
		const answer = await visitor.visit('/session/left')
		expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
		return JSON.parse(answer.html) as { left: number; text?: string; warning?: string }
	}
	const { left, text, warning } = await ask()
	expect(left / 60).toBeCloseTo(40, 0)
	expect([text, warning]).toEqual([
		expect.stringMatching(/^U bent ingelogd tot \d\d:\d\d uur\.$/),
		expect.stringMatching(/^Over twee minuten, om \d\d:\d\d uur/),
	])
	expect((await ask()).left / 60).toBeCloseTo(40, 0)
	expect(api.calls).toEqual([])
	await visitor.visit('/notices')
	expect((await ask()).left / 60).toBeCloseTo(60, 0)
})

test('Of a session that has ended nothing is left, and the login still says why', async () => {
	const { visitor } = await signIn(portal.url)
	await endBehindTheirBack(visitor)
	expect(JSON.parse((await visitor.visit('/session/left')).html)).toEqual({ left: 0 })
	expect(JSON.parse((await startVisitor(portal.url).visit('/session/left')).html)).toEqual({ left: 0 })
	const login = await visitor.visit('/important-documents')
	expect(login.words).toContain('U bent uitgelogd in een ander venster of op een ander apparaat.')
	expect((await logInAt(login, 'anna@voorbeeld.nl')).path).toBe('/important-documents')
})

test('A guest who comes back too late hears why the login is there', async () => {
	const { visitor } = await signIn(portal.url)
	await endBehindTheirBack(visitor)
	const login = await visitor.visit('/important-documents')
	expect([
		login.path,
		login.words.includes('U bent uitgelogd in een ander venster of op een ander apparaat.'),
	]).toEqual(['/', true])
	expect((await logInAt(login, 'anna@voorbeeld.nl')).path).toBe('/important-documents')
})

async function endBehindTheirBack(visitor: Visitor) {
	const other = startVisitor(portal.url)
	other.cookies.store(`accelerate=${visitor.cookies.find('accelerate')?.value}; Path=/`)
	await other.visit('/logout')
}
