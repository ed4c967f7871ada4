import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
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

	const upload = () => page.getByRole('link', { name: 'Upload het document Bouwtekening' }).first()
	const scroll = () => page.evaluate(() => Math.round(window.scrollY))
	const focused = () => page.evaluate(() => document.activeElement?.tagName)

	async function open(path: string) {
		await page.goto(site.url + path)
		await waitForHydration(page)
	}

	test('a link asks for the data of the next page alone, and the document stays', async () => {
		await open('/actions')
		const asked: string[] = []
		page.on('request', (request) => {
			if (request.isNavigationRequest() || request.url().includes('_data=')) asked.push(request.url())
		})
		await upload().click()
		await page.getByRole('heading', { level: 1, name: 'Upload: Verbouwingsplan' }).waitFor()
		expect(asked.length).toBeGreaterThan(0)
		for (const url of asked) expect(new URL(url).searchParams.get('_data')).toMatch(/^(root|routes\/)/)
		expect(await page.title()).toMatch(/^Upload: Verbouwingsplan - Noorderlicht/)
		page.removeAllListeners('request')
	})

	test('the next page begins at the top, with the focus on its heading [84]', async () => {
		await open('/actions')
		await upload().scrollIntoViewIfNeeded()
		expect(await scroll()).toBeGreaterThan(100)
		await upload().click()
		await page.waitForURL('**/upload-document')
		await expect.poll(focused).toBe('H1')
		expect(await scroll()).toBe(0)
	})

	test('going back finds the place where one was [85]', async () => {
		await open('/actions')
		await upload().scrollIntoViewIfNeeded()
		const before = await scroll()
		await upload().click()
		await page.getByRole('heading', { level: 1, name: 'Upload: Verbouwingsplan' }).waitFor()
		await page.goBack()
		await page.getByRole('heading', { level: 1, name: 'Wat u nu kunt doen' }).waitFor()
		await expect.poll(scroll).toBe(before)
	})

	test('a bar shows that the next page is on its way [87]', async () => {
		await open('/actions')
		expect(await page.locator('[data-loading-bar]').count()).toBe(0)
		site.api.fault('GET', '/api/actions', { slow: 1000 })
		await upload().click()
		await page.locator('[data-loading-bar]').waitFor()
		await page.getByRole('heading', { level: 1, name: 'Upload: Verbouwingsplan' }).waitFor()
		await expect.poll(() => page.locator('[data-loading-bar]').count()).toBe(0)
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
		await open('/actions')
		site.api.fault('GET', '/api/actions', { status: 401, code: 'accessTokenExpired' })
		site.api.fault('POST', '/api/auth/refresh', { status: 401, code: 'refreshTokenExpired' })
		await upload().click()
		await page.getByRole('heading', { level: 1, name: 'Inloggen' }).waitFor()
		expect(new URL(page.url()).pathname).toBe('/')
		expect(await page.locator('[data-notice]').innerText()).toContain('Log opnieuw in.')
	})

	test('none of it made the browser complain', () => {
		expect(complaints).toEqual([])
	})
})
