import { beforeAll, expect, test } from 'vitest'
import { routes } from '../access/route-kinds'
import type { Page } from '#tests/support/page'
import { startProductSite } from '#tests/support/product-site'

const site = startProductSite()
const addresses = routes
	.filter(({ kind, has }) => (kind === 'portal' || kind === 'setup') && has.page)
	.map(({ address }) => address)

let pages: Page[]
beforeAll(async () => {
	pages = []
	for (const address of addresses) {
		const page = await site.anna.visit(address)
		if (page.status === 200 && page.path === address) pages.push(page)
	}
})

const waits = ({ document }: Page) => document.querySelector('script[data-hydrate]:not([data-now])') !== null
const ofReact = /entry\.client|__remixContext|data-hydrate/
const listPaths = (some: Page[]) => some.map(({ path }) => path).sort()

test('React goes to the pages on which it does something, and to no other', () => {
	expect(pages.length).toBeGreaterThan(50)
	expect(listPaths(pages.filter(({ html }) => ofReact.test(html)))).toEqual([
		'/action/11031/iwize-form',
		'/action/11031/ockto-form',
		'/appointments/10101',
		'/otds/10051/sign/11021',
		'/settings',
	])
})

test('It waits for somebody where it only adds to what is there', () => {
	expect(listPaths(pages.filter(waits))).toEqual(['/appointments/10101', '/settings'])
})

test('Of the frame, which stays as the server wrote it, React gets nothing; its data are at most 27 % of a page without styles', () => {
	const ofPages = pages.filter(({ html }) => ofReact.test(html))
	expect(ofPages).toHaveLength(5)
	for (const { document, html, styles, path } of ofPages) {
		const data = document.querySelector('script[data-hydrate]')?.getAttribute('data-hydrate') ?? ''
		const menu = document.querySelectorAll('nav li').length
		expect(menu, path).toBeGreaterThan(10)
		const { state } = JSON.parse(data.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))) as {
			state: { loaderData: { root: object } }
		}
		const members = ['failure', 'formToken', 'noticeTexts', 'notices', 'scripts']
		expect(Object.keys(state.loaderData.root).sort(), path).toEqual(members)
		expect(data.length / (html.length - styles.length), path).toBeLessThan(0.27)
	}
})

test('A link says its whole address: scripts and text browsers know by it what is ours', () => {
	const addresses = pages.flatMap(({ document, path }) =>
		[...document.querySelectorAll('a[href]')].map((link) => `${path} ${link.getAttribute('href')}`),
	)
	expect(addresses.length).toBeGreaterThan(1000)
	expect(addresses.filter((address) => !/ (\/|#|(https|http|tel|mailto|otpauth):)/.test(address))).toEqual([])
})

test('A link that brings a file, and no page, says so: nothing waits for a page then', () => {
	const leadOn = ['/logout', '/actions/:action/validate-ideal-payment']
	const files = routes.filter(({ has, path }) => !has.page && !leadOn.includes(path))
	const patterns = files.map(
		({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/[.?]/g, '\\$&')}$`),
	)
	const links = pages.flatMap(({ document, path }) =>
		[...document.querySelectorAll('a[href^="/"]:not([target])')].map((link) => ({
			path,
			href: link.getAttribute('href') ?? '',
			isMarked: link.hasAttribute('data-file'),
		})),
	)
	const isFile = ({ href }: { href: string }) => patterns.some((one) => one.test(href.replace(/[?#].*/, '')))
	expect(links.filter(isFile).length).toBeGreaterThan(50)
	expect(links.filter((link) => isFile(link) !== link.isMarked)).toEqual([])
})

test('What the API says stays text in the scripts of a page that waits for React', async () => {
	const evil = '</script><img src=x onerror=alert(1)><!--<script>'
	site.tell('/api/products/appointments', { id: '10101', label: evil })
	const page = await site.anna.visit('/appointments/10101')
	expect(page.document.querySelectorAll('script[data-hydrate]')).toHaveLength(1)
	expect(page.html).toContain('\\u003c/script\\u003e\\u003cimg')
	expect(page.html).not.toContain('<img src=x')
	expect(page.html).not.toContain('<!--<script')
	expect(page.words).toContain(evil)
})
