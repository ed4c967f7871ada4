import { expect, test } from 'vitest'
import { startBrowser } from './browser'
import { findChromium } from './find-program'
import { startSampleSite } from './sample-site'

test.skipIf(!findChromium())('Chromium without scripts sends a form', async () => {
	const site = await startSampleSite()
	const browser = await startBrowser()
	const { page } = await browser.newVisitor({ scripts: false })
	await page.goto(`${site.url}/form`)
	await page.getByLabel('Naam').fill('Bram')
	await page.getByRole('button', { name: 'Opslaan' }).click()
	expect(await page.title()).toBe('Klaar')
	expect(site.calls.find((call) => call.method === 'POST')?.headers.origin).toBe(site.url)
	await browser.close()
	await site.close()
})
