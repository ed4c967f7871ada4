import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { collectBrowserErrors, signIn, startSite, type Site } from './site'

describe.skipIf(!findChromium())('A link that is pointed at', () => {
	let site: Site
	let context: BrowserContext
	let page: Page
	beforeAll(async () => {
		site = await startSite()
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	/** Prefetched pages. */
	let ready: string[]

	async function openDashboard() {
		const visitor = await site.newVisitor({ serviceWorkers: 'block' })
		context = visitor.context
		page = visitor.page
		await signIn(page, site)
		ready = []
		const browser = await context.newCDPSession(page)
		browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
			if (status === 'Ready') ready.push(new URL(prefetchUrl).pathname)
		})
		await browser.send('Preload.enable')
		site.portal.lines.splice(0)
		await page.goto(`${site.url}/dashboard`)
	}

	/** Requests that the portal logged. */
	const asked = (path: string) => site.portal.log().filter((line) => line.path === path)
	const link = (name: string) => page.getByRole('link', { name }).first()

	test('has its page fetched, which is not asked for again when it is opened', async () => {
		await openDashboard()
		const complaints = collectBrowserErrors(page)
		await link('Belangrijke documenten').hover()
		await expect.poll(() => ready).toEqual(['/important-documents'])
		await link('Belangrijke documenten').click()
		await page.waitForURL('**/important-documents')
		await expect.poll(() => asked('/dashboard').length).toBe(1)
		expect(asked('/important-documents')).toHaveLength(1)
		expect(complaints.filter((text) => !text.startsWith('Service Worker'))).toEqual([])
	})

	test('has nothing fetched where a visit counts or something ends', async () => {
		await openDashboard()
		for (const name of ['Meldingen', 'Instellingen', 'Uitloggen', 'Overzicht', 'Belangrijke documenten']) {
			await link(name).hover()
			await page.mouse.down()
			await page.mouse.move(1, 1)
			await page.mouse.up()
		}
		await expect.poll(() => ready).toEqual(['/important-documents'])
		const paths = site.portal.log().flatMap(({ path, msg }) => (msg === 'request' ? [String(path)] : []))
		const files = /^\/(assets|theme|images|app-\w+)\/|\.(js|svg)$/
		expect(paths.filter((path) => !files.test(path))).toEqual(['/dashboard', '/important-documents'])
	})
})
