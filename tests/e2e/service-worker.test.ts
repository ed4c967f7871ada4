import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import { pretendDevice, signIn, startSite, type Site } from './site'

const testInFull = test.runIf(isFull('access'))

describe.skipIf(!findChromium())('The service worker', () => {
	let site: Site
	let context: BrowserContext
	let page: Page
	beforeAll(async () => {
		site = await startSite()
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	async function startVisit(device: Parameters<typeof pretendDevice>[1]) {
		const visitor = await site.newVisitor({ serviceWorkers: 'allow' })
		context = visitor.context
		page = visitor.page
		await pretendDevice(context, device)
		await signIn(page, site)
	}

	test('asks for a page once, and in the browser’s own words [95]', async () => {
		await startVisit({ hardwareConcurrency: 8, deviceMemory: 8 })
		await page.goto(`${site.url}/dashboard`)
		await page.evaluate(() => navigator.serviceWorker.ready)
		const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
		await expect.poll(controller).toBe('activated')
		site.portal.lines.splice(0)
		const answer = await page.goto(`${site.url}/important-documents`)
		expect(answer?.fromServiceWorker()).toBe(true)
		await page.waitForLoadState('networkidle')
		const asked = site.portal.log().filter(({ path }) => path === '/important-documents')
		expect(asked).toHaveLength(1)
		const worker = context.serviceWorkers()[0]
		expect(await worker?.evaluate('self.registration.navigationPreload.getState()')).toMatchObject({
			enabled: true,
		})
	})

	testInFull.each([{ hardwareConcurrency: 2 }, { deviceMemory: 2 }, { connection: { saveData: true } }])(
		'also serves a device with %j, because it holds a form whose send failed',
		async (device) => {
			await startVisit({ hardwareConcurrency: 8, deviceMemory: 8, ...device })
			await page.goto(`${site.url}/dashboard`)
			const script = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
			expect(await script()).toBe(`${site.url}/service-worker.js`)
		},
	)
})
