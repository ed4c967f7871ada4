import type { BrowserContext } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { takeShifts, watchShifts } from './shifts'
import { startSite, type Site } from './site'

const sizes = [
	{ width: 1280, height: 720 },
	{ width: 412, height: 823 },
]
/** The picture is beside the form, or a band above it. */
const cases = ['noord', 'delta'].flatMap((branch) => sizes.map((viewport) => ({ branch, viewport })))

describe.skipIf(!findChromium())('Pictures that come late', () => {
	let site: Site
	let context: BrowserContext
	beforeAll(async () => {
		site = await startSite()
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	test.each(cases)(
		'move nothing of the login of $branch, $viewport.width wide',
		async ({ branch, viewport }) => {
			const visitor = await site.newVisitor({ viewport, serviceWorkers: 'block' })
			context = visitor.context
			const { page } = visitor
			let release: () => void = () => undefined
			const released = new Promise<void>((done) => (release = done))
			await page.route('**/images/**', async (route) => {
				await released
				await route.continue()
			})
			await watchShifts(page)
			await page.goto(`${site.url}/?domain=${branch}`, { waitUntil: 'domcontentloaded' })
			await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
			const pictures = page.locator('img')
			const widths = () =>
				pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
			expect(await widths()).toEqual([0, 0])
			release()
			await expect.poll(widths).not.toContain(0)
			expect(await takeShifts(page)).toEqual([])
		},
	)
})
