import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAxeViolations } from '../access/judge'
import { findChromium } from '../support/find-program'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

describe.skipIf(!findChromium())('Cancelling an appointment', () => {
	let site: Site
	let context: BrowserContext
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(() => {
		site.api.backend.reset()
		site.api.forgetCalls()
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	async function openAppointment(scripts: boolean) {
		const visitor = await site.newVisitor({ scripts })
		context = visitor.context
		const { page } = visitor
		await signIn(page, site)
		await page.goto(`${site.url}/appointments/10101`)
		if (scripts) await waitForHydration(page)
		return page
	}

	const opener = (page: Page) => page.getByRole('link', { name: 'Zeg de afspraak af' })
	const dialog = (page: Page) => page.getByRole('dialog', { name: 'Afspraak afzeggen?' })
	const sent = () => site.api.callsTo('POST', '/api/products/appointments/10101/cancel')

	test('is asked in a dialog of 300 pixels; a yes leads to the list without it [178] [358] [361] [677]', async () => {
		const page = await openAppointment(true)
		const complaints = collectBrowserErrors(page)
		await opener(page).click()
		await dialog(page).waitFor()
		expect((await dialog(page).boundingBox())?.width).toBe(300)
		expect(await page.evaluate(() => document.activeElement?.outerHTML)).toMatch(/^<h2 .*Afspraak afzeggen\?/)
		expect(await findAxeViolations(page)).toEqual([])
		await dialog(page).getByRole('button', { name: 'Ja, zeg af' }).click()
		await page.getByText('U heeft de afspraak afgezegd.').waitFor()
		expect(new URL(page.url()).pathname).toBe('/appointments')
		expect(await page.getByRole('link', { name: 'Bespreking van de offerte' }).count()).toBe(0)
		await page.reload()
		expect(sent()).toHaveLength(1)
		expect(complaints).toEqual([])
	})

	test.each(['Escape', 'Nee, laat staan'])(
		'does not happen when the dialog is left by %s, and the focus returns [178] [358]',
		async (way) => {
			const page = await openAppointment(true)
			await opener(page).focus()
			await page.keyboard.press('Enter')
			await dialog(page).waitFor()
			if (way === 'Escape') await page.keyboard.press('Escape')
			else await dialog(page).getByRole('button', { name: way }).click()
			await dialog(page).waitFor({ state: 'detached' })
			expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true)
			expect(sent()).toEqual([])
		},
	)

	test('works on a page of its own where no script runs [358] [672]', async () => {
		const page = await openAppointment(false)
		await opener(page).click()
		await page.getByRole('heading', { level: 1, name: 'Afspraak afzeggen?' }).waitFor()
		await page.getByRole('button', { name: 'Ja, zeg af' }).click()
		await page.getByText('U heeft de afspraak afgezegd.').waitFor()
		expect(sent()).toHaveLength(1)
	})
})
