import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files } from '../support/files'
import { findChromium } from '../support/find-program'
import { sha256 } from '../support/recorder'
import { demoPassword } from '../support/sign-in'
import { chosen, startSite, untilHydrated, type Site } from './site'

const mostStops = 80

describe.skipIf(!findChromium())('With the keyboard alone', { timeout: 60_000 }, () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	}, 60_000)
	afterAll(() => site.close(), 60_000)

	test.each([{ scripts: true }, { scripts: false }])(
		'a client signs in and sends a document, scripts $scripts [677]',
		async ({ scripts }) => {
			const action = scripts ? '11001' : '11004'
			const { page, context } = await site.newVisitor({ scripts })
			await page.goto(`${site.url}/?domain=noord`)
			await page.keyboard.press('Tab')
			expect(await page.locator(':focus').innerText()).toBe('Naar de inhoud')
			await page.keyboard.press('Enter')
			await tabTo(page, page.getByLabel('E-mailadres of gebruikersnaam'))
			await page.keyboard.type('anna@voorbeeld.nl')
			await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }))
			await page.keyboard.type(demoPassword)
			await page.keyboard.press('Enter')
			await page.waitForURL('**/dashboard')

			if (scripts) await untilHydrated(page)
			await tabTo(page, page.locator(`main a[href="/actions/${action}/upload-document"]`).first())
			await page.keyboard.press('Enter')
			await page.waitForURL('**/upload-document')
			await page.getByRole('heading', { level: 1, name: /^Upload: / }).waitFor()
			await tabTo(page, page.getByLabel('Kies een of meer bestanden'))
			const pdf = files.pdf()
			const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')])
			await chooser.setFiles(chosen(pdf))
			await tabTo(page, page.getByRole('button', { name: 'Verstuur' }))
			await page.keyboard.press('Enter')
			await page.waitForURL('**/dashboard')
			const sent = site.api.callsTo('POST', '/api/documents').at(-1)
			expect(sent?.parts.find(({ name }) => name === 'file[]')?.sha256).toBe(sha256(pdf.bytes))
			expect(sent?.parts.find(({ name }) => name === 'productActionId')?.bytes.toString()).toBe(action)
			await context.close()
		},
	)
})

/** Tab by tab until the focus is there; each stop must be seen to have it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let stop = 0; stop < mostStops; stop += 1) {
		await page.keyboard.press('Tab')
		const ring = await page.locator(':focus').evaluate((element) => {
			const { outlineStyle, outlineWidth } = getComputedStyle(element)
			return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
		})
		expect(ring, await page.locator(':focus').evaluate(({ outerHTML }) => outerHTML)).toBeGreaterThanOrEqual(
			3,
		)
		if (await target.evaluate((element) => element === document.activeElement)) return
	}
	throw new Error(`No Tab leads to ${target.toString()}`)
}
