import type { BrowserContext, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findAxeViolations } from '../access/judge'
import { findChromium } from '../support/find-program'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

const address = '/otds/10053/sign/11111'
const low = { width: 1280, height: 500 }
const high = { width: 1280, height: 1200 }

describe.skipIf(!findChromium())('The terms in a dialog', () => {
	let site: Site
	let context: BrowserContext
	let page: Page
	beforeAll(async () => {
		site = await startSite()
		const visitor = await site.newVisitor()
		context = visitor.context
		await signIn(visitor.page, site)
		await visitor.page.close()
	}, 90_000)
	// The context's clock must run: while it is paused, the next page renders no frame and so loads no scripts.
	afterEach(async () => {
		await context.clock.resume()
		await page.close()
	})
	afterAll(async () => {
		await context.close()
		await site.close()
	})

	/** The service assignment, with a clock that only the test moves. */
	async function openPage(size = low) {
		page = await context.newPage()
		await page.setViewportSize(size)
		await page.clock.install()
		await page.goto(site.url + address)
		await waitForHydration(page)
		await page.clock.pauseAt(Date.now() + 60_000)
	}
	async function openTerms(size = low) {
		await openPage(size)
		await opener().click()
		await dialog().waitFor()
	}
	const opener = () => page.getByRole('button', { name: 'Lees de voorwaarden' })
	const dialog = () => page.getByRole('dialog', { name: 'Voorwaarden dienstverlening' })
	const area = () => dialog().getByRole('region')
	const agree = () => dialog().getByRole('button', { name: 'Ik ga akkoord met de voorwaarden' })
	const isHeld = async () => (await agree().getAttribute('aria-disabled')) === 'true'
	const untilFree = () => page.getByText('U kunt nu akkoord gaan.').waitFor()
	const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement)
	const agreements = () => site.api.callsTo('POST', /terms|sign/)

	/** Scrolls to this many pixels before the end and waits until the page has noticed. */
	const scrollTo = (left: number) =>
		area().evaluate(async (box, pixels) => {
			const known = new Promise((done) => box.addEventListener('scroll', done, { once: true }))
			box.scrollTop = box.scrollHeight - box.clientHeight - pixels
			await known
			await new Promise((done) => {
				const { port1, port2 } = new MessageChannel()
				port1.onmessage = done
				port2.postMessage('')
			})
		}, left)

	test('that fit can be agreed to after half a second, not before [387] [401] [677]', async () => {
		await openTerms(high)
		expect(await area().evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true)
		await page.clock.runFor(499)
		expect(await isHeld()).toBe(true)
		await page.clock.runFor(1)
		await untilFree()
		expect(await isHeld()).toBe(false)
		await page.clock.resume()
		expect(await findAxeViolations(page)).toEqual([])
	})

	test('that are longer wait for their end, within a pixel [401]', async () => {
		await openTerms()
		await page.clock.runFor(5_000)
		expect(await isHeld()).toBe(true)
		await scrollTo(2)
		expect(await isHeld()).toBe(true)
		await scrollTo(1)
		await untilFree()
		expect(await isHeld()).toBe(false)
		await scrollTo(200)
		expect(await isHeld()).toBe(false)
	})

	test('are first looked at after half a second, also when they were scrolled before [401]', async () => {
		await openTerms()
		await scrollTo(0)
		await page.clock.runFor(499)
		expect(await isHeld()).toBe(true)
		await page.clock.runFor(1)
		await untilFree()
	})

	test.each(['button', 'Tab'])(
		'are read to their end by the %s that leads there [401] [677]',
		async (way) => {
			await openTerms()
			await page.clock.runFor(5_000)
			expect(await isFocused(dialog().getByRole('heading', { level: 2 }))).toBe(true)
			await page.keyboard.press('Tab')
			expect(await isFocused(area())).toBe(true)
			if (way === 'button') await dialog().getByRole('button', { name: 'Naar het einde' }).click()
			else await page.keyboard.press('Tab')
			await untilFree()
			const end = dialog().getByText('Einde van de voorwaarden')
			expect([await isFocused(end), await end.isVisible()]).toEqual([true, true])
		},
	)

	test('can’t be agreed to by a press on the button that waits [401]', async () => {
		await openTerms()
		await agree().click({ force: true })
		expect([await dialog().isVisible(), agreements()]).toEqual([true, []])
	})

	test('are 800 pixels wide at most, and fit a phone [403] [677]', async () => {
		await openTerms()
		expect((await dialog().boundingBox())?.width).toBe(800)
		await page.setViewportSize({ width: 360, height: 640 })
		const box = await dialog().boundingBox()
		expect([box!.width <= 360, box!.height <= 640, await agree().isVisible()]).toEqual([true, true, true])
		await page.clock.resume()
		expect(await findAxeViolations(page)).toEqual([])
	})

	test.each(['Sluiten', 'Escape', 'outside'])(
		'close by %s; the focus returns, nothing is agreed [402]',
		async (way) => {
			await openTerms()
			if (way === 'Escape') await page.keyboard.press('Escape')
			else if (way === 'outside') await page.mouse.click(20, 250)
			else await dialog().getByRole('button', { name: way }).click()
			await dialog().waitFor({ state: 'detached' })
			expect(await isFocused(opener())).toBe(true)
			expect(await page.getByLabel('Ik ga akkoord met de opdracht').isDisabled()).toBe(true)
		},
	)

	test('stay while text in them is selected beyond their edge [402]', async () => {
		await openTerms()
		await page.mouse.move(600, 250)
		await page.mouse.down()
		await page.mouse.move(20, 250)
		await page.mouse.up()
		expect(await dialog().isVisible()).toBe(true)
	})

	test('that were not read take the focus; agreeing keeps what was typed [389] [393] [396]', async () => {
		await openPage()
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
		await page.clock.resume()
		const complaints = collectBrowserErrors(page)
		const iban = page.getByLabel('IBAN', { exact: true })
		await iban.fill('NL71 KADE 0417 1643 00')
		await page.getByRole('button', { name: 'Onderteken de opdracht' }).click()
		await page.getByRole('alert').waitFor()
		await page.waitForFunction(() => document.activeElement?.id === 'sign-otd-terms')
		await page.keyboard.press('Enter')
		await dialog().getByRole('button', { name: 'Naar het einde' }).click()
		await agree().click()
		await page
			.getByText(
				'U gaat akkoord met de voorwaarden. Dit geldt tot u uitlogt. Wij bewaren uw akkoord pas als u ondertekent.',
			)
			.first()
			.waitFor()
		expect(await iban.inputValue()).toBe('NL71 KADE 0417 1643 00')
		expect(await isFocused(opener())).toBe(true)
		expect(await page.getByRole('alert').count()).toBe(0)
		expect(await page.getByLabel('Ik ga akkoord met de opdracht').isEnabled()).toBe(true)
		expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
	})
})
