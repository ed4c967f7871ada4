import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { watchFor } from './late-scripts'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

describe.skipIf(!findChromium())('Going from page to page with scripts', () => {
	let site: Site
	let page: Page
	let complaints: string[]
	beforeAll(async () => {
		site = await startSite()
		page = (await site.newVisitor({ viewport: { width: 1280, height: 600 } })).page
		complaints = collectBrowserErrors(page)
		await signIn(page, site)
	})
	afterEach(() => site.api.heal())
	afterAll(() => site.close())

	const scroll = () => page.evaluate(() => Math.round(window.scrollY))
	const focused = () => page.evaluate(() => document.activeElement?.tagName)

	async function open(path: string) {
		await page.goto(site.url + path)
		await waitForHydration(page)
	}

	const ways = [
		{
			on: 'a page that only shows',
			from: '/actions',
			title: 'Wat u nu kunt doen',
			link: 'Upload: Bouwtekening',
			next: 'Upload: Verbouwingsplan',
			// Without the name of the document.
			tab: 'Upload het document',
		},
		{
			on: 'a page with React',
			from: '/settings',
			title: 'Instellingen',
			link: 'Bekijk en download uw gegevens',
			next: 'Uw gegevens',
			tab: 'Uw gegevens',
		},
	]
	const linkOf = ({ link }: (typeof ways)[number]) => page.getByRole('link', { name: link }).first()
	const headingOf = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

	test.each(ways)('a link loads a document, on $on', async (way) => {
		await open(way.from)
		const asked: string[] = []
		page.on('request', (request) => {
			if (request.url().includes('_data=')) asked.push(request.url())
		})
		await linkOf(way).click()
		await headingOf(way.next)
		expect(asked).toEqual([])
		expect(await page.title()).toContain(`${way.tab} - Noorderlicht`)
		page.removeAllListeners('request')
	})

	test.each(ways)('the next page begins at the top, on $on [84]', async (way) => {
		await open(way.from)
		await linkOf(way).scrollIntoViewIfNeeded()
		expect(await scroll()).toBeGreaterThan(100)
		await linkOf(way).click()
		await headingOf(way.next)
		await expect.poll(focused).toBe('BODY')
		expect(await scroll()).toBe(0)
	})

	test.each(ways)('going back finds the place where one was, on $on [85]', async (way) => {
		await open(way.from)
		await linkOf(way).scrollIntoViewIfNeeded()
		const before = await scroll()
		await linkOf(way).click()
		await headingOf(way.next)
		await page.goBack()
		await headingOf(way.title)
		await expect.poll(scroll).toBe(before)
	})

	test.each(ways)('a bar shows that the next page is on its way, on $on [87]', async (way) => {
		await watchFor(page, '[data-loading-bar]')
		await open(way.from)
		expect(await page.locator('[data-loading-bar]').count()).toBe(0)
		site.api.fault('GET', /^\/api\/(actions|dossiers|consumer)/, { slow: 1000 })
		const seen = page.waitForRequest('**/seen')
		await linkOf(way).click({ noWaitAfter: true })
		await seen
		await headingOf(way.next)
		await expect.poll(() => page.locator('[data-loading-bar]').count()).toBe(0)
	})

	test('a file, another tab and a place on the page show none: the page stays', async () => {
		await open('/invoices')
		for (const link of ['main a[href$="/download"]', 'a[href="#main"]'])
			await page.locator(link).first().dispatchEvent('click')
		await page.getByRole('link', { name: 'Hulp' }).click({ modifiers: ['ControlOrMeta'] })
		expect(await page.locator('[data-loading-bar]').count()).toBe(0)
	})

	test('the menu knows which page is shown', async () => {
		await open('/dashboard')
		const current = () => page.locator('nav [aria-current=page]').allInnerTexts()
		expect((await current()).join()).toContain('Overzicht')
		await page.getByRole('link', { name: 'Belangrijke documenten' }).click()
		await page.waitForURL('**/important-documents')
		await expect.poll(async () => (await current()).join()).toContain('Belangrijke documenten')
	})

	test('a session that ended meanwhile leads to the login, not to a broken page', async () => {
		await open('/settings')
		site.api.fault('GET', '/api/actions', { status: 401, code: 'accessTokenExpired' })
		site.api.fault('POST', '/api/auth/refresh', { status: 401, code: 'refreshTokenExpired' })
		await page.getByRole('link', { name: /^Overzicht/ }).click()
		await page.getByRole('heading', { level: 1, name: 'Inloggen' }).waitFor()
		expect(new URL(page.url()).pathname).toBe('/')
		expect(await page.locator('[data-notice]').innerText()).toContain('Log opnieuw in.')
	})

	test('none of it made the browser complain', () => {
		expect(complaints).toEqual([])
	})
})
