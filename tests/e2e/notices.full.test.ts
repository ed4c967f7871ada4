import type { Page } from 'playwright'
import { overviewHeading } from '../support/overview-heading'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { signIn, signInByHand, startSite, waitForHydration, type Site } from './site'

describe.skipIf(!findChromium())('Notices', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	async function openNotice(): Promise<Page> {
		const { page } = await site.newVisitor()
		await page.clock.install()
		await signInByHand(page, site)
		await waitForHydration(page)
		await notice(page).waitFor()
		return page
	}

	const notice = (page: Page) => page.locator('[data-notice]', { hasText: 'U bent ingelogd.' })
	const isShown = (page: Page) => notice(page).isVisible()

	test('leave by themselves after three seconds [225]', async () => {
		const page = await openNotice()
		expect(await isShown(page)).toBe(true)
		await page.clock.runFor(3500)
		await expect.poll(() => isShown(page)).toBe(false)
		await page.context().close()
	})

	test('stay while the pointer rests on them, or the focus [225]', async () => {
		const page = await openNotice()
		await notice(page).hover()
		await page.clock.runFor(20_000)
		expect(await isShown(page)).toBe(true)
		await notice(page).getByRole('button', { name: 'Melding sluiten' }).focus()
		await page.mouse.move(0, 0)
		await page.clock.runFor(20_000)
		expect(await isShown(page)).toBe(true)
		await page.getByRole('heading', { level: 1 }).focus()
		await page.clock.runFor(3500)
		await expect.poll(() => isShown(page)).toBe(false)
		await page.context().close()
	})

	test('leave on a click [226]', async () => {
		const page = await openNotice()
		await notice(page).getByText('U bent ingelogd.').click()
		await expect.poll(() => isShown(page)).toBe(false)
		expect(new URL(page.url()).pathname).toBe('/dashboard')
		await page.context().close()
	})

	test('do not move the page between a press and its release, wherever the focus was', async () => {
		const page = await openNotice()
		const link = page.getByRole('contentinfo').getByRole('link').last()
		await page.getByRole('contentinfo').getByRole('link').first().focus()
		await page.keyboard.press('Tab')
		await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
		const place = () => link.evaluate((one) => one.getBoundingClientRect().top)
		const before = await place()
		await page.mouse.move(5, 5)
		await page.mouse.down()
		expect(await place()).toBe(before)
		await page.mouse.up()
		await page.context().close()
	})

	test('stand above the questions of a page, which do not move when they leave', async () => {
		const { page } = await site.newVisitor({ viewport: { width: 360, height: 640 } })
		await signIn(page, site)
		await page.clock.install()
		await page.goto(`${site.url}/preferences`)
		await page.getByRole('button', { name: 'Bewaar' }).click()
		const saved = page.locator('[data-notice]')
		await saved.waitFor()
		const heading = page.getByRole('heading', { level: 1 })
		const top = async (part: typeof heading) => (await part.boundingBox())!.y
		const before = await top(heading)
		expect((await top(saved)) + (await saved.boundingBox())!.height).toBeLessThanOrEqual(before)
		await page.clock.runFor(3500)
		await expect.poll(() => saved.isVisible()).toBe(false)
		expect(await top(heading)).toBe(before)
		await page.context().close()
	})

	test('are told once to who cannot see them', async () => {
		const page = await openNotice()
		const announcer = page.locator('[role=status][data-announcer]')
		await page.clock.runFor(1000)
		await expect.poll(() => announcer.textContent()).toContain('U bent ingelogd.')
		expect(await page.locator('[role=status], [aria-live]').count()).toBe(1)
		await page.context().close()
	})

	test('stay without scripts until their button is pressed or the next page comes [226]', async () => {
		const { page } = await site.newVisitor({ scripts: false })
		await signInByHand(page, site)
		await notice(page).getByRole('button', { name: 'Melding sluiten' }).click()
		await page.waitForLoadState('load')
		expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(overviewHeading)
		expect(await notice(page).count()).toBe(0)
		await page.context().close()
	})
})
