import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { findAxeViolations } from '../access/judge'
import { findChromium } from '../support/find-program'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

describe.skipIf(!findChromium())('Extra security in the settings', () => {
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

	/** Anna's settings with two-factor authentication on, and the secret of her app. */
	async function turnOn(scripts: boolean) {
		const visitor = await site.newVisitor({ scripts })
		context = visitor.context
		const { page } = visitor
		await signIn(page, site)
		await page.goto(`${site.url}/settings/two-factor?step=2`)
		const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
		await page.getByLabel('Code uit uw app').fill(createTotp(secret, new Date()))
		await page.getByRole('button', { name: 'Zet extra beveiliging aan' }).click()
		await page.waitForURL('**/settings')
		if (scripts) await waitForHydration(page)
		return { page, secret }
	}

	const opener = (page: Page) => page.getByRole('link', { name: 'Zet extra beveiliging uit' })
	const dialog = (page: Page) => page.getByRole('dialog', { name: 'Extra beveiliging uitzetten?' })
	const asked = () => site.api.callsTo('POST', '/api/auth/two-factor').map(({ json }) => json)
	const hasFocus = (page: Page, name: string) =>
		page.evaluate((text) => document.activeElement?.textContent.includes(text), name)

	test('is switched off in a dialog of 350 pixels over the page [176] [178] [677]', async () => {
		const { page, secret } = await turnOn(true)
		const complaints = collectBrowserErrors(page)
		expect(await page.locator('dialog').count()).toBe(0)
		await opener(page).click()
		await dialog(page).waitFor()
		expect((await dialog(page).boundingBox())?.width).toBe(350)
		expect(new URL(page.url()).search).toBe('')
		expect(await findAxeViolations(page)).toEqual([])
		expect(await hasFocus(page, 'Extra beveiliging uitzetten?')).toBe(true)
		await page.keyboard.press('Tab')
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('two-factor-code')
		const code = createTotp(secret, new Date())
		await page.keyboard.type(code)
		await page.keyboard.press('Enter')
		await page.getByText('De extra beveiliging staat uit.').first().waitFor()
		expect(asked().at(-1)).toEqual({ code, enabled: false })
		expect(await page.getByText('Staat uit', { exact: true }).count()).toBe(1)
		expect(complaints).toEqual([])
	})

	test.each(['Escape', 'Nee, laat aan'])(
		'stays on when the dialog is left by %s, and the focus returns [178]',
		async (way) => {
			const { page } = await turnOn(true)
			await opener(page).focus()
			await page.keyboard.press('Enter')
			await dialog(page).waitFor()
			if (way === 'Escape') await page.keyboard.press('Escape')
			else await dialog(page).getByRole('button', { name: way }).click()
			// A closed dialog loses its role before its event, which lets the page remove it.
			await page.locator('dialog').waitFor({ state: 'detached' })
			expect(await hasFocus(page, 'Zet extra beveiliging uit')).toBe(true)
			expect(asked()).toHaveLength(1)
			await opener(page).click()
			await dialog(page).waitFor()
		},
	)

	test('keeps the keyboard within the dialog while it is open [178]', async () => {
		const { page } = await turnOn(true)
		await opener(page).click()
		await dialog(page).waitFor()
		const stops = []
		for (let stop = 0; stop < 6; stop += 1) {
			await page.keyboard.press('Tab')
			stops.push(
				await page.evaluate(() => {
					const { activeElement } = document
					return activeElement === document.body || Boolean(activeElement?.closest('dialog'))
				}),
			)
		}
		expect(stops).not.toContain(false)
	})

	test('shows the whole page with the error when the code in the dialog is wrong [115] [176]', async () => {
		const { page } = await turnOn(true)
		await opener(page).click()
		await dialog(page).getByLabel('Code uit uw app').fill('000000')
		await dialog(page).getByRole('button', { name: 'Ja, zet uit' }).click()
		await page.getByRole('heading', { level: 1, name: 'Extra beveiliging uitzetten?' }).waitFor()
		await page.getByRole('alert').getByText('De code klopt niet.').waitFor()
		await expect.poll(() => hasFocus(page, 'De code klopt niet.')).toBe(true)
		expect(await page.getByLabel('Code uit uw app').inputValue()).toBe('')
	})

	test('opens the question as a page of its own in a new tab when that is asked for [178]', async () => {
		const { page } = await turnOn(true)
		const opened = context.waitForEvent('page')
		await opener(page).click({ modifiers: ['ControlOrMeta'] })
		const tab = await opened
		await tab.getByRole('heading', { level: 1, name: 'Extra beveiliging uitzetten?' }).waitFor()
		expect(await dialog(page).count()).toBe(0)
	})

	test('is switched off on a page of its own without scripts [176] [672]', async () => {
		const { page, secret } = await turnOn(false)
		await opener(page).click()
		await page.waitForURL('**/settings?confirm=two-factor-off')
		await page.getByLabel('Code uit uw app').fill(createTotp(secret, new Date()))
		await page.getByRole('button', { name: 'Ja, zet uit' }).click()
		await page.waitForURL('**/settings')
		expect(await page.getByText('De extra beveiliging staat uit.').count()).toBe(1)
		expect(asked().at(-1)).toMatchObject({ enabled: false })
	})

	test.each([{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const)(
		'shows a code that a camera can read, dark on white: %j [174]',
		async (mode) => {
			const visitor = await site.newVisitor(mode)
			context = visitor.context
			const { page } = visitor
			await signIn(page, site)
			await page.goto(`${site.url}/settings/two-factor?step=2`)
			const ground = await page
				.getByRole('img', { name: /^QR-code/ })
				.evaluate((image) => getComputedStyle(image).backgroundColor)
			expect(ground).toBe('rgb(255, 255, 255)')
		},
	)
})
