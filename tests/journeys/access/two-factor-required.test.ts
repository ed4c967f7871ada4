import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTotp } from '#app/backend/totp.server'
import { startApi } from '#tests/support/api'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
let eva: Visitor
beforeAll(async () => {
	api = await startApi()
	portal = await startPortal({ apiUrl: api.url, env: { HOST_BRANCHES: 'localhost=noord' } })
})
beforeEach(async () => {
	api.backend.reset()
	eva = startVisitor(portal.url)
	expect((await tryToSignIn(eva, { email: 'eva@voorbeeld.nl' })).path).toBe('/settings')
	api.forgetCalls()
})
afterAll(async () => {
	await portal.close()
	await api.close()
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

test('Once it is set up, the whole portal is open [83] [175]', async () => {
	const first = await (await eva.visit('/settings')).follow('Zet extra beveiliging aan')
	const step = await first.follow('Ik heb een app, ga verder')
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
