import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInByHand, startSite, waitForHydration, type Site } from '#tests/e2e/site'
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
		await signInByHand(page, site)
		await page.goto(`${site.url}/settings`)
		await waitForHydration(page)
		site.api.fault('GET', '/api/dossiers', { slow: 1_500 }, 2)
		await page.getByRole('link', { name: /^Overzicht/ }).click()
		const lines = page.locator('main [aria-hidden=true] > span:empty')
		await lines.first().waitFor()
		expect(await lines.count()).toBeGreaterThan(3)
		await page.getByRole('heading', { level: 1, name: 'Mijn overzicht' }).waitFor()
		expect(await lines.count()).toBe(0)

		const visitor = startVisitor(site.url)
		for (const { name, value } of await context.cookies()) visitor.cookies.store(`${name}=${value}; Path=/`)
		const whole = await visitor.visit('/dashboard')
		expect(whole.document.querySelector('main [aria-hidden=true] > span:empty')).toBeNull()
		expect(whole.html).toContain('Aankoop Lindelaan 14')
		await context.close()
	},
)
