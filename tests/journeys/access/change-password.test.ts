import { describe, expect, test } from 'vitest'
import { signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const site = await useSite({ env: oneBranch })
const anna = (await signIn(site.portal.url)).visitor

const address = '/.well-known/change-password'

describe('The address where password managers look for a change of password', () => {
	test.each([address, `${address}/`, `${address}?utm_source=manager`, address.toUpperCase()])(
		'leads a guest to a new link: %s',
		async (path) => {
			const answer = await startVisitor(site.portal.url).visit(path, { redirects: false })
			expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
				302,
				'/forgot/password',
				'no-store',
			])
		},
	)

	test('is no form: a check without a body is led too, a post is not', async () => {
		const guest = startVisitor(site.portal.url)
		const check = await guest.visit(address, { method: 'HEAD', redirects: false })
		expect([check.status, check.headers.location]).toEqual([302, '/forgot/password'])
		expect((await guest.visit(address, { method: 'POST', redirects: false })).status).toBeGreaterThan(399)
	})

	test('leads a client to the settings, which say how a password is changed', async () => {
		const answer = await anna.visit(address, { redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([302, '/settings'])
		const page = await anna.visit(address)
		expect(page.getByRole('heading', { name: 'Wachtwoord' })).toBeDefined()
		expect(page.words).toContain('Log uit en vraag een link aan')
		expect((await page.follow('Log eerst uit')).path).toBe('/logout/confirm')
	})

	test('is told from others of its kind, which are not there', async () => {
		for (const other of ['resource-that-should-not-exist-whose-status-code-should-not-be-200', 'change'])
			expect((await startVisitor(site.portal.url).visit(`/.well-known/${other}`)).status).toBe(404)
	})
})
