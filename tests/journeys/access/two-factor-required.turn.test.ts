import { beforeEach, describe, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { oneBranch, useSite } from '#tests/support/use-site'

let eva: Visitor
const { api, portal } = await useSite({ env: oneBranch })
beforeEach(async () => {
	api.backend.reset()
	eva = startVisitor(portal.url)
	expect((await tryToSignIn(eva, { email: 'eva@voorbeeld.nl' })).path).toBe('/settings')
	api.forgetCalls()
})

test('Who must set up extra security sees that and the way out, no menu, and nothing of the dossier is asked [83] [110]', async () => {
	const page = await eva.visit('/settings')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Beveilig eerst uw account')
	expect(page.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull()
	expect(page.queryByRole('radio')).toBeNull()
	expect(page.getAllByRole('link', { name: 'Uitloggen' }).length).toBeGreaterThan(0)
	const asked = api.calls.filter(({ headers }) => headers.authorization).map(({ path }) => path)
	expect(asked.filter((path) => path !== '/api/theme')).toEqual([])
	expect((await eva.visit('/dashboard')).path).toBe('/settings')
	expect((await page.follow(page.getAllByRole('link', { name: 'Uitloggen' }).at(-1) ?? '')).path).toBe('/')
})

test.each(deal('accounts', ['/help', '/privacy', '/preferences', '/accessibility', '/glossary']))(
	'Until then %s is open, and nothing of the dossier is shown [83]',
	async (path) => {
		const page = await eva.visit(path)
		expect([page.status, page.path]).toEqual([200, path])
		expect(page.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull()
	},
)

test('Once it is set up, the whole portal is open [83] [175]', async () => {
	const first = await (await eva.visit('/settings')).follow('Zet extra beveiliging aan')
	const step = await first.follow('Ga verder met de app')
	const secret = step.document.querySelector('code')?.textContent.replaceAll(' ', '') ?? ''
	step.fill('Code uit uw app', createTotp(secret, new Date()))
	const page = await step.press('Zet extra beveiliging aan')
	expect(page.path).toBe('/settings')
	expect(page.words).toContain('Staat aan')
	expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeTruthy()
	expect((await eva.visit('/dashboard')).path).toBe('/dashboard')
})

test('Switching it off is no way around setting it up [83] [176]', async () => {
	const page = await eva.visit('/settings?confirm=two-factor-off')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Beveilig eerst uw account')
	const token = page.document.querySelector<HTMLInputElement>('[name=formToken]')?.value ?? ''
	const fields = new URLSearchParams({ code: '123456', formToken: token }).toString()
	const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from(fields) }
	const answer = await eva.visit('/settings?confirm=two-factor-off', { method: 'POST', body, from: page })
	expect(answer.getByRole('heading', { level: 1 }).textContent).toBe('Beveilig eerst uw account')
	expect(api.callsTo('POST', '/api/auth/two-factor')).toEqual([])
})

describe('Who has extra security and must set it up anew', () => {
	const secret = 'MZWGK5LSMVXGK53T'
	const code = () => createTotp(secret, new Date())

	async function enterCode() {
		const fleur = startVisitor(portal.url)
		const step = await tryToSignIn(fleur, { email: 'fleur@voorbeeld.nl' })
		expect(step.path).toBe('/login/code')
		step.fill('Code uit de app', code())
		return { fleur, page: await step.press('Verder') }
	}

	test('gives the code first, and is then led to the settings and to nothing else [83] [107] [110]', async () => {
		const { fleur, page } = await enterCode()
		expect(page.path).toBe('/settings')
		expect(page.words).toContain('Stel eerst extra beveiliging in.')
		expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Beveilig eerst uw account')
		for (const path of ['/dashboard', '/mortgages', '/', '/login/code', '/nergens'])
			expect((await fleur.visit(path)).path, path).toBe('/settings')
		const [login] = api.callsTo('POST', '/api/auth/two-factor')
		expect(login?.json).toMatchObject({ consumerId: '9001', enabled: true })
		expect((await fleur.visit('/logout')).path).toBe('/')
	})

	test('is through once it is set up, and after the next login by the code alone [83] [111] [175]', async () => {
		const { fleur, page } = await enterCode()
		const first = await page.follow('Zet extra beveiliging aan')
		const step = await first.follow('Ga verder met de app')
		step.fill('Code uit uw app', code())
		expect((await step.press('Zet extra beveiliging aan')).words).toContain('Staat aan')
		const [, setup] = api.callsTo('POST', '/api/auth/two-factor')
		expect(setup?.json).toEqual({ code: expect.stringMatching(/^\d{6}$/) as string, enabled: true })
		expect((await fleur.visit('/dashboard')).path).toBe('/dashboard')
		await fleur.visit('/logout')
		const again = await enterCode()
		expect([again.page.path, again.page.words]).toEqual([
			'/dashboard',
			expect.stringContaining('Gelukt U bent ingelogd.'),
		])
	})
})
