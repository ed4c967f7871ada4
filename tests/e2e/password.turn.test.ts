import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser, type TestBrowser } from '../support/browser'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import { collectBrowserErrors } from './site'
import { useSite, oneBranch } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('access'))

describe.skipIf(!findChromium())('A new password', async () => {
	const { api, portal } = await useSite({ env: oneBranch })
	let browser: TestBrowser
	beforeAll(async () => {
		browser = await startBrowser()
	})
	afterAll(() => browser.close())

	async function openForm(options?: { scripts: false }) {
		const { path, token } = await api.sendResetLink()
		const { page } = await browser.newVisitor(options)
		await page.goto(portal.url + path)
		return { page, token, password: page.getByLabel('Nieuw wachtwoord', { exact: true }) }
	}
	const repeatOf = (page: Page) => page.getByLabel('Herhaal het nieuwe wachtwoord')
	const saveOf = (page: Page) => page.getByRole('button', { name: 'Wachtwoord opslaan' })
	const saved = () => api.callsTo('POST', '/api/auth/reset-password').map(({ json }) => json)

	/** Waits for the rating in the page. */
	async function rated(page: Page, words: string) {
		const status = page.getByRole('status').filter({ hasText: words })
		await status.waitFor()
		return page.locator('meter').evaluate((meter: HTMLMeterElement) => [meter.value, meter.ariaLabel])
	}

	test('is rated while it is typed, and each level is told once [126] [127] [128] [129]', async () => {
		const { page, password } = await openForm()
		const complaints = collectBrowserErrors(page)
		let asked = 0
		page.on('request', (request) => void (asked += request.url().endsWith('/password-strength') ? 1 : 0))
		expect(await page.locator('meter').count()).toBe(0)
		// The rating script loads after the page is visible.
		await page.locator('[data-meter] [role=status]').waitFor({ state: 'attached' })
		await page.evaluate(() => {
			const told = (document.body.dataset.told = '')
			new MutationObserver(() => (document.body.dataset.told += '|')).observe(
				document.querySelector('[data-meter] [role=status]')!,
				{ childList: true },
			)
			return told
		})
		await password.pressSequentially('zomer2026', { delay: 20 })
		expect(await rated(page, 'Zwak.')).toEqual([33, 'Sterkte van uw wachtwoord'])
		expect(asked).toBe(1)
		const again = page.waitForResponse('**/password-strength')
		await password.fill('zomer2025')
		await again
		expect(await page.locator('body').getAttribute('data-told')).toBe('|')
		await password.fill('kaasschaaf')
		expect(await rated(page, 'Gemiddeld.')).toEqual([66, 'Sterkte van uw wachtwoord'])
		await password.fill('Groene-fietsbel-44')
		expect(await rated(page, 'Sterk.')).toEqual([100, 'Sterkte van uw wachtwoord'])
		await password.fill('')
		await page.locator('meter').waitFor({ state: 'detached' })
		expect(complaints).toEqual([])
		await page.context().close()
	})

	test('can be saved only once it is strong and typed twice, and the page says why [131]', async () => {
		const { page, password, token } = await openForm()
		const why = page.getByText('U kunt opslaan zodra het wachtwoord sterk is')
		const isHeld = () => saveOf(page).getAttribute('aria-disabled')
		await password.fill('kaasschaaf')
		await repeatOf(page).fill('kaasschaaf')
		await rated(page, 'Gemiddeld.')
		expect([await isHeld(), await why.count()]).toEqual(['true', 1])
		await repeatOf(page).press('Enter')
		await saveOf(page).click({ force: true })
		await password.fill('Groene-fietsbel-44')
		await rated(page, 'Sterk.')
		expect(await isHeld()).toBe('true')
		await repeatOf(page).fill('Groene-fietsbel-44')
		expect([await isHeld(), await why.count()]).toEqual([null, 0])
		await saveOf(page).click()
		await page.getByText('Uw nieuwe wachtwoord is opgeslagen.').waitFor()
		expect(saved()).toEqual([{ token, password: 'Groene-fietsbel-44' }])
		await page.context().close()
	})

	testInFull(
		'that is repeated with a difference is told so under its key while it is typed, until it is the same [131]',
		async () => {
			const { page, password } = await openForm()
			const error = page.getByText('De twee wachtwoorden zijn niet gelijk.')
			await page.locator('[data-meter] [role=status]').waitFor({ state: 'attached' })
			await password.fill('Groene-fietsbel-44')
			await repeatOf(page).pressSequentially('Groene')
			expect(await error.count()).toBe(0)
			await repeatOf(page).press('Tab')
			expect(await error.count()).toBe(1)
			// The page brings the rules of a class that a script adds.
			expect(await error.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
			expect(await repeatOf(page).getAttribute('aria-invalid')).toBe('true')
			const described = (await repeatOf(page).getAttribute('aria-describedby')) ?? ''
			expect(await page.locator(`#${described}`).textContent()).toBe('De twee wachtwoorden zijn niet gelijk.')
			await repeatOf(page).fill('Groene-fietsbel-44')
			expect([await error.count(), await repeatOf(page).getAttribute('aria-invalid')]).toEqual([0, null])
			await repeatOf(page).pressSequentially('x')
			expect(await error.count()).toBe(1)
			await page.context().close()
		},
	)

	testInFull(
		'can be saved where the script that rates it does not come: the server judges [131]',
		async () => {
			const { path, token } = await api.sendResetLink()
			const { page } = await browser.newVisitor()
			await page.route('**/password-strength.js', (route) => route.abort())
			await page.goto(portal.url + path)
			await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Groene-fietsbel-44')
			await repeatOf(page).fill('Groene-fietsbel-44')
			await saveOf(page).click()
			await page.getByText('Uw nieuwe wachtwoord is opgeslagen.').waitFor()
			expect(saved()).toEqual([{ token, password: 'Groene-fietsbel-44' }])
			await page.context().close()
		},
	)

	testInFull('can be saved where nothing answers about its strength: the server judges [131]', async () => {
		const { page, password } = await openForm()
		await page.route('**/password-strength', (route) => route.fulfill({ status: 429, json: {} }))
		await password.fill('kaasschaaf')
		const answered = page.waitForResponse('**/password-strength')
		await repeatOf(page).fill('kaasschaaf')
		await answered
		expect(await page.locator('meter').count()).toBe(0)
		await saveOf(page).click()
		await page.locator('[data-error-summary]:focus').waitFor()
		expect(await rated(page, 'Gemiddeld.')).toEqual([66, 'Sterkte van uw wachtwoord'])
		expect(saved()).toEqual([])
		await page.context().close()
	})

	testInFull('can be shown, both fields on their own [125]', async () => {
		const { page, password } = await openForm()
		await page.getByRole('button', { name: 'Toon herhaling' }).click()
		expect(await password.getAttribute('type')).toBe('password')
		expect(await repeatOf(page).getAttribute('type')).toBe('text')
		await page.getByRole('button', { name: 'Toon wachtwoord' }).click()
		expect(await password.getAttribute('type')).toBe('text')
		await page.context().close()
	})

	testInFull(
		'has without a script no bar until it was sent, and no button that is held [126] [131]',
		async () => {
			const { page, password } = await openForm({ scripts: false })
			expect(await page.locator('meter, [role=status]:not([data-announcer]), [aria-disabled]').count()).toBe(
				0,
			)
			await password.fill('kaasschaaf')
			await repeatOf(page).fill('kaas')
			await saveOf(page).click()
			expect(await page.locator('meter').getAttribute('value')).toBe('66')
			expect(await page.locator('[data-meter]').innerText()).toContain('Gemiddeld.')
			expect(await page.getByRole('alert').getByRole('link').count()).toBe(2)
			await page.context().close()
		},
	)
})
