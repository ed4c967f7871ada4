import { beforeAll, describe, expect, test } from 'vitest'
import { encodeForm } from '#tests/support/form-body'
import { deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { signIn, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { routes } from './route-kinds'
import { oneBranch, useSite } from '#tests/support/use-site'

/** Forms that anybody may submit: they change no data of a client (contract §8). */
const shared =
	/^\/(language|branch|simple-version|close-notice|preferences|logout(\/confirm)?|password-strength|refused-form\/clear|guest-receipt\/end|receipts\/check)$/
const ofClients = routes.filter(
	({ kind, path, has }) => has.action && !shared.test(path) && /portal|setup|anyone/.test(kind),
)
const typed = 'Geheim van Anna 5190'
const type = 'application/x-www-form-urlencoded'

let anna: Visitor
let bram: Visitor

const { api, portal } = await useSite({ env: oneBranch })
beforeAll(async () => {
	anna = (await signIn(portal.url)).visitor
	bram = (await signIn(portal.url, { email: 'bram@voorbeeld.nl' })).visitor
})

const urlencoded = (fields: Record<string, string>) => ({
	type,
	body: Buffer.from(String(new URLSearchParams(fields))),
})
const tokenOf = (page: Page) => page.document.querySelector<HTMLInputElement>('[name=formToken]')?.value ?? ''
const commands = () => api.calls.filter(({ method }) => method !== 'GET')

/** The page's form with its text fields filled in, else the smallest valid body for Anna. */
function typeInto(page: Page) {
	const forms = [...page.document.querySelectorAll<HTMLFormElement>('main form')]
	const form = forms.find((one) => one.querySelector('textarea, input[type=text]') && one.method === 'post')
	const field = form?.querySelector<HTMLInputElement>('textarea, input[type=text]')
	const button = form?.querySelector('button')
	if (!form || !field || !button) return urlencoded({ formToken: tokenOf(page), comment: typed })
	field.value = typed
	return encodeForm(form, button, new WeakMap())
}

function expectAnothersPage(page: Page) {
	expect(page.status).toBe(409)
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina was voor iemand anders')
	expect(page.words).toContain('Er is niets verstuurd en niets gewijzigd.')
	expect(page.html).not.toContain(typed)
	expect(page.getByRole('banner').textContent).not.toContain('Anna')
	expect(commands()).toEqual([])
}

test('Every form that acts for a client is tried here', () => {
	expect(ofClients.length).toBeGreaterThan(20)
	expect(ofClients.map(({ path }) => path)).toEqual(expect.arrayContaining(['/settings', '/other-consumer']))
})

describe.each(deal('accounts', ofClients))('$path', ({ address, has }) => {
	test('made for Anna does nothing for Bram, who sees none of it', async () => {
		const from = await anna.visit(has.page ? address : '/dashboard')
		const body = typeInto(from)
		for (const destination of ['document', 'empty']) {
			const headers = { 'sec-fetch-dest': destination }
			expectAnothersPage(await bram.visit(address, { method: 'POST', body, from, headers }))
		}
	})

	test('of nobody is asked about before it is sent', async () => {
		const from = await bram.visit('/dashboard')
		const body = urlencoded({ comment: 'van een ander programma' })
		const answer = await bram.visit(address, { method: 'POST', body, from })
		if (has.page) {
			expect([answer.status, answer.queryByRole('button', { name: 'Ja, verstuur dit' }) !== null]).toEqual([
				403,
				true,
			])
		} else expect(answer.words).toContain('Het formulier was te oud')
		expect(commands()).toEqual([])
	})
})

const withText = ['/actions/11004/upload-document', '/actions/11022/approve-document']

test.each(deal('accounts', withText))(
	'What was typed at %s waits for its owner alone, and stands there once',
	async (path) => {
		const browser = (await signIn(portal.url)).visitor
		const page = await browser.visit(path)
		const body = typeInto(page)
		await browser.visit('/logout')
		await tryToSignIn(browser, { email: 'bram@voorbeeld.nl' })
		expect((await browser.visit(path, { method: 'POST', body, from: page })).status).toBe(409)
		const seen = async () => (await browser.visit(path)).html
		expect(await seen()).not.toContain(typed)

		await browser.visit('/logout')
		const dashboard = await tryToSignIn(browser)
		expect(dashboard.words).toContain('Wat u invulde, staat klaar.')
		const waiting = await dashboard.follow('Ga naar het formulier')
		expect(waiting.path).toBe(path)
		const fields = [...waiting.document.querySelectorAll<HTMLInputElement>('main textarea, main input')]
		expect(fields.filter(({ value }) => value === typed)).toHaveLength(1)
		expect(commands().map((call) => call.path)).not.toContain('/api/documents')
		await browser.visit('/logout')
		await tryToSignIn(browser)
		expect(await seen()).not.toContain(typed)
	},
)

test('What somebody posts with the page of a client who was never in that browser does not wait for them', async () => {
	const source = (await signIn(portal.url)).visitor
	const thief = (await signIn(portal.url, { email: 'bram@voorbeeld.nl' })).visitor
	const stranger = startVisitor(portal.url)
	for (const path of withText) {
		const page = await source.visit(path)
		const body = typeInto(page)
		const refused = await thief.visit(path, { method: 'POST', body, from: page })
		expect([refused.status, refused.words.includes('bewaren wij een uur')]).toEqual([409, false])
		await stranger.visit(path, { method: 'POST', body, from: page })
	}
	await tryToSignIn(stranger, { email: 'bram@voorbeeld.nl' })
	await source.visit('/logout')
	const overview = await tryToSignIn(source)
	expect(overview.words).not.toContain('Wat u invulde, staat klaar.')
	for (const path of withText) expect((await source.visit(path)).html).not.toContain(typed)
})

test("Two-factor of one client stays as it is when another's page is sent", async () => {
	const browser = (await signIn(portal.url)).visitor
	const page = await browser.visit('/settings')
	await browser.visit('/logout')
	await tryToSignIn(browser, { email: 'bram@voorbeeld.nl' })
	api.forgetCalls()
	for (const form of page.document.querySelectorAll<HTMLFormElement>('main form[method=post]'))
		for (const button of form.querySelectorAll('button'))
			expectAnothersPage(
				await browser.visit('/settings', {
					method: 'POST',
					body: encodeForm(form, button, new WeakMap()),
					from: page,
				}),
			)
})

test('A login form asks who is signed in meanwhile, and a form of a client leads there after the logout', async () => {
	const browser = startVisitor(portal.url)
	const guestPage = await browser.visit('/')
	await tryToSignIn(browser)
	api.forgetCalls()
	const login = urlencoded({ formToken: tokenOf(guestPage), email: 'a@b.nl', password: 'x' })
	expect((await browser.visit('/?index', { method: 'POST', body: login, from: guestPage })).status).toBe(409)
	const page = await browser.visit('/settings')
	const logout = { method: 'POST' as const, body: urlencoded({ formToken: tokenOf(guestPage) }), from: page }
	expect((await browser.visit('/logout', logout)).path).toBe('/')
	const body = urlencoded({ formToken: tokenOf(page), intent: 'x' })
	expect((await browser.visit('/settings', { method: 'POST', body, from: page })).path).toBe('/')
	expect(commands()).toEqual([])
})
