import { beforeAll, expect, test } from 'vitest'
import { routes } from '../access/route-kinds'
import type { Page } from '#tests/support/page'
import { startProductSite } from '#tests/support/product-site'

const site = startProductSite()
const addresses = routes
	.filter(({ kind, has }) => kind === 'portal' && has.page)
	.map(({ address }) => address)
/** They ask again by themselves, or talk to a form of somebody else. */
const busy = /ockto-form|iwize-form/
const made = 'main :is([data-pick], [data-files], [data-password], form[data-strength])'

let pages: Page[]
beforeAll(async () => {
	pages = []
	for (const address of addresses) {
		const page = await site.anna.visit(address)
		if (page.status === 200 && page.path === address) pages.push(page)
	}
})

const waits = ({ document }: Page) => document.querySelector('script[data-hydrate]:not([data-now])') !== null
const listPaths = (some: Page[]) => some.map(({ path }) => path)

test('A page to read waits for React; one that only shows never has it', () => {
	const toRead = pages.filter(
		({ document, path }) => !document.querySelector('main form') && !busy.test(path),
	)
	const plain = toRead.filter((page) => !waits(page))
	expect(plain.filter(({ html }) => /entry\.client|__remixContext/.test(html))).toEqual([])
	expect(listPaths(plain)).toEqual(expect.arrayContaining(['/dashboard', '/mortgages/10011', '/notices']))
	expect(listPaths(toRead.filter(waits))).toEqual(expect.arrayContaining(['/receipts', '/credits', '/otds']))
	expect(toRead.length).toBeGreaterThan(30)
})

test('A page with parts that a script makes does not, nor one that does something by itself', () => {
	const urgent = pages.filter(
		({ document, path }) => document.querySelector(made) !== null || busy.test(path),
	)
	expect(urgent.length).toBeGreaterThan(5)
	expect(listPaths(urgent.filter(waits))).toEqual([])
})
