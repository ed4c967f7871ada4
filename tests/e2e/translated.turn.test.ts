import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { isFull, deal } from '../support/full'
import { collectBrowserErrors, signIn, startSite, waitForHydration, type Site } from './site'

const testInFull = test.runIf(isFull('access'))

/** Opens what React handles on a translated page, and closes it. */
function openDialog(opener: string) {
	return async (page: Page) => {
		await page.getByText(`[${opener}]`).first().click()
		await page.getByRole('dialog').waitFor()
		await page.keyboard.press('Escape')
		await page.getByRole('dialog').waitFor({ state: 'detached' })
	}
}

async function followApp(page: Page) {
	const popup = page.waitForEvent('popup')
	await page.getByText('[Begin met Ockto]').click()
	const app = await popup
	await app.getByRole('button', { name: 'Scan de code' }).click()
	await app.getByRole('button', { name: 'Deel de gegevens' }).waitFor()
	await page.bringToFront()
	await page.locator('main p', { hasText: 'U heeft de QR-code gescand.' }).waitFor()
}

async function finishFrame(page: Page) {
	await page.frameLocator('iframe').getByRole('button', { name: 'Verstuur de gegevens' }).click()
	await page.waitForURL('**/dashboard')
}

/** Pages with React, and an action there that React handles. */
const pages = [
	{ path: '/settings' },
	{ path: '/appointments/10101', act: openDialog('Zeg de afspraak af') },
	{ path: '/otds/10053/sign/11111', act: openDialog('Lees de voorwaarden') },
	{ path: '/action/11031/ockto-form', act: followApp },
	{ path: '/action/11031/iwize-form', act: finishFrame },
]

describe.skipIf(!findChromium())('A page that the browser translates', () => {
	let site: Site
	let context: BrowserContext
	let page: Page
	let complaints: string[]
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(async () => {
		site.api.backend.reset()
		site.api.backend.set('portalUrl', site.url)
		const visitor = await site.newVisitor({ serviceWorkers: 'block' })
		context = visitor.context
		page = visitor.page
		await signIn(page, site)
		complaints = collectBrowserErrors(page)
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	const getHydration = () => page.locator('html').getAttribute('data-hydrated')
	const heading = () => page.locator('main h1').innerText()
	const faults = () => complaints.filter((text) => !text.startsWith('Service Worker'))
	/** React starts at once on some pages, so a translator must come before its script runs. */
	const translateEarly = () =>
		page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`)

	test.each(deal('access', pages))('before the first gesture stays as it is: $path', async ({ path }) => {
		await translateEarly()
		await page.goto(site.url + path)
		await waitForHydration(page)
		expect(await getHydration()).toBe('translated')
		expect(await heading()).toMatch(/^\[.+\]$/)
		expect(faults()).toEqual([])
	})

	testInFull('works then as without React: its questions are pages of their own', async () => {
		await translateEarly()
		await page.goto(`${site.url}/appointments/10101`)
		await waitForHydration(page)
		await page.getByRole('link', { name: '[Zeg de afspraak af]' }).click()
		await page.waitForURL('**/appointments/10101?confirm=cancel')
		expect(await page.locator('dialog').count()).toBe(0)
		await page.getByRole('button', { name: '[Ja, zeg af]' }).click()
		await page.waitForURL('**/appointments')
		expect(site.api.callsTo('POST', '/api/products/appointments/10101/cancel')).toHaveLength(1)
		expect(faults()).toEqual([])
	})

	testInFull('is not hydrated when only its language changed', async () => {
		await page.addInitScript(() =>
			addEventListener('DOMContentLoaded', () => (document.documentElement.lang = 'de')),
		)
		await page.goto(`${site.url}/settings`)
		await waitForHydration(page)
		expect(await getHydration()).toBe('translated')
	})

	test.each(deal('access', pages))('after the first gesture still works: $path', async ({ path, act }) => {
		await page.goto(site.url + path)
		await waitForHydration(page)
		expect(await getHydration()).toBe('')
		await page.evaluate(translate)
		expect(await heading()).toMatch(/^\[.+\]$/)
		await act?.(page)
		await page.locator('main h1').waitFor()
		expect(faults()).toEqual([])
	})
})

/** Runs in the page: wraps every text as translators do, and changes the language. */
function translate() {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	const texts: Text[] = []
	while (walker.nextNode()) texts.push(walker.currentNode as Text)
	for (const text of texts) {
		const words = text.data.trim()
		if (!words || text.parentElement?.closest('script, style')) continue
		const outer = document.createElement('font')
		const inner = outer.appendChild(document.createElement('font'))
		inner.textContent = text.data.replace(words, () => `[${words}]`)
		text.replaceWith(outer)
	}
	document.documentElement.lang = 'de'
	document.documentElement.classList.add('translated-ltr')
}
