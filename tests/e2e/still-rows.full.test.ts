import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillInBrowser } from '../actions/steps'
import { findChromium } from '../support/find-program'
import { takeShifts, watchShifts } from './shifts'
import { signIn, startSite, waitForHydration, type Site } from './site'
import { findForm, findSteppedPages, openAddress, takeUntilPress } from './stepped-pages'

/** Delay (ms) of answers: a layout shift within half a second of an input does not count. */
const slow = 700

describe.skipIf(!findChromium())('On a slow telephone', { timeout: 240_000 }, () => {
	let site: Site
	let context: BrowserContext
	let page: Page
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(async () => {
		site.api.backend.reset()
		const visitor = await site.newVisitor({ viewport: { width: 412, height: 823 } })
		context = visitor.context
		page = visitor.page
		await watchShifts(page)
		await signIn(page, site)
		const session = await context.newCDPSession(page)
		await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	test('nothing moves by itself when a row is added or removed, however late the answer comes [677]', async () => {
		const { editors } = await findSteppedPages(site)
		for (const route of editors) {
			await page.goto(site.url + openAddress(route))
			await waitForHydration(page)
			await fillInBrowser(page, takeUntilPress(findForm(route).steps))
			await page.route('**/*', async (way) => {
				if (way.request().method() === 'POST') await wait(slow)
				await way.continue()
			})
			const add = page.locator('main [name^="add-"]:visible').first()
			const rows = page.locator('main [name^="remove-"]')
			const before = await rows.count()
			await takeShifts(page)
			await add.click()
			await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(before + 1)
			expect(await takeShifts(page), `${route.path}, added`).toEqual([])
			await rows.last().click()
			await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(before)
			expect(await takeShifts(page), `${route.path}, removed`).toEqual([])
			await page.unrouteAll({ behavior: 'wait' })
		}
	})
})
