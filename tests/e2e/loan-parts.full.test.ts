import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

const address = '/mortgages/10012/loan-parts/11102'
const add = 'Voeg een leningdeel toe'

/** Text of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe.skipIf(!findChromium())('New loan parts in Chromium', () => {
	let site: Site
	let context: BrowserContext | undefined
	beforeAll(async () => {
		site = await startSite()
	})
	afterEach(() => context?.close())
	afterAll(() => site.close())

	async function open(scripts: boolean) {
		const visitor = await site.newVisitor({ scripts })
		context = visitor.context
		await signIn(visitor.page, site)
		await visitor.page.goto(site.url + address)
		if (scripts) await waitForHydration(visitor.page)
		return visitor.page
	}

	test('With a script what was typed stays, and the focus goes to the part that came or stayed [310] [311]', async () => {
		const page = await open(true)
		const complaints = collectBrowserErrors(page)
		await page.getByLabel('Rente in procenten van leningdeel 2').fill('4,2')
		await page.getByLabel('Soort van leningdeel 2').selectOption('Lineair')
		await page.getByRole('button', { name: add }).click()
		await page.locator('#newParts-1:focus').waitFor()
		expect(await focused(page)).toBe('Nieuw leningdeel 1')
		await page.getByLabel('Bedrag in euro’s van nieuw leningdeel 1', { exact: true }).fill('100')
		await page.getByRole('button', { name: add }).click()
		await page.locator('#newParts-2:focus').waitFor()
		await page.getByRole('button', { name: 'Verwijder nieuw leningdeel 2' }).click()
		await page.locator('#newParts-1:focus').waitFor()
		expect(
			await page.getByLabel('Bedrag in euro’s van nieuw leningdeel 1', { exact: true }).inputValue(),
		).toBe('100')
		await page.getByRole('button', { name: 'Verwijder nieuw leningdeel 1' }).click()
		await page.locator('#parts-2:focus').waitFor()
		expect(await page.getByLabel('Rente in procenten van leningdeel 2').inputValue()).toBe('4,2')
		expect(await page.getByLabel('Soort van leningdeel 2').inputValue()).toBe('linear')
		expect(complaints).toEqual([])
	})

	test.each([true, false])(
		'Enter sends the form, it adds and removes nothing; scripts %s [310] [322]',
		async (scripts) => {
			const page = await open(scripts)
			await page.getByRole('button', { name: add }).click()
			await page.locator('#newParts-1').waitFor()
			await page.getByLabel('Bedrag in euro’s van nieuw leningdeel 1', { exact: true }).press('Enter')
			await page.locator('[data-error-summary]').waitFor()
			expect(await page.locator('[name^=remove-newParts]').count()).toBeGreaterThan(0)
			expect(site.api.callsTo('POST', /update-details/)).toEqual([])
		},
	)
})
