import { http, HttpResponse } from 'msw'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listNotices } from '../../support/card'
import type { Fault } from '../../support/faults'
import { sendPasswords } from '../../support/reset-link'
import { borrowSite } from '../../support/shared-site'
import { signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { unmark } from '#tests/support/unmark'
import { useSite, oneBranch } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

const good = 'Groene-fietsbel-44'
const started = () => api.callsTo('POST', '/api/auth/start-password-reset').map(({ json }) => json)
const linkIsOver = 'Fout De link werkt niet meer. Vraag een nieuwe link aan.'

/** Opens the form with a new link. */
async function openForm() {
	const link = await api.sendResetLink()
	const visitor = startVisitor(portal.url)
	return { ...link, visitor, form: await visitor.visit(link.path) }
}

describe('The link of a mail', () => {
	test('asks the API once, with its token, and leads to the form; a reload asks no more [24] [121] [122]', async () => {
		const { form, token, visitor } = await openForm()
		expect([form.status, form.path]).toEqual([200, '/reset/password'])
		expect(started()).toEqual([{ token }])
		await visitor.visit('/reset/password')
		expect(started()).toHaveLength(1)
	})

	test('A second link in the same browser takes no password that was typed for the first', async () => {
		const { form, visitor } = await openForm()
		const second = await api.sendResetLink()
		const other = await visitor.visit(second.path)
		const page = await sendPasswords(form, good)
		expect([page.path, listNotices(page)]).toEqual([
			'/',
			[
				'Fout U opende daarna een andere link voor een nieuw wachtwoord. Er is niets veranderd. Open de link in uw e-mail opnieuw.',
			],
		])
		expect(api.callsTo('POST', '/api/auth/reset-password')).toEqual([])
		api.fault('POST', '/api/auth/reset-password', { status: 500, code: 'mysqlError' })
		await sendPasswords(other, good)
		expect(api.callsTo('POST', '/api/auth/reset-password').map(({ json }) => json)).toEqual([
			{ token: second.token, password: good },
		])
	})

	test('a form whose link is gone from this browser asks to open the link again', async () => {
		const { form, visitor } = await openForm()
		visitor.cookies.clear()
		await visitor.visit('/?domain=noord')
		const page = await sendPasswords(form, good)
		expect([page.path, listNotices(page)]).toEqual([
			'/',
			['Fout Er is niets veranderd. Open de link in uw e-mail opnieuw om een nieuw wachtwoord te kiezen.'],
		])
		expect(api.callsTo('POST', '/api/auth/reset-password')).toEqual([])
	})

	test('a token that needs encoding arrives as it was [121]', async () => {
		await startVisitor(portal.url).visit(`/reset/password/${encodeURIComponent('a/b c+é%')}`)
		expect(started()[0]).toEqual({ token: 'a/b c+é%' })
	})

	test.each([
		['.', ''],
		[')', ''],
		['%3E', ''],
		['%20', ''],
		['', '3D'],
		[',', ''],
		['%22', ''],
		[').', ''],
		['%E2%80%9D', ''],
		['%C2%A0', ''],
		['%3E', '%3C'],
		['.', '3D'],
		['*', '*'],
	])('is read without the signs of a mail around it: token%s, %stoken', async (after, before) => {
		const { token } = await api.sendResetLink()
		api.forgetCalls()
		const form = await startVisitor(portal.url).visit(`/reset/password/${before}${token}${after}`)
		expect([form.status, form.path]).toEqual([200, '/reset/password'])
		expect(started().at(-1)).toEqual({ token })
	})

	test('is sent as it came first: a token may end in any sign', async () => {
		api.answer(
			http.post('*/api/auth/start-password-reset', () =>
				HttpResponse.json({ data: { type: 'password-policies', id: 'current', attributes: {} } }),
			),
		)
		for (const token of ['3Dabc', 'abc.', 'abc='])
			await startVisitor(portal.url).visit(`/reset/password/${token}`)
		expect(started()).toEqual([{ token: '3Dabc' }, { token: 'abc.' }, { token: 'abc=' }])
		await api.heal()
		api.forgetCalls()
		await startVisitor(portal.url).visit('/reset/password/onbekend.')
		expect(started()).toEqual([{ token: 'onbekend.' }, { token: 'onbekend' }])
	})

	test.each([
		['/forgot/password', 'U bent al ingelogd. Wilt u een nieuw wachtwoord kiezen?'],
		['/forgot/password?sent=1', 'U bent al ingelogd. Wilt u een nieuw wachtwoord kiezen?'],
		['/dossiers/create', 'U opende het formulier voor een nieuw dossier, maar u bent ingelogd als'],
		['/dossiers/create?sent=1', 'U opende het formulier voor een nieuw dossier'],
		['/reset/password', 'U opende een link voor een nieuw wachtwoord, maar u bent al ingelogd.'],
		['/reset/password/token.', 'U opende een link voor een nieuw wachtwoord, maar u bent al ingelogd.'],
		['/mortgage-check-login/11037', 'De link is van deze check: Jaarlijkse hypotheekcheck.'],
	])('A page for guests that a signed-in client opens says why the overview comes: %s', async (path, why) => {
		const { visitor } = await signIn(portal.url)
		await visitor.visit('/dashboard')
		const page = await visitor.visit(path)
		expect([page.path, page.words]).toEqual(['/dashboard', expect.stringContaining(why)])
		expect((await visitor.visit('/dashboard')).words).not.toContain(why)
	})

	test('that the API does not know leads to the login with the reason [123]', async () => {
		const page = await startVisitor(portal.url).visit('/reset/password/verzonnen')
		expect([page.status, page.path]).toEqual([200, '/'])
		expect(listNotices(page)).toEqual([linkIsOver])
	})

	test.each<[string, Fault]>([
		['breaks down', { status: 500, code: 'mysqlError' }],
		['hangs up', 'closed'],
		['answers something else', 'html'],
	])('when the API %s, that is said at the login [123] [244]', async (_what, fault) => {
		const { path } = await api.sendResetLink()
		api.fault('POST', '/api/auth/start-password-reset', fault)
		const page = await startVisitor(portal.url).visit(path)
		expect(page.path).toBe('/')
		expect(listNotices(page)).toEqual(['Fout Er is een fout opgetreden, probeer het nog een keer.'])
	})

	test.each([
		['a HEAD', { method: 'HEAD' as const }],
		['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
		['an old prefetch', { headers: { purpose: 'prefetch' } }],
	])(
		'for %s nothing is asked and nothing kept, so that no mail scanner uses it up [122]',
		async (_kind, send) => {
			const { path, token } = await api.sendResetLink()
			for (const address of [path, '/reset/password']) {
				const answer = await startVisitor(portal.url).visit(address, { ...send, redirects: false })
				const cookies = answer.setCookies.filter((line) => !line.startsWith('guest='))
				expect([answer.status, answer.headers.location, cookies]).toEqual([302, '/', []])
			}
			expect(started()).toEqual([])
			await startVisitor(portal.url).visit(path)
			expect(started()).toEqual([{ token }])
		},
	)

	test('opens with an access token in its address too, which signs nobody in [24] [80]', async () => {
		const { visitor: anna } = await signIn(portal.url)
		const { authorization = '' } = api.calls.at(-1)?.headers ?? {}
		const { path, token } = await api.sendResetLink()
		api.forgetCalls()
		const address = `${path}?accessToken=${authorization.replace('Bearer ', '')}`
		expect((await anna.visit(address)).path).toBe('/dashboard')
		expect(started()).toEqual([])
		const visitor = startVisitor(portal.url)
		const form = await visitor.visit(address)
		expect([form.path, form.getByLabelText('Nieuw wachtwoord').tagName]).toEqual(['/reset/password', 'INPUT'])
		expect(started()).toEqual([{ token }])
		expect((await visitor.visit('/dashboard')).path).toBe('/')
	})

	test('may have any token, also one that is a word of ours [24] [121]', async () => {
		for (const token of ['new', 'password', 'code'])
			await startVisitor(portal.url).visit(`/reset/password/${token}`)
		expect(started()).toEqual([{ token: 'new' }, { token: 'password' }, { token: 'code' }])
	})

	test('leads who is signed in to the dashboard, and asks nothing [24]', async () => {
		const { path } = await api.sendResetLink()
		const { visitor } = await signIn(portal.url)
		for (const address of [path, '/reset/password'])
			expect((await visitor.visit(address)).path).toBe('/dashboard')
		expect(started()).toEqual([])
	})

	test('without one, the form says that the link is over and leads to the login [123]', async () => {
		const page = await startVisitor(portal.url).visit('/reset/password')
		expect([page.path, listNotices(page)]).toEqual(['/', [linkIsOver]])
	})

	test('leaves no trace of its token: not in a page, a redirect, a cookie or the log [122]', async () => {
		const { path, token } = await api.sendResetLink()
		const visitor = startVisitor(portal.url)
		const redirect = await visitor.visit(path, { redirects: false })
		expect([redirect.status, unmark(redirect)]).toEqual([302, '/reset/password'])
		await startVisitor(portal.url).visit(path.replace('/reset', '/RESET'))
		await startVisitor(portal.url).visit(path.replace('/reset', '/%72eset'))
		const form = await visitor.visit('/reset/password')
		expect(redirect.headers['referrer-policy']).toBe('strict-origin')
		const failed = await sendPasswords(form, 'welkom')
		const login = await sendPasswords(failed, good)
		for (const { html, headers, setCookies } of [redirect, form, failed, login])
			expect(JSON.stringify([html, headers, setCookies])).not.toContain(token)
		expect(portal.lines.join('\n')).toContain('"path":"/reset/password/:token"')
		expect(portal.lines.join('\n')).not.toContain(token)
	})
})

test('A link that was followed before a branch was chosen goes on after the choice [24] [122]', async () => {
	const open = await borrowSite()
	onTestFinished(() => open.giveBack())
	const started = () => open.api.callsTo('POST', '/api/auth/start-password-reset').map(({ json }) => json)
	const { path, token } = await open.api.sendResetLink()
	const visitor = startVisitor(open.portal.url)
	const chooser = await visitor.visit(path)
	expect([chooser.path, started()]).toEqual(['/reset/password', []])
	expect(chooser.html).not.toContain(token)
	const form = await chooser.press('Kies Noorderlicht Financieel Advies')
	expect([form.path, started()]).toEqual(['/reset/password', [{ token }]])
	expect((await sendPasswords(form, good)).path).toBe('/')
})

describe('The address that rates a password', () => {
	const type = 'application/x-www-form-urlencoded'
	const rate = (password: string) => ({
		method: 'POST' as const,
		body: { type, body: Buffer.from(String(new URLSearchParams({ password }))) },
	})

	test('tells who followed a link how strong it is, in their language, and keeps nothing [126]', async () => {
		const { visitor, form } = await openForm()
		await form.press('English')
		api.forgetCalls()
		const answer = await visitor.visit('/password-strength', rate('kaasschaaf'))
		expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
		expect(JSON.parse(answer.html)).toEqual({
			percent: 66,
			level: 'average',
			text: 'Average. Add another word or a few characters.',
		})
		expect(api.calls).toEqual([])
		expect(portal.lines.join('\n')).not.toContain('kaasschaaf')
	})

	test('is not there for anybody else, nor for a GET', async () => {
		expect((await startVisitor(portal.url).visit('/password-strength', rate('x'))).status).toBe(404)
		const { visitor } = await signIn(portal.url, { password: good })
		expect((await visitor.visit('/password-strength', rate('x'))).status).toBe(404)
		expect((await startVisitor(portal.url).visit('/password-strength')).status).toBeGreaterThanOrEqual(400)
	})
})

test('No file for the browser holds the lists that passwords are judged by', () => {
	const client = resolve(import.meta.dirname, '../../../build/client')
	const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
		/\.js$/.test(name),
	)
	expect(scripts.length).toBeGreaterThan(10)
	for (const name of scripts)
		expect(readFileSync(join(client, name), 'utf8'), name).not.toMatch(
			/zxcvbn|qwertyuiop|letmein|wachtwoord/i,
		)
})
