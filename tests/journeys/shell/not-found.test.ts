import { expect, test } from 'vitest'
import { signIn } from '../../support/sign-in'
import { startVisitor } from '../../support/visitor'
import { deal } from '#tests/support/full'
import { oneBranch, useSite } from '#tests/support/use-site'

const { portal } = await useSite({ env: oneBranch })
const anna = (await signIn(portal.url)).visitor

const unknown = [
	'/404',
	'/nergens',
	'/dashboard/meer',
	'/actions/11001',
	'/actions/11001/nergens',
	'/nergens?_data=routes%2Fguest%2Fnot-found',
	'/mortgages/11/nergens',
	'/wp-login.php',
	'/.env',
	'/.git/config',
]

test.each(deal('pages', unknown))(
	'%s is not there, for a guest and for who is signed in [20]',
	async (path) => {
		for (const visitor of [startVisitor(portal.url), anna]) {
			const page = await visitor.visit(path, { redirects: false })
			expect(page.status).toBe(404)
			if (!path.includes('_data'))
				expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is er niet')
		}
	},
)

test('It says so in words, with ways on [179] [180]', async () => {
	const page = await startVisitor(portal.url).visit('/nergens')
	expect(page.title).toBe('Deze pagina is er niet - Noorderlicht Financieel Advies')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is er niet')
	expect(page.getByText('De pagina bestaat niet of is verplaatst.')).toBeTruthy()
	expect(page.getByRole('link', { name: 'Naar het overzicht' }).getAttribute('href')).toBe('/dashboard')
	expect(page.getByRole('link', { name: 'Naar inloggen' }).getAttribute('href')).toBe('/')
})

test('It says so in English too, and keeps the menu of who is signed in [5] [151] [179]', async () => {
	const page = await anna.visit('/nergens')
	expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeTruthy()
	const english = await (await startVisitor(portal.url).visit('/nergens')).press('English')
	expect([english.status, english.path]).toEqual([404, '/nergens'])
	expect(english.words).toContain('The page does not exist or has moved.')
})

test.each(['/actions/999/upload-document', '/actions/999/download', '/important-documents/999/download'])(
	'What a client does not have leads to it: %s [278]',
	async (path) => {
		const answer = await anna.visit(path, { redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([302, '/404'])
	},
)

test("Another client's action leads to it as well, and nothing of it shows [278]", async () => {
	const bram = (await signIn(portal.url, { email: 'bram@voorbeeld.nl' })).visitor
	const page = await bram.visit('/actions/11001/upload-document')
	expect([page.status, page.path]).toEqual([404, '/404'])
	expect(page.words).not.toMatch(/loonstrook|Anna/i)
})

test('A form sent to a page that is not there is refused as not there', async () => {
	const from = await anna.visit('/nergens')
	const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from('a=b') }
	const page = await anna.visit('/nergens', { method: 'POST', body, from })
	expect(page.status).toBe(404)
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is er niet')
})
