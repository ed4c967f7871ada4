import { afterAll, beforeAll, expect, test } from 'vitest'
import { overviewHeading } from '#tests/support/overview-heading'
import { watchFor } from '#tests/e2e/late-scripts'
import { signIn, startSite, type Site } from '#tests/e2e/site'
import { findChromium } from '#tests/support/find-program'
import { startVisitor } from '#tests/support/visitor'

let site: Site
beforeAll(async () => {
	if (findChromium()) site = await startSite()
})
afterAll(async () => {
	if (findChromium()) await site.close()
})

test.skipIf(!findChromium())(
	'While the dashboard is fetched its place is held by grey lines; who has no scripts waits for the whole page [168]',
	async () => {
		const { page, context } = await site.newVisitor()
		await signIn(page, site)
		await watchFor(page, '[data-page-comes]')
		await page.goto(`${site.url}/settings`)
		await page.evaluate(() => {
			addEventListener('pagehide', () => {
				const { opacity, backgroundImage } = getComputedStyle(document.querySelector('main')!, '::after')
				sessionStorage.setItem('lines', `${opacity} ${backgroundImage}`)
			})
		})
		site.api.fault('GET', '/api/dossiers', { slow: 1_500 }, 1)
		const seen = page.waitForRequest('**/seen')
		await page.getByRole('link', { name: /^Overzicht/ }).click({ noWaitAfter: true })
		await seen
		await page.getByRole('heading', { level: 1, name: overviewHeading }).waitFor()
		expect(await page.evaluate(() => sessionStorage.getItem('lines'))).toMatch(/^1 repeating-linear-gradient/)
		expect(await page.locator('[data-page-comes]').count()).toBe(0)

		const visitor = startVisitor(site.url)
		for (const { name, value } of await context.cookies()) visitor.cookies.store(`${name}=${value}; Path=/`)
		const whole = await visitor.visit('/dashboard')
		expect(whole.document.querySelector('[data-page-comes]')).toBeNull()
		expect(whole.html).toContain('Aankoop Lindelaan 14')
		await context.close()
	},
)
