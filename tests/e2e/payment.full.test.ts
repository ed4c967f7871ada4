import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { watchFor } from './late-scripts'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

const invoice = '/actions/11025/invoice-payment'

describe.skipIf(!findChromium())('An invoice is paid at the bank in Chromium', () => {
	let site: Site
	let context: BrowserContext | undefined
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(() => {
		site.reset()
		site.api.backend.set('portalUrl', site.url)
	})
	afterEach(() => context?.close())
	afterAll(() => site.close())

	async function openInvoice(scripts: boolean) {
		const visitor = await site.newVisitor({ scripts })
		context = visitor.context
		const { page } = visitor
		await signIn(page, site)
		await page.goto(site.url + invoice)
		if (scripts) await waitForHydration(page)
		return page
	}

	/** The bank is another site; its page opens by itself. */
	async function goToBank(page: Page) {
		await page.getByRole('button', { name: /^Betaal €/ }).dblclick()
		await page.waitForURL(`${site.api.url}/bank/*`)
	}

	const sent = (call: string) => site.api.callsTo('POST', `/api/invoices/${call}`)

	test.each([true, false])(
		'and the client comes back to the dashboard, with thanks; scripts %s [453] [458] [459]',
		async (scripts) => {
			const page = await openInvoice(scripts)
			const complaints = collectBrowserErrors(page)
			await goToBank(page)
			await page.getByRole('button', { name: 'Betaal' }).click()
			await page.waitForURL(`${site.url}/dashboard`)
			await page.getByText('Bedankt. Wij hebben uw betaling ontvangen.').waitFor()
			await page.reload()
			expect([sent('get-payment').length, sent('validate-payment').length]).toEqual([1, 1])
			await page.goto(site.url + invoice)
			expect(await page.getByText('Dit actiepunt is al klaar.').count()).toBe(1)
			expect(complaints).toEqual([])
		},
	)

	test.each([true, false])(
		'or not, and the client is back at the invoice; scripts %s [460] [462]',
		async (scripts) => {
			const page = await openInvoice(scripts)
			for (const [button, words] of [
				['Annuleer', 'U heeft de betaling afgebroken. De factuur is nog niet betaald.'],
				['Mislukt', 'Wij hebben uw betaling nog niet ontvangen.'],
			] as const) {
				await goToBank(page)
				await page.getByRole('button', { name: button }).click()
				await page.waitForURL(site.url + invoice)
				await page.getByText(words).waitFor()
				if (scripts) await waitForHydration(page)
			}
			expect(sent('get-payment')).toHaveLength(2)
		},
	)

	test('and who comes back by the back button can go on at the same bank page [674]', async () => {
		const page = await openInvoice(true)
		await goToBank(page)
		const bank = page.url()
		await page.goto(site.url + invoice)
		await goToBank(page)
		expect(page.url()).toBe(bank)
	})

	test('and while the portal asks what became of it, a bar shows that it is loading [458]', async () => {
		const page = await openInvoice(true)
		await goToBank(page)
		await page.getByRole('button', { name: 'Later' }).click()
		await page.waitForURL(`${site.url}/dashboard`)
		await watchFor(page, '[data-loading-bar]')
		await page.goto(site.url + invoice)
		site.api.fault('POST', '/api/invoices/validate-payment', { slow: 1500 }, 1)
		const seen = page.waitForRequest('**/seen')
		await page.getByRole('link', { name: 'Controleer de betaling' }).click({ noWaitAfter: true })
		await seen
		await page.waitForURL(`${site.url}/dashboard`)
		await page.getByText('Uw bank heeft de betaling nog niet verwerkt.').waitFor()
	})
})
