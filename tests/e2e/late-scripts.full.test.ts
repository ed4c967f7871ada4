import { http } from 'msw'
import type { BrowserContext, Page } from 'playwright'
import { overviewHeading } from '../support/overview-heading'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actionForms } from '../actions/forms'
import { fillInBrowser } from '../actions/steps'
import { findChromium } from '../support/find-program'
import { demoPassword } from '../support/sign-in'
import { holdScripts, readTyped, watchFor } from './late-scripts'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

/** Forms with text, radio buttons and selects; with repeated groups; with a checkbox. */
const names = [
	'The inventory of two people',
	'The loan parts of a mortgage, a value and a saving',
	'A bank guarantee that is requested',
]
const forms = actionForms.filter(({ name }) => names.includes(name))

describe.skipIf(!findChromium())('Scripts that come late', { timeout: 90_000 }, () => {
	let site: Site
	let context: BrowserContext
	let page: Page
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(async () => {
		site.api.backend.reset()
		site.api.forgetCalls()
		const visitor = await site.newVisitor({ serviceWorkers: 'block' })
		context = visitor.context
		page = visitor.page
	})
	afterEach(async () => {
		await site.api.heal()
		await context.close()
	})
	afterAll(() => site.close())

	/** Opens a page whose scripts wait until the test releases them. */
	async function openHeld(address: string) {
		await signIn(page, site)
		const release = await holdScripts(page)
		await page.goto(site.url + address, { waitUntil: 'commit' })
		return release
	}

	test('find the login as it was typed, and the caret where it was [99] [670]', async () => {
		const release = await holdScripts(page)
		await page.goto(`${site.url}/?domain=noord`, { waitUntil: 'commit' })
		await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
		const email = page.getByLabel('E-mailadres of gebruikersnaam')
		await email.fill('anna@beeld.nl')
		for (let step = 0; step < 'beeld.nl'.length; step += 1) await page.keyboard.press('ArrowLeft')
		const typed = await readTyped(page)
		release()
		await page.getByRole('button', { name: 'Toon wachtwoord' }).waitFor()
		expect(await readTyped(page)).toEqual(typed)
		expect(typed).toMatchObject({ caret: [5, 5], focus: await email.getAttribute('id') })
		await page.keyboard.type('voor')
		await page.keyboard.press('Enter')
		await page.getByRole('heading', { level: 1, name: overviewHeading }).waitFor()
		expect(site.api.callsTo('POST', '/api/auth/login').map(({ json }) => json)).toEqual([
			expect.objectContaining({ email: 'anna@voorbeeld.nl', password: demoPassword }),
		])
	})

	test.each(forms)('find all that was given: $name [670] [671] [672]', async (form) => {
		const complaints = collectBrowserErrors(page)
		const release = await openHeld(form.address)
		await fillInBrowser(page, form.inText ?? form.steps)
		const last = page.locator('main form').getByRole('textbox').last()
		if (await last.count()) {
			await last.focus()
			await page.keyboard.type('125')
			await page.keyboard.press('ArrowLeft')
		}
		const typed = await readTyped(page)
		release()
		await waitForHydration(page)
		expect(await readTyped(page)).toEqual(typed)
		for (let typist = 0; typist < 3 && (await last.count()) > 0; typist += 1) {
			await page.keyboard.press(typist === 0 ? 'Delete' : 'Backspace')
		}
		await page.getByRole('button', { name: form.button }).click()
		await page.getByText(form.notice).first().waitFor()
		expect(site.api.callsTo('POST', form.call.path).map(({ json }) => json)).toEqual([form.call.body])
		expect(complaints.filter((text) => !text.startsWith('Service Worker'))).toEqual([])
	})

	test('leave who goes on typing after errors where they are [670] [677]', async () => {
		const release = await openHeld('/general-insurances/10041/damage-reports/create')
		await page.getByRole('button', { name: 'Verstuur de melding' }).click()
		await page.getByRole('alert').waitFor()
		await page.getByLabel('Toelichting').fill('Twee dakpannen kwijt')
		const typed = await readTyped(page)
		release()
		await waitForHydration(page)
		expect(await readTyped(page)).toEqual(typed)
		expect(typed.caret).toEqual([20, 20])
	})

	test('do not send again what was sent before they came [671] [674]', async () => {
		let answer: () => void = () => undefined
		const answered = new Promise<void>((done) => (answer = done))
		site.api.answer(http.post('*/damage-reports', () => answered))
		await watchFor(page, '[data-pick] button')
		const release = await openHeld('/general-insurances/10041/damage-reports/create')
		const button = page.getByRole('button', { name: 'Verstuur de melding' })
		await page.getByLabel('Op welke dag is de schade ontstaan?').fill('3 maart 2025')
		await page.getByLabel('Hoe laat was dat?').fill('9.05')
		await page.getByLabel('Wat is de oorzaak?').fill('Storm')
		await page.getByLabel('Toelichting').fill('Twee dakpannen kwijt')
		const box = await button.boundingBox()
		await button.click({ noWaitAfter: true })
		const ready = page.waitForRequest('**/seen')
		release()
		await ready
		await page.mouse.dblclick(box!.x + 5, box!.y + 5)
		answer()
		await page.getByText('Wij hebben uw schademelding ontvangen.').first().waitFor()
		expect(site.api.callsTo('POST', /\/damage-reports$/)).toHaveLength(1)
	})
})
