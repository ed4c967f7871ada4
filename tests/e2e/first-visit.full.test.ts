import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { collectBrowserErrors, startSite, type Site } from './site'

type Options = BrowserContextOptions & { scripts?: boolean; headers?: Record<string, string> }

describe.skipIf(!findChromium())('On a first visit', () => {
	let site: Site
	let context: BrowserContext
	let page: Page
	let fonts: string[]
	beforeAll(async () => {
		site = await startSite()
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	async function openLogin({ headers, ...options }: Options = {}) {
		const visitor = await site.newVisitor(options)
		context = visitor.context
		page = visitor.page
		fonts = []
		context.on('request', (request) => {
			if (request.url().endsWith('.woff2')) fonts.push(request.url())
		})
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				document.documentElement.dataset.moved = String(list.getEntries().length)
			}).observe({ type: 'layout-shift', buffered: true })
		})
		// Selects the branch first, because Playwright loses its headers on that redirect.
		await page.request.get(`${site.url}/?domain=noord`)
		if (headers) await context.setExtraHTTPHeaders(headers)
		return page.goto(site.url)
	}

	const listMoved = () => page.locator('html').getAttribute('data-moved')
	const listLoaded = () =>
		page.evaluate(() =>
			Array.from(document.fonts).flatMap(
				(font) => (font.status === 'loaded' && font.family.replaceAll('"', '')) || [],
			),
		)

	test.each([true, false])(
		'the page waits for no font, and the next one has it; scripts: %s',
		async (scripts) => {
			const answer = await openLogin({ scripts, viewport: { width: 412, height: 823 } })
			const complaints = collectBrowserErrors(page)
			expect(answer?.headers()).not.toHaveProperty('link', expect.stringContaining('preload'))
			await expect.poll(() => fonts).toHaveLength(2)
			if (scripts) expect(await listLoaded()).not.toContain('Roboto')
			expect(await listMoved()).toBeNull()
			await page.getByRole('link', { name: 'Privacy' }).click()
			await page.waitForURL('**/privacy')
			if (scripts) await expect.poll(listLoaded).toContain('Roboto')
			expect(await listMoved()).toBeNull()
			expect(complaints).toEqual([])
		},
	)

	test('who saves data fetches no font on any page', async () => {
		// A service worker would send requests without the header.
		await openLogin({ serviceWorkers: 'block', headers: { 'Save-Data': 'on' } })
		await page.getByRole('link', { name: 'Privacy' }).click()
		await page.waitForURL('**/privacy')
		await page.waitForLoadState('networkidle')
		expect(fonts).toEqual([])
		expect(await page.locator('link[rel=prefetch]').count()).toBe(0)
	})
})
