import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

const approval = 'https://wonen.voorbeeld.nl/akkoord/NL-7720-K'

describe.skipIf(!findChromium())('Signing a proposal for a home insurance', () => {
	let site: Site
	let context: BrowserContext
	beforeAll(async () => {
		site = await startSite()
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	async function openProposal(scripts: boolean) {
		const visitor = await site.newVisitor({ scripts })
		context = visitor.context
		await context.route('https://wonen.voorbeeld.nl/**', (route) =>
			route.fulfill({ contentType: 'text/html', body: '<title>Verzekeraar</title>' }),
		)
		const { page } = visitor
		await signIn(page, site)
		await page.goto(`${site.url}/woongarant-insurance/10045/sign/11221`)
		if (scripts) await waitForHydration(page)
		return page
	}

	// The label covers the checkbox, so the click is forced.
	const agree = (page: Page) => page.getByLabel('Ik ga akkoord met de voorwaarden').check({ force: true })
	const button = (page: Page) => page.getByRole('button', { name: 'Onderteken het voorstel' })
	const arrived = (page: Page) => page.getByText('Het voorstel staat klaar').first().waitFor()

	test('opens the insurer in one new tab while this one goes to the overview, however often it is pressed [438]', async () => {
		const page = await openProposal(true)
		const complaints = collectBrowserErrors(page)
		await agree(page)
		const opened = context.waitForEvent('page')
		await button(page).dblclick()
		const tab = await opened
		await tab.waitForURL(approval)
		expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
		await arrived(page)
		expect(new URL(page.url()).pathname).toBe('/dashboard')
		expect(context.pages()).toHaveLength(2)
		expect(complaints).toEqual([])
	})

	test('opens nothing while the terms are not agreed to [436]', async () => {
		const page = await openProposal(true)
		await button(page).click()
		await page.locator('[data-error-summary]:focus').waitFor()
		expect(context.pages()).toHaveLength(1)
		await agree(page)
		const opened = context.waitForEvent('page')
		await page.keyboard.press('Enter')
		await (await opened).waitForURL(approval)
		await arrived(page)
	})

	test('leads to the overview without a script too, whose notice opens the insurer in a new tab [438]', async () => {
		const page = await openProposal(false)
		await agree(page)
		await button(page).click()
		await arrived(page)
		expect(new URL(page.url()).pathname).toBe('/dashboard')
		const opened = context.waitForEvent('page')
		await page.getByRole('link', { name: /^Onderteken het daar/ }).click()
		await (await opened).waitForURL(approval)
	})
})
