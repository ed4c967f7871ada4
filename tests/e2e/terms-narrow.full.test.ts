import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { signIn, startSite, waitForHydration, type Site } from './site'

describe.skipIf(!findChromium())('The terms in a dialog on a small screen', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	async function openTerms(viewport: { width: number; height: number }) {
		const { page } = await site.newVisitor({ viewport })
		await signIn(page, site)
		await page.goto(`${site.url}/otds/10053/sign/11111`)
		await waitForHydration(page)
		await page
			.getByRole('link', { name: 'Lees de voorwaarden' })
			.or(page.getByRole('button', { name: 'Lees de voorwaarden' }))
			.click()
		await page.getByRole('dialog').waitFor()
		return page
	}
	const area = (page: Page) => page.getByRole('dialog').getByRole('region')
	const edge = (page: Page) => area(page).evaluate((box) => getComputedStyle(box).boxShadow)
	const place = (page: Page) => area(page).boundingBox()

	test('show that there is more until their end was seen; nothing moves when it was [387] [677]', async () => {
		const page = await openTerms({ width: 320, height: 568 })
		expect(await edge(page)).toContain('inset')
		const before = await place(page)
		await page.getByRole('button', { name: 'Naar het einde' }).click()
		await page.getByText('U kunt nu akkoord gaan.').waitFor()
		expect(await edge(page)).toBe('none')
		expect(await place(page)).toEqual(before)
		await page.context().close()
	})

	test('can be agreed to in a window that is lower than they are [677]', async () => {
		const page = await openTerms({ width: 320, height: 256 })
		await page.getByRole('button', { name: 'Naar het einde' }).press('Enter')
		await page.getByText('U kunt nu akkoord gaan.').waitFor()
		const agree = page.getByRole('button', { name: 'Ik ga akkoord met de voorwaarden' })
		await agree.focus()
		const box = await agree.boundingBox()
		expect([box!.y >= 0, box!.y + box!.height <= 256]).toEqual([true, true])
		await page.keyboard.press('Enter')
		await page
			.getByText(
				'U gaat akkoord met de voorwaarden. Dit geldt tot u uitlogt. Wij bewaren uw akkoord pas als u ondertekent.',
			)
			.first()
			.waitFor()
		await page.context().close()
	})
})
