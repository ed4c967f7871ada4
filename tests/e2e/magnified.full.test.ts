import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zoomed } from '../access/spacing'
import { findChromium } from '../support/find-program'
import { signIn, startSite, waitForHydration, type Site } from './site'

/** Pixels between two elements, from edge to edge. */
async function measureGap(one: Locator, other: Locator): Promise<number> {
	const [a, b] = [await one.boundingBox(), await other.boundingBox()]
	if (!a || !b) throw new Error('An element is not shown')
	return Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height), 0)
}

/** True when the element with the focus is in the window, from its first line on. */
const showsFocus = (page: Page) =>
	page.evaluate(() => {
		const { top } = document.activeElement?.getBoundingClientRect() ?? { top: -1 }
		return document.activeElement !== document.body && top >= 0 && top < innerHeight
	})

/** A magnifier shows a quarter of the screen: what is told elsewhere is not seen (WCAG 1.4.10). */
describe.skipIf(!findChromium())('In a window of 320 by 256 pixels', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	async function open(address: string) {
		const { page } = await site.newVisitor({ viewport: zoomed })
		await signIn(page, site)
		await page.goto(site.url + address)
		await waitForHydration(page)
		return page
	}

	test('what is wrong with a file, and the sum after one is taken out, stand beside the field', async () => {
		const page = await open('/actions/11001/upload-document')
		const field = page.getByLabel('Kies een of meer bestanden')
		const buffer = Buffer.alloc(2048, '%PDF-1.7 ')
		await field.setInputFiles([
			{ name: 'brief.docx', mimeType: '', buffer },
			{ name: 'twee.pdf', mimeType: 'application/pdf', buffer },
		])
		const row = page.locator('[data-files] li').filter({ hasText: 'kunnen wij niet lezen' })
		await row.waitFor()
		expect(await measureGap(row, field)).toBeLessThan(zoomed.height / 2)
		await page.getByRole('button', { name: 'Verwijder brief.docx' }).click()
		const sum = page.locator('[data-files] > p').last()
		await expect.poll(() => sum.textContent()).toBe('Samen 2 kB van hooguit 25 MB.')
		expect(await measureGap(sum, field)).toBeLessThan(zoomed.height)
		expect(await showsFocus(page)).toBe(true)
		await page.context().close()
	})

	test('a row that is added, the one left after it is taken out, and the errors of a form are shown', async () => {
		const page = await open('/mortgages/10012/loan-parts/11102')
		await page.getByRole('button', { name: 'Voeg een leningdeel toe' }).click()
		await page.locator('#newParts-1:focus').waitFor()
		expect(await showsFocus(page)).toBe(true)
		await page.getByRole('button', { name: 'Verwijder nieuw leningdeel 1' }).click()
		await page.locator('#parts-2:focus').waitFor()
		expect(await showsFocus(page)).toBe(true)
		await page.goto(`${site.url}/mortgages/10011/marketvalue/11033`)
		await page.getByRole('button', { name: 'Verstuur de waarde' }).click()
		await page.getByRole('alert').waitFor()
		expect(await showsFocus(page)).toBe(true)
		await page.context().close()
	})
})
