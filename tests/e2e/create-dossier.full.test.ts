import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../support/api'
import { startBrowser, type TestBrowser } from '../support/browser'
import { findChromium } from '../support/find-program'
import { startPortal, type TestPortal } from '../support/portal'
import { collectBrowserErrors } from './site'

describe.skipIf(!findChromium()).each([
	['with scripts', {}],
	['without scripts', { scripts: false as const }],
])('A dossier in Chromium %s', (_which, options) => {
	let api: Awaited<ReturnType<typeof startApi>>
	let portal: TestPortal
	let browser: TestBrowser
	beforeAll(async () => {
		api = await startApi()
		portal = await startPortal({ apiUrl: api.url, env: { HOST_BRANCHES: 'localhost=noord' } })
		browser = await startBrowser()
	})
	afterEach(() => {
		api.backend.reset()
		api.forgetCalls()
	})
	afterAll(async () => {
		await browser.close()
		await portal.close()
		await api.close()
	})

	async function open() {
		const { page, context } = await browser.newVisitor(options)
		const complaints = collectBrowserErrors(page)
		await page.goto(`${portal.url}/dossiers/create`)
		const fieldOf = (name: string, at = 0) => page.locator(`[name="persons[${at}].${name}"]`)
		const sendButton = page.getByRole('button', { name: 'Verstuur uw gegevens' })
		const fillIn = async () => {
			await fieldOf('firstName').fill('Roos')
			await fieldOf('lastName').fill('Wiersma')
			await fieldOf('email').fill('roos@voorbeeld.nl')
		}
		return { page, context, complaints, fieldOf, fillIn, sendButton }
	}
	const sent = () => api.callsTo('POST', '/api/create-dossier').map(({ json }) => json)

	test('shows what is asked of a partner only once there is one, and sends both [647] [651] [655] [672]', async () => {
		const { page, context, complaints, fieldOf, fillIn, sendButton } = await open()
		const answer = (value: string) => page.getByRole('radio', { name: value, exact: true })
		expect(await fieldOf('lastName', 1).isVisible()).toBe(false)
		await fillIn()
		await answer('Ja').check({ force: true })
		expect(await fieldOf('lastName', 1).isVisible()).toBe(true)
		await sendButton.click()
		const summary = page.getByRole('alert')
		await summary.getByRole('link', { name: /^Achternaam van uw partner/ }).click()
		expect(await fieldOf('lastName', 1).evaluate((field) => field === document.activeElement)).toBe(true)
		await fieldOf('firstName', 1).fill('Tjeerd')
		await fieldOf('lastName', 1).fill('Wiersma')
		await fieldOf('firstName', 1).press('Enter')
		await page.waitForURL('**/dossiers/create?sent=1')
		expect(sent()).toMatchObject([
			{ hasPartner: true, persons: [{ firstName: 'Roos' }, { firstName: 'Tjeerd' }] },
		])
		expect(complaints.filter((line) => !line.includes('422'))).toEqual([])
		await context.close()
	})

	test('is sent once, however often its button is pressed and whichever way is taken after that [657] [674]', async () => {
		const { page, context, fieldOf, fillIn, sendButton } = await open()
		await fillIn()
		await sendButton.dblclick()
		await page.waitForURL('**/dossiers/create?sent=1')
		await page.getByText('Wij hebben uw gegevens voor het dossier ontvangen.').waitFor()
		expect(await fieldOf('firstName').inputValue()).toBe('')
		await page.reload()
		await page.goBack()
		expect(page.url()).toBe(`${portal.url}/dossiers/create`)
		await sendButton.click()
		await page.waitForURL('**/dossiers/create?sent=1')
		expect(sent()).toHaveLength(1)
		await context.close()
	})
})
