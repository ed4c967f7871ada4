import { describe, expect, test } from 'vitest'
import { routes } from '#tests/journeys/access/route-kinds'
import { deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { startProductSite } from '#tests/support/product-site'
import { startVisitor } from '#tests/support/visitor'

const site = startProductSite()
const pages = routes.filter(({ has }) => has.page)
/** Pages without the frame: one is a plain page without session, one is offline. */
const withoutFooter = ['/nps-feedback', '/offline']
const order = ['/help', '/preferences', '/accessibility', '/privacy']

/** Links of the footer, without its forms. */
function linksOf({ document }: Page) {
	const footer = document.querySelector('footer nav ul')
	return footer && [...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

/** The page after all redirects. */
async function landing(visitor: { visit(path: string): Promise<Page> }, address: string) {
	const page = await visitor.visit(address)
	return { links: linksOf(page), stands: withoutFooter.includes(page.path.split('?')[0] ?? '') }
}

describe(`Help and what goes with it stand in one order on every page (${pages.length})`, () => {
	test.each(deal('wire', pages))('$path, to a client', async ({ address }) => {
		const { links, stands } = await landing(site.anna, address)
		expect(links).toEqual(stands ? null : order)
	})

	test('to a guest', async () => {
		const visitor = startVisitor(site.portal.url)
		await visitor.visit('/?domain=noord')
		for (const { address } of pages) {
			const { links, stands } = await landing(visitor, address)
			expect(links, address).toEqual(stands ? null : order)
		}
	})
})

test('The links are named alike in their language, help first', async () => {
	const visitor = startVisitor(site.portal.url)
	const names = ({ document }: Page) =>
		[...document.querySelectorAll('footer nav a')].map(({ textContent }) => textContent)
	const login = await visitor.visit('/?domain=noord')
	expect(names(login)).toEqual(['Hulp', 'Voorkeuren', 'Toegankelijkheid', 'Privacy'])
	expect(names(await login.press('English'))).toEqual(['Help', 'Preferences', 'Accessibility', 'Privacy'])
})

test('A page that is not there and a form from elsewhere are answered with the same way to help', async () => {
	const visitor = startVisitor(site.portal.url)
	await visitor.visit('/?domain=noord')
	const foreign = { origin: 'https://elders.voorbeeld.nl', 'sec-fetch-site': 'cross-site' }
	const lost = await visitor.visit('/bestaat-niet')
	const refused = await visitor.visit('/', { method: 'POST', headers: foreign })
	expect([lost.status, linksOf(lost)]).toEqual([404, order])
	expect([refused.status, linksOf(refused)]).toEqual([403, order])
})
