import { describe, expect, onTestFinished, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { borrowSite } from '#tests/support/shared-site'
import { demoPassword, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { useSite, oneBranch } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch, keepsAnswers: true })

const visitor = () => startVisitor(portal.url, { withoutCookies: true })

function expectHelp(page: Page) {
	expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([
		400,
		'Uw browser bewaart geen cookies',
	])
	expect(page.words).toContain('sta ze toe voor deze site')
	expect(page.getByRole('link', { name: 'Naar inloggen' }).getAttribute('href')).toBe('/')
}

describe('A browser that keeps no cookie is told what it needs', () => {
	test('after a right password', async () => {
		expectHelp(await tryToSignIn(visitor()))
	})

	test('after a reset link, and its token is not in the page', async () => {
		const { path, token } = await api.sendResetLink()
		const page = await visitor().visit(path)
		expectHelp(page)
		expect(page.html + page.url).not.toContain(token)
	})

	test('after another language', async () => {
		const login = await visitor().visit('/')
		expectHelp(await login.press('English'))
	})

	test('after the choice of a branch', async () => {
		const other = await borrowSite()
		onTestFinished(() => other.giveBack())
		const chooser = await startVisitor(other.portal.url, { withoutCookies: true }).visit('/')
		const page = await chooser.press(/^Kies Noorderlicht/)
		expect(page.document.querySelector('h1')?.textContent).toBe('Uw browser bewaart geen cookies')
	})

	test('but not after a wrong one, which counts as ever', async () => {
		const page = await tryToSignIn(visitor(), { password: 'verkeerd' })
		expect([page.status, page.words]).toEqual([422, expect.not.stringContaining('cookies aan')])
	})
})

describe('The mark in the address', () => {
	const answerTo = (guest: Visitor, redirects: boolean) => tryToSignIn(guest, { redirects })

	test('leaves it again in a browser that keeps cookies', async () => {
		const page = await answerTo(startVisitor(portal.url), true)
		expect([page.status, page.path, new URL(page.url).search]).toEqual([200, '/dashboard', ''])
	})

	test('is not there for a browser that sent a cookie', async () => {
		const guest = startVisitor(portal.url)
		await (await guest.visit('/')).press('English')
		const login = await guest.visit('/')
		login.fill('Email address or username', 'anna@voorbeeld.nl')
		login.fill('Password', demoPassword)
		const answer = await login.press('Sign in', { redirects: false })
		expect(answer.headers.location).toBe('/dashboard')
	})

	test('counts only when it is ours: another one shows the page that was asked for', async () => {
		const page = await visitor().visit('/?cookies=abc')
		expect([page.status, page.path, new URL(page.url).search]).toEqual([200, '/', ''])
	})
})
