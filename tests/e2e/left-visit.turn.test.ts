import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { startSite, type Site } from './site'

/** Pages as they were, which a browser shows on the way back without asking. */
const withoutThem = '--disable-back-forward-cache'
const executablePath = findChromium()

describe.skipIf(!executablePath)('On the way back, the next person at a browser sees', () => {
	let site: Site
	let browsers: Browser[]
	beforeAll(async () => {
		site = await startSite()
		const launch = (ignoreDefaultArgs: string[]) =>
			chromium.launch({ executablePath, args: ['--no-sandbox'], ignoreDefaultArgs })
		browsers = [await launch([]), await launch([withoutThem])]
	})
	afterAll(async () => {
		for (const browser of browsers) await browser.close()
		await site.close()
	})

	/** What the pages before this one show, with the values of their fields. */
	async function goBack(page: Page) {
		const seen: string[] = []
		for (let left = 4; left > 0; left -= 1) {
			await page.goBack({ waitUntil: 'load' })
			const fields = page.locator('input, textarea, select')
			const values = await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
			seen.push(await page.locator('body').innerText(), ...values)
		}
		return seen.join('\n')
	}
	const open = async (browser: Browser, address: string) => {
		const page = await (await browser.newContext()).newPage()
		await page.goto(`${site.url}/?domain=noord`)
		await page.goto(site.url + address)
		return page
	}
	const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

	test('nothing of a dossier that a guest sent, once they are done', async () => {
		for (const [index, browser] of browsers.entries()) {
			const page = await open(browser, '/dossiers/create')
			const fill = (name: string, value: string) => page.locator(`[name="persons[0].${name}"]`).fill(value)
			await fill('firstName', 'Wilhelmina')
			await fill('lastName', 'Terpstra')
			await fill('email', `terpstra${index}@voorbeeld.nl`)
			await press(page, 'Verstuur uw gegevens')
			await page.getByRole('link', { name: 'Print' }).click()
			expect(await page.locator('body').innerText()).toContain('Wilhelmina')
			await page.getByRole('link', { name: 'Terug' }).click()
			await press(page, 'Ik ben klaar')
			await page.waitForURL('**/')
			expect(await goBack(page)).not.toMatch(/Wilhelmina|[tT]erpstra/)
		}
	})

	test('nothing of who identified themselves for a check, once they go on later', async () => {
		for (const browser of browsers) {
			const page = await open(browser, '/mortgage-check-login/11037')
			await page.locator('[name="email"]').fill('anna@voorbeeld.nl')
			await page.locator('[name="birthday"]').fill('31-03-1984')
			await page.locator('[name="birthday"]').press('Enter')
			await page.waitForURL('**/mortgage-check/11037?step=1**')
			await press(page, 'Ga later verder')
			await page.waitForURL('**/mortgage-check-login/11037')
			await page.goto(`${site.url}/help`)
			expect(await goBack(page)).not.toMatch(/anna@voorbeeld|31-03-1984|212\.500/)
		}
	})
})
