import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { listNotices } from '#tests/support/card'
import { deal } from '#tests/support/full'
import { createDocument } from '#tests/support/own-branches'
import { signIn, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna', isFresh: true })
const heading = (page: { document: Document }) => page.document.querySelector('h1')?.textContent

const tokenOf = (page: { document: Document }) =>
	page.document.querySelector<HTMLInputElement>('[name=formToken]')?.value ?? ''

/** Pages that need the licence: consent in the firm's name, and features that a firm switches. */
const needing = [
	'/otds/10051/sign/11021',
	'/otds/10051/sign/11021?terms=read',
	'/cardifao/10085/premium/11101',
	'/woongarant-insurance/10045/sign/11221',
	'/action/11031/ockto-form',
	'/action/11031/iwize-form',
	'/mortgage-check/10011/11037',
]

/** Anna at a firm whose licence exists in Dutch but not in English. */
async function withoutLicence() {
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const dutch = await visitor.visit('/dashboard')
	site.api.fault('GET', '/api/licenses/current', { status: 500 })
	return { visitor, dutch }
}

describe('While the licence cannot be had', () => {
	test.each(deal('accounts', needing))(
		'%s asks for nothing in the firm’s name: 503, in words of its own',
		async (address) => {
			const { visitor, dutch } = await withoutLicence()
			await dutch.press('English')
			const page = await visitor.visit(address)
			expect([page.status, heading(page)]).toEqual([503, 'This is not possible right now'])
		},
	)

	test.each(deal('accounts', needing))('what was filled in at %s before goes nowhere', async (address) => {
		const { visitor, dutch } = await withoutLicence()
		const from = await visitor.visit(address)
		await dutch.press('English')
		site.api.forgetCalls()
		const body = {
			type: 'application/x-www-form-urlencoded',
			body: Buffer.from(`agreed=on&accept=1&intent=next&formToken=${encodeURIComponent(tokenOf(from))}`),
		}
		const answer = await visitor.visit(address, { method: 'POST', body, from })
		expect(answer.status).toBe(503)
		expect(site.api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
	})

	test('all else goes on, and says once that something is missing', async () => {
		const { visitor, dutch } = await withoutLicence()
		await dutch.press('English')
		const page = await visitor.visit('/mortgages')
		expect([page.status, heading(page)]).toEqual([200, 'Mortgages'])
		expect(listNotices(page)).toEqual([expect.stringContaining('An error ocurred. Please try again.')])
	})
})

describe('A firm with several branches and no chooser', () => {
	test('is asked for its licence all the same: its switches and texts hold for whom no branch is known', async () => {
		const content = { footer_content: '<p>Zonder keuze</p>' }
		site.api.answer(
			http.get('*/api/multiple-domains', () => HttpResponse.json({ show_domain_chooser: false })),
			http.get('*/api/licenses/current', ({ request }) =>
				request.headers.has('domain')
					? HttpResponse.json({ errors: [] }, { status: 404 })
					: HttpResponse.json(createDocument({ content, features: { show_appointment_form: true } })),
			),
		)
		await site.portal.forget()
		const visitor = startVisitor(site.portal.url)
		const form = await visitor.visit('/dossiers/create')
		const login = await visitor.visit('/')
		expect(form.status).toBe(200)
		expect(login.getByRole('contentinfo').textContent).toContain('Zonder keuze')
	})
})

test.each(['/api/languages', '/api/languages/current', '/api/licenses/current'])(
	'When %s fails after the tokens, nobody is signed in',
	async (path) => {
		await site.portal.forget()
		site.api.fault('GET', path, { status: 500 })
		const page = await tryToSignIn(startVisitor(site.portal.url), { branch: 'noord' })
		expect([page.isRefused, page.path]).toEqual([true, '/'])
	},
)
