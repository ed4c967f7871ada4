import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import { signIn, startSite, waitForHydration, type Site } from './site'

const testInFull = test.runIf(isFull('access'))

const uploadPath = '/actions/11004/upload-document'

describe.skipIf(!findChromium())('Before the session ends', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	/** The upload page with a typed remark, in a browser with a controlled clock that differs by so many minutes. */
	async function typeRemark(minutesWrong = 0) {
		const { page } = await site.newVisitor()
		await signIn(page, site)
		await page.clock.install({ time: Date.now() + minutesWrong * 60_000 })
		await page.goto(site.url + uploadPath)
		await waitForHydration(page)
		// On a first page scripts start late.
		await page.waitForFunction(() => 'portalWatchesSession' in window)
		await page.getByLabel('Uw opmerking').fill('Nog niet af')
		return page
	}

	test('a script warns two minutes ahead, and staying longer leaves what was typed', async () => {
		const page = await typeRemark()
		const warning = page.locator('[data-session-warning]')
		await page.clock.fastForward('57:00')
		expect(await warning.count()).toBe(0)
		await page.clock.fastForward('01:15')
		await warning.waitFor()
		expect(await warning.textContent()).toMatch(/^Over twee minuten, om \d\d:\d\d uur, wordt u uitgelogd\./)
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')

		const sent = page.waitForRequest((request) => request.url().endsWith('/session'))
		await warning.getByRole('button', { name: 'Langer ingelogd blijven' }).click()
		expect((await sent).method()).toBe('POST')
		await page.getByText('U bent ingelogd tot').waitFor()
		expect(await page.getByLabel('Uw opmerking').inputValue()).toBe('Nog niet af')
		expect(page.url()).toBe(site.url + uploadPath)
	})

	testInFull.each([-3, 3, 90, -300])('the clock of the device may be %i minutes wrong', async (minutes) => {
		const page = await typeRemark(minutes)
		const warning = page.locator('[data-session-warning]')
		await page.clock.fastForward('57:00')
		expect(await warning.count()).toBe(0)
		await page.clock.fastForward('01:15')
		await warning.waitFor()
	})

	testInFull.each([-3, 3, 90, -300])(
		'a clock that jumps by %i minutes meanwhile warns as it would',
		async (minutes) => {
			const page = await typeRemark()
			const warning = page.locator('[data-session-warning]')
			await page.evaluate((jump) => {
				const read = Date.now.bind(Date)
				Date.now = () => read() + jump
			}, minutes * 60_000)
			await page.clock.fastForward('57:00')
			expect(await warning.count()).toBe(0)
			await page.clock.fastForward('01:15')
			await warning.waitFor()
		},
	)

	testInFull('a page that was fetched ahead asks how long is left when it opens', async () => {
		const { page } = await site.newVisitor()
		await signIn(page, site)
		const asked: string[] = []
		page.on('request', (request) => request.url().endsWith('/session/left') && asked.push(request.url()))
		await page.goto(site.url + uploadPath)
		await page.waitForFunction(() => 'portalWatchesSession' in window)
		expect(asked).toEqual([])
		await page.addInitScript(() => {
			performance.getEntriesByType = () =>
				[{ deliveryType: 'navigational-prefetch' }] as unknown as PerformanceEntryList
		})
		const answered = page.waitForResponse((response) => response.url().endsWith('/session/left'))
		await page.goto(site.url + uploadPath)
		expect((await answered).status()).toBe(200)
	})

	describe('when the page becomes visible again', () => {
		type Page = Awaited<ReturnType<typeof typeRemark>>
		const lookAgain = (page: Page) =>
			page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
		const answerLeft = (page: Page, left: number) =>
			page.route('**/session/left', (route) =>
				route.fulfill({
					json: { left, text: 'U bent ingelogd tot 09:30 uur.', warning: 'Over twee minuten' },
				}),
			)

		testInFull('the time left is asked anew, without prolonging', async () => {
			const page = await typeRemark()
			const answered = page.waitForResponse((response) => response.url().endsWith('/session/left'))
			await lookAgain(page)
			const answer = await answered
			expect([answer.request().method(), answer.status()]).toEqual(['GET', 200])
			expect(((await answer.json()) as { left: number }).left).toBeGreaterThan(3500)
		})

		testInFull('a steady clock that stood still is put right', async () => {
			const page = await typeRemark()
			await answerLeft(page, 90)
			await lookAgain(page)
			const warning = page.locator('[data-session-warning]')
			await warning.waitFor()
			expect(await warning.locator('p').textContent()).toBe('Over twee minuten')
			await page.getByText('U bent ingelogd tot 09:30 uur.').waitFor()
			expect(await page.getByLabel('Uw opmerking').inputValue()).toBe('Nog niet af')
		})

		testInFull('a session that another tab prolonged takes the warning away', async () => {
			const page = await typeRemark()
			await page.clock.fastForward('58:15')
			const warning = page.locator('[data-session-warning]')
			await warning.waitFor()
			await answerLeft(page, 3600)
			await lookAgain(page)
			await warning.waitFor({ state: 'detached' })
		})

		testInFull.each([503, 0])('without a good answer (%i) the old count stays', async (status) => {
			const page = await typeRemark()
			await page.route('**/session/left', (route) =>
				status ? route.fulfill({ status, body: '{"left":1}' }) : route.abort(),
			)
			const done = status ? page.waitForResponse('**/session/left') : page.waitForEvent('requestfailed')
			await lookAgain(page)
			await done
			await page.clock.fastForward('57:00')
			expect(await page.locator('[data-session-warning]').count()).toBe(0)
			await page.clock.fastForward('01:15')
			await page.locator('[data-session-warning]').waitFor()
		})
	})

	testInFull('the warning covers no notice, and not the field with the focus', async () => {
		const page = await typeRemark()
		await page.setViewportSize({ width: 360, height: 640 })
		await page.clock.fastForward('58:15')
		const warning = page.locator('[data-session-warning]')
		await warning.waitFor()
		const field = page.getByLabel('Uw opmerking')
		await page.getByRole('button', { name: 'Verstuur' }).focus()
		await field.focus()
		const [above, below] = [await field.boundingBox(), await warning.boundingBox()]
		expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
	})

	testInFull('a client who reads the terms is warned in their dialog, above its title', async () => {
		const { page } = await site.newVisitor()
		await signIn(page, site)
		await page.clock.install()
		await page.goto(`${site.url}/otds/10053/sign/11111`)
		await waitForHydration(page)
		await page.waitForFunction(() => 'portalWatchesSession' in window)
		await page.clock.fastForward('58:15')
		await page.locator('body > [data-session-warning]').waitFor()
		await page.getByRole('button', { name: 'Lees de voorwaarden' }).click()
		const dialog = page.getByRole('dialog', { name: 'Voorwaarden dienstverlening' })
		await dialog.waitFor()
		await page.clock.fastForward('00:15')
		const warning = dialog.getByRole('alert')
		await warning.waitFor()
		expect(await page.locator('[data-session-warning]').count()).toBe(1)
		expect(await warning.textContent()).toMatch(/^Over twee minuten, om \d\d:\d\d uur, wordt u uitgelogd\./)
		const sent = page.waitForRequest((request) => request.url().endsWith('/session'))
		await warning.getByRole('button', { name: 'Langer ingelogd blijven' }).click()
		expect((await sent).method()).toBe('POST')
		await warning.waitFor({ state: 'detached' })
		expect(await dialog.isVisible()).toBe(true)
	})

	testInFull('the button in the footer keeps what was typed too', async () => {
		const page = await typeRemark()
		const answered = page.waitForResponse((response) => response.url().endsWith('/session'))
		await page.getByRole('button', { name: 'Langer ingelogd blijven' }).click()
		expect((await answered).status()).toBe(303)
		expect(await page.getByLabel('Uw opmerking').inputValue()).toBe('Nog niet af')
	})

	testInFull('where no script runs the button leads back to the page with a notice', async () => {
		const { page } = await site.newVisitor({ scripts: false })
		await signIn(page, site)
		await page.goto(site.url + uploadPath)
		await page.getByRole('button', { name: 'Langer ingelogd blijven' }).click()
		expect(page.url()).toBe(site.url + uploadPath)
		expect(await page.getByText(/U blijft ingelogd tot \d\d:\d\d uur\./).count()).toBe(1)
	})
})
