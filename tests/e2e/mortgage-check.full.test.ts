import type { BrowserContext } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changedData, changedSteps, ownParts, ownSteps } from '../actions/check-answers'
import { fillInBrowser } from '../actions/steps'
import { findChromium } from '../support/find-program'
import { startSite, collectBrowserErrors, type Site } from './site'

describe.skipIf(!findChromium())('The mortgage check of a guest', () => {
	let site: Site
	let context: BrowserContext | undefined
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(() => {
		site.api.backend.reset()
		site.api.forgetCalls()
	})
	afterEach(() => context?.close())
	afterAll(() => site.close())

	test.each([true, false])(
		'from the link of a mail to the login, with scripts %s [638] [641] [645] [670]',
		async (scripts) => {
			const visitor = await site.newVisitor({ scripts })
			context = visitor.context
			const { page } = visitor
			const complaints = collectBrowserErrors(page)
			await page.goto(`${site.url}/mortgage-check-login/11037?domain=noord`)
			await page.getByLabel('E-mailadres').fill('anna@voorbeeld.nl')
			await page.getByRole('textbox', { name: 'Geboortedatum' }).fill('31-03-1984')
			await page.getByRole('button', { name: 'Begin met de check' }).dblclick()
			await page.waitForURL('**/mortgage-check/11037')
			expect(
				await page.getByRole('textbox', { name: 'Op welke datum stopte de hypotheek?' }).isVisible(),
			).toBe(false)
			await fillInBrowser(page, [...ownSteps, ...changedSteps])
			await page.reload()
			await page.goBack()
			await page.getByText('Stap 5 van 6').waitFor()
			await page.getByRole('button', { name: 'Volgende' }).click()
			await page.getByText('Een gesprek is nodig.').waitFor()
			await fillInBrowser(page, changedSteps.slice(-2))
			await page.getByRole('button', { name: 'Gegevens versturen' }).dblclick()
			await page.getByText('Wij hebben uw hypotheekcheck ontvangen.').waitFor()
			expect(new URL(page.url()).pathname).toBe('/')
			const sent = site.api.callsTo('POST', '/api/mortgage-check/submit-form-no-login')
			expect(sent.map(({ json }) => json)).toEqual([
				{ consumerId: '1001', productActionId: '11037', formData: { ...changedData, ...ownParts } },
			])
			expect(complaints).toEqual([])
		},
	)
})
