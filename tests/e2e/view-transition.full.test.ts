import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { pretendDevice, signIn, startSite, type Site } from './site'

describe.skipIf(!findChromium())('From one document to the next', () => {
	let site: Site
	let context: BrowserContext
	let page: Page
	beforeAll(async () => {
		site = await startSite()
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	/** A visitor whose documents record whether a transition ran, and its end. */
	async function startVisitor(options: BrowserContextOptions, cores = 8) {
		const visitor = await site.newVisitor({ serviceWorkers: 'block', ...options })
		context = visitor.context
		page = visitor.page
		await pretendDevice(context, { hardwareConcurrency: cores, deviceMemory: 8 })
		await page.addInitScript(() =>
			addEventListener('pagereveal', ({ viewTransition }) => {
				const { dataset } = document.documentElement
				dataset.transition = String(viewTransition !== null)
				void viewTransition?.finished.then(() => (dataset.transition = 'over'))
			}),
		)
		await signIn(page, site)
	}

	async function followLink() {
		await page.goto(`${site.url}/dashboard`)
		await page.getByRole('link', { name: 'Belangrijke documenten' }).click()
		await page.waitForURL('**/important-documents')
		await page.locator('html[data-transition]:not([data-transition=true])').waitFor()
		return page.locator('html').getAttribute('data-transition')
	}

	test('one fades into the other where there is a mouse', async () => {
		await startVisitor({ reducedMotion: 'no-preference' })
		// A browser skips the transition when the machine stops for seconds.
		await expect.poll(followLink).toBe('over')
	})

	test.each<[string, BrowserContextOptions, number?]>([
		['who wants less motion', { reducedMotion: 'reduce' }],
		['a touch screen', { reducedMotion: 'no-preference', isMobile: true, hasTouch: true }],
		['a poor device', { reducedMotion: 'no-preference' }, 2],
	])('nothing moves for %s', async (_whom, options, cores) => {
		await startVisitor(options, cores)
		expect(await followLink()).toBe('false')
	})
})
