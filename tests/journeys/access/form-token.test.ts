import { expect, test } from 'vitest'
import type { Page } from '../../support/page'
import { tryToSignIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const uploadPath = '/actions/11004/upload-document'

const { api, portal } = await useSite({ env: oneBranch })

/** Sends no origin headers, as lynx and w3m do. */
const textBrowser = () => startVisitor(portal.url, { textBrowser: true })

function urlencoded(fields: Record<string, string>) {
	return { type: 'application/x-www-form-urlencoded', body: Buffer.from(String(new URLSearchParams(fields))) }
}

test('A text browser logs in, changes the language and uploads with the forms of our pages', async () => {
	const visitor = textBrowser()
	expect((await tryToSignIn(visitor)).path).toBe('/dashboard')
	const english = await (await visitor.visit('/dashboard')).press('English')
	expect(english.words).toContain('Sign out')
	await english.press('Nederlands')
	const upload = await visitor.visit(uploadPath)
	upload.fill('Uw opmerking', 'Met groet')
	const answer = await upload.press('Verstuur')
	expect([answer.isRefused, answer.words.includes('Er is geen bestand geupload')]).toEqual([true, true])
})

test.each([
	['without a token', {}],
	['with a made-up one', { formToken: 'a.b.c' }],
	['with an empty one', { formToken: '' }],
])(
	'A form %s from a browser that does not say where it comes from is refused, what was typed is kept',
	async (_what, token) => {
		const visitor = textBrowser()
		const fields = { email: 'anna@voorbeeld.nl', password: 'Welkom-2026!', ...token }
		const page = await visitor.visit('/', { method: 'POST', body: urlencoded(fields) })
		expect(page.status).toBe(403)
		expect(page.html).toContain('anna@voorbeeld.nl')
		expect(page.html).not.toContain('Welkom-2026!')
		expect(api.callsTo('POST', '/api/auth/login')).toEqual([])
	},
)

test('What was refused stands in the frame of the firm, and can be sent on purpose', async () => {
	const visitor = textBrowser()
	const body = urlencoded({ email: 'anna@voorbeeld.nl' })
	const refused = await visitor.visit('/forgot/password', { method: 'POST', body })
	expect([refused.status, refused.title]).toEqual([403, expect.stringContaining('Noorderlicht')])
	expect(refused.getByRole('banner').textContent).toContain('English')
	expect((await refused.press('Ja, verstuur dit')).path).toBe('/forgot/password?sent=1')
	expect(api.callsTo('POST', '/api/auth/forgot-password').map(({ json }) => json)).toEqual([
		{ email: 'anna@voorbeeld.nl' },
	])
})

test('The form token of a stranger’s page does nothing in the browser of another guest', async () => {
	const tokenOf = (page: Page) =>
		page.document.querySelector('main [name=formToken]')?.getAttribute('value') ?? ''
	const token = tokenOf(await textBrowser().visit('/forgot/password'))
	const guest = textBrowser()
	const own = tokenOf(await guest.visit('/forgot/password'))
	const send = (formToken: string) =>
		guest.visit('/forgot/password', {
			method: 'POST',
			body: urlencoded({ formToken, email: 'anna@voorbeeld.nl' }),
		})
	expect((await send(token)).status).toBe(403)
	expect(api.callsTo('POST', '/api/auth/forgot-password')).toEqual([])
	expect((await send(own)).path).toBe('/forgot/password?sent=1')
})

test('The form of one client does nothing for another', async () => {
	const anna = textBrowser()
	await tryToSignIn(anna)
	const bram = textBrowser()
	await tryToSignIn(bram, { email: 'bram@voorbeeld.nl' })
	const form = (await anna.visit(uploadPath)).document.querySelector('main form [name=formToken]')
	const token = form?.getAttribute('value') ?? ''
	expect(token.length).toBeGreaterThan(40)
	const body = urlencoded({ formToken: token, returnTo: '/dashboard' })
	const answer = await bram.visit('/session', { method: 'POST', body })
	const mine = await anna.visit('/session', { method: 'POST', body, redirects: false })
	expect([answer.status, mine.headers.location]).toEqual([409, '/dashboard'])
	expect(answer.words).toContain('Er is niets verstuurd en niets gewijzigd.')
	expect((await bram.visit('/dashboard')).words).not.toContain('U blijft ingelogd tot')
	expect((await anna.visit('/dashboard')).words).toContain('U blijft ingelogd tot')
})

test('An upload with a foreign token sends nothing to the API', async () => {
	const visitor = textBrowser()
	await tryToSignIn(visitor)
	const page = await visitor.visit(uploadPath)
	const token = page.document.querySelector('main form [name=formToken]')
	token?.setAttribute('value', 'x')
	page.fill('Uw opmerking', 'Met groet')
	page.attach('Kies een of meer bestanden', [
		{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') },
	])
	const answer = await page.press('Verstuur')
	expect(answer.status).toBe(403)
	expect(answer.html).toContain('Met groet')
	expect(api.callsTo('POST', '/api/documents')).toEqual([])
})

test('A browser that says its form comes from here needs no token', async () => {
	const visitor = startVisitor(portal.url)
	const from = await visitor.visit('/')
	const body = urlencoded({ email: 'anna@voorbeeld.nl', password: 'Welkom-2026!' })
	expect((await visitor.visit('/', { method: 'POST', body, from })).path).toBe('/dashboard')
})
