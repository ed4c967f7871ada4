import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBrowser } from '../support/browser'
import { findChromium } from '../support/find-program'
import { startPortal } from '../support/portal'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

const address = '/action/11031/ockto-form'
const code = 'main img[alt^="QR-code"]'
const scanned = 'U heeft de QR-code gescand. Ga verder in de app Ockto.'
const received = 'Wij hebben uw gegevens ontvangen.'

describe.skipIf(!findChromium())('Sharing data with an app in Chromium', () => {
	let site: Site
	let context: BrowserContext | undefined
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(() => {
		site.api.backend.reset()
		site.api.backend.set('portalUrl', site.url)
		site.api.forgetCalls()
	})
	afterEach(async () => {
		await site.api.heal()
		await context?.close()
	})
	afterAll(() => site.close())

	/** With scripts, the test controls the page's clock. */
	async function open(scripts: boolean) {
		const visitor = await site.newVisitor({ scripts })
		context = visitor.context
		const { page } = visitor
		await signIn(page, site)
		if (scripts) await page.clock.install()
		await page.goto(site.url + address)
		if (scripts) await waitForHydration(page)
		await page.locator(code).waitFor()
		return page
	}

	async function openApp(page: Page) {
		const popup = page.waitForEvent('popup')
		await page.getByRole('link', { name: 'Begin met Ockto' }).click()
		const app = await popup
		await app.waitForLoadState()
		return app
	}

	/** Number of requests for the state, once none is pending. */
	async function looks() {
		for (let seen = -1; ;) {
			const now = site.api.callsTo('GET', /ockto-state/).length
			if (now === seen) return now
			seen = now
			await setTimeout(300)
		}
	}
	const status = (page: Page) => page.locator('main [role=status]').last().textContent()

	test('the page follows the app to the end, and says each change once [572] [574]', async () => {
		const page = await open(true)
		const complaints = collectBrowserErrors(page)
		const app = await openApp(page)
		expect(await status(page)).toBe('')
		await app.getByRole('button', { name: 'Scan de code' }).click()
		await app.getByRole('button', { name: 'Deel de gegevens' }).waitFor()
		await page.bringToFront()
		await page.clock.runFor(5_000)
		await page.locator('main p', { hasText: scanned }).waitFor()
		expect(await status(page)).toBe(scanned)
		expect(await page.locator(code).count()).toBe(0)
		await page.getByRole('button', { name: 'Nieuwe QR-code' }).click()
		await page.locator(code).waitFor()
		await page.getByText('Er is een nieuwe QR-code.').first().waitFor()
		await expect
			.poll(() => page.locator('[data-announcer]').textContent())
			.toBe('Gelukt Er is een nieuwe QR-code.')
		await waitForHydration(page)
		const other = await openApp(page)
		await other.getByRole('button', { name: 'Scan de code' }).click()
		await other.getByRole('button', { name: 'Deel de gegevens' }).click()
		await other.getByRole('link', { name: 'Terug naar de site' }).waitFor()
		await page.bringToFront()
		await page.clock.runFor(5_000)
		await page.waitForURL(`${site.url}/dashboard`)
		await page.getByText(received).first().waitFor()
		expect(complaints).toEqual([])
	})

	test('the page looks every five seconds while it is seen, for ten minutes, and on when asked [572]', async () => {
		const page = await open(true)
		await page.clock.pauseAt(Date.now() + 20_000)
		await page.clock.runFor(5_000)
		const before = await looks()
		expect(before).toBeGreaterThan(1)
		await page.clock.runFor(30_000)
		expect(await looks()).toBe(before + 6)
		const hide = (hidden: boolean) =>
			page.evaluate(
				(value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
				hidden,
			)
		await hide(true)
		await page.clock.runFor(60_000)
		await hide(false)
		expect(await looks()).toBe(before + 6)
		await page.clock.runFor(600_000)
		await page.locator('main p', { hasText: 'kijkt nu niet meer vanzelf' }).waitFor()
		const after = await looks()
		await page.clock.runFor(30_000)
		expect(await looks()).toBe(after)
		await page.getByRole('button', { name: 'Ga door met kijken' }).click()
		await page.clock.runFor(5_000)
		expect(await looks()).toBe(after + 1)
	})

	test('a look that fails is no more than that; a partner that can’t be asked is told, until it can [576]', async () => {
		const page = await open(true)
		site.api.fault('GET', /ockto-state/, { status: 500 })
		await page.clock.runFor(5_000)
		await page.locator('main [data-tone=error]', { hasText: 'onze partner' }).waitFor()
		expect(await page.locator(code).count()).toBe(1)
		await site.api.heal()
		await page.clock.runFor(5_000)
		await page.locator('main [data-tone=error]').waitFor({ state: 'detached' })
		await context?.setOffline(true)
		await page.clock.runFor(10_000)
		await context?.setOffline(false)
		expect(await page.locator(code).count()).toBe(1)
	})

	test('who is signed out meanwhile comes to the login [81]', async () => {
		const page = await open(true)
		await context?.clearCookies({ name: 'accelerate' })
		await page.clock.runFor(5_000)
		await page.getByRole('button', { name: 'Inloggen' }).or(page.getByText('Noorderlicht')).first().waitFor()
		await page.waitForURL(({ pathname }) => pathname === '/')
	})

	test('without a script the page loads again for who turned that on, and comes to the end [572] [574] [673]', async () => {
		const page = await open(false)
		const app = await openApp(page)
		await page.getByRole('link', { name: 'Laat de pagina elke 5 seconden opnieuw laden' }).click()
		await app.getByRole('button', { name: 'Scan de code' }).click()
		await page.getByText(scanned).waitFor({ timeout: 15_000 })
		await app.getByRole('button', { name: 'Deel de gegevens' }).click()
		await page.waitForURL(`${site.url}/dashboard`, { timeout: 15_000 })
		expect(await page.getByText(received).count()).toBe(1)
	})

	test.each([true, false])('a new code comes by a press; scripts %s [578]', async (scripts) => {
		const page = await open(scripts)
		const app = await openApp(page)
		await app.getByRole('button', { name: 'Scan de code' }).click()
		await app.getByRole('button', { name: 'Deel de gegevens' }).waitFor()
		await page.getByRole('link', { name: 'Kijk opnieuw' }).click()
		if (scripts) await waitForHydration(page)
		await page.getByRole('button', { name: 'Nieuwe QR-code' }).dblclick()
		await page.locator(code).waitFor()
		expect(site.api.callsTo('POST', /renew/)).toHaveLength(1)
	})
})

test.skipIf(!findChromium())('The video is opened by a click and not before [570] [673]', async () => {
	const url = 'https://video.voorbeeld.nl/ockto'
	const portal = await startPortal({ env: { OCKTO_VIDEO_URL: url } })
	const browser = await startBrowser()
	try {
		const { page } = await browser.newVisitor()
		const asked: string[] = []
		await page.route('https://video.voorbeeld.nl/**', (route) => {
			asked.push(route.request().url())
			return route.fulfill({ contentType: 'text/html', body: '<p>Uitleg</p>' })
		})
		const complaints = collectBrowserErrors(page)
		await signIn(page, portal)
		await page.goto(portal.url + address)
		await waitForHydration(page)
		expect(asked).toEqual([])
		await page.getByRole('button', { name: 'Bekijk de uitleg in een video' }).click()
		await page.frameLocator('iframe[title^="Video"]').getByText('Uitleg').waitFor()
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
		expect([asked, complaints]).toEqual([[url], []])
	} finally {
		await browser.close()
		await portal.close()
	}
})
