import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBrowser } from '../support/browser'
import { createApiHandler } from '../support/card'
import { findChromium } from '../support/find-program'
import { startPortal } from '../support/portal'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

const address = '/action/11031/iwize-form'
const received = 'Wij hebben uw gegevens ontvangen.'
const data = { grossYearlyIncome: '48000' }
const events = [{ event: 'loaded' }, { event: 'step', step: 1 }, { event: 'finished', data }]

describe.skipIf(!findChromium())('A form of another firm in a frame in Chromium', () => {
	let site: Site
	let context: BrowserContext | undefined
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(() => {
		site.api.backend.reset()
		site.api.forgetCalls()
	})
	afterEach(async () => {
		await site.api.heal()
		await context?.close()
	})
	afterAll(() => site.close())

	async function enter(scripts = true) {
		const visitor = await site.newVisitor({ scripts })
		context = visitor.context
		await signIn(visitor.page, site)
		return visitor.page
	}

	const frameOf = (page: Page) => page.frameLocator('iframe[title="Formulier van iWize"]')
	const finish = (page: Page) => frameOf(page).getByRole('button', { name: 'Verstuur de gegevens' }).click()
	const sent = () =>
		site.api
			.callsTo('POST', /iwize/)
			.map(({ parts }) => parts.map(({ name, bytes }) => [name, bytes.toString()]))
	const readSteps = () => [
		[
			['iwize-data-origin', site.api.url],
			['iwize-data', JSON.stringify(data)],
			['iwize-events', JSON.stringify(events)],
		],
	]

	test('is finished there, and its three parts go to the API once [581] [582] [583]', async () => {
		const page = await enter()
		const complaints = collectBrowserErrors(page)
		await page.goto(site.url + address)
		await finish(page)
		await page.waitForURL(`${site.url}/dashboard`)
		await page.getByText(received).first().waitFor()
		expect(sent()).toEqual(readSteps())
		expect(complaints).toEqual([])
		await page.goto(site.url + address)
		expect(await page.getByText('Dit actiepunt is al klaar.').count()).toBe(1)
		expect(await page.locator('iframe').count()).toBe(0)
	})

	test('is held by its sandbox, has a name, and no other site may stand there [581]', async () => {
		const page = await enter()
		await page.goto(site.url + address)
		await frameOf(page).getByRole('button').waitFor()
		const frame = page.locator('iframe')
		expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation')
		const isRefused = page.evaluate(
			() =>
				new Promise<string>((resolve) => {
					document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
					const other = document.createElement('iframe')
					other.src = 'https://boef.voorbeeld.nl/'
					document.body.append(other)
				}),
		)
		expect(await isRefused).toBe('frame-src')
	})

	test('what else is told to the page, by itself or in another shape, is not heard [582]', async () => {
		const page = await enter()
		await page.goto(site.url + address)
		await frameOf(page).getByRole('button').waitFor()
		await page.evaluate((message) => window.postMessage(message, '*'), events[2])
		const frame = page.frames().find((one) => one.url().includes('/partners/iwize'))
		await frame?.evaluate(() => {
			const self: Record<string, unknown> = {}
			self.self = self
			const shapes = ['finished', null, { event: '' }, { event: 7, data: 1 }, [1], new Date()]
			const inData = [self, new Map(), 10n, new Date(), JSON.parse('{"__proto__":{"a":1}}') as unknown]
			const all = [...shapes, ...inData.map((data) => ({ event: 'finished', data }))]
			for (const message of all) window.parent.postMessage(message, '*')
			const inner = document.createElement('iframe')
			document.body.append(inner)
		})
		expect(sent()).toEqual([])
		await finish(page)
		await page.waitForURL(`${site.url}/dashboard`)
		expect(sent()).toEqual(readSteps())
	})

	test('comes along where another page leads there, and by the other number of the address [72] [581]', async () => {
		const page = await enter()
		const complaints = collectBrowserErrors(page)
		const attributes = { type: 'IWIZE_FORM', label: 'Gegevens', product: { id: '1', type: 'dossier' } }
		site.api.answer(
			createApiHandler('/api/actions', { data: [{ type: 'actions', id: '11031', attributes }] }),
		)
		await page.goto(`${site.url}/actions`)
		await waitForHydration(page)
		await page.getByRole('link', { name: 'Haal op: Gegevens' }).click()
		await frameOf(page).getByRole('button').waitFor()
		await page.getByRole('link', { name: 'Terug naar het overzicht' }).click()
		await page.waitForURL('**/dashboard')
		await page.goBack()
		await frameOf(page).getByRole('button').waitFor()
		let documents = 0
		page.on('domcontentloaded', () => (documents += 1))
		await page.goto(`${site.url}/actions/11031/iwize-form`)
		await frameOf(page).getByRole('button').waitFor()
		await page.waitForTimeout(1_000)
		expect(documents).toBeLessThanOrEqual(2)
		expect(complaints).toEqual([])
	})

	test('what the API did not take is sent again by a press [583]', async () => {
		const page = await enter()
		await page.goto(site.url + address)
		site.api.fault('POST', /iwize/, { status: 500 }, 1)
		await finish(page)
		await page.getByRole('alert').waitFor()
		await page.getByRole('button', { name: 'Verstuur uw gegevens' }).click()
		await page.waitForURL(`${site.url}/dashboard`)
		expect(sent()).toEqual([...readSteps(), ...readSteps()])
	})

	test('is not there without a script: words, and the way by hand [673]', async () => {
		const page = await enter(false)
		await page.goto(site.url + address)
		expect(await page.locator('iframe').count()).toBe(0)
		const link = page.getByRole('link', { name: 'Vul alles zelf in' })
		expect(await link.getAttribute('href')).toBe('/actions/11031/inventory?way=manual')
	})
})

test.skipIf(!findChromium()).each(['localhost', '127.0.0.1'])(
	'In the demonstration the form stands on the other name of this machine: %s [581] [583]',
	async (host) => {
		const portal = await startPortal()
		const browser = await startBrowser()
		try {
			const { page } = await browser.newVisitor()
			const complaints = collectBrowserErrors(page)
			const url = portal.url.replace('localhost', () => host)
			await signIn(page, { url })
			await page.goto(url + address)
			const frame = page.frameLocator('iframe')
			await frame.getByRole('button', { name: 'Verstuur de gegevens' }).click()
			await page.waitForURL(`${url}/dashboard`)
			await page.getByText(received).first().waitFor()
			expect(complaints).toEqual([])
		} finally {
			await browser.close()
			await portal.close()
		}
	},
)
