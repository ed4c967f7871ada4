import { expect } from 'vitest'
import { quietSteps } from '../actions/check-answers'
import { fillAsText } from '../actions/steps'
import { openLogin, type Flow } from './site'

export const checkFlow: Flow = {
	title: 'A guest proves who they are, goes through the mortgage check and sends it [670] [671]',
	run: async (name, site) => {
		site.api.backend.reset()
		site.api.forgetCalls()
		const browser = await openLogin(name, site)
		await browser.open(`${site.url}/mortgage-check-login/11037`)
		await browser.waitFor('Begin met de check')
		await browser.fill('E-mailadres', 'anna@voorbeeld.nl')
		await browser.fill('Geboortedatum', '31-03-1948')
		await browser.press('Begin met de check')
		await browser.waitFor('horen niet bij deze check')
		await browser.fill('Geboortedatum', '31-03-1984')
		await browser.press('Begin met de check')
		await browser.waitFor('Stap 1 van 6')
		await fillAsText(browser, [...quietSteps, { choose: 'Nee', of: 'Zullen wij u bellen?' }])
		await browser.press('Gegevens versturen')
		await browser.waitFor('Wij hebben uw hypotheekcheck ontvangen.')
		expect(
			site.api.callsTo('POST', '/api/mortgage-check/submit-form-no-login').map(({ json }) => json),
		).toMatchObject([
			{
				consumerId: '1001',
				formData: { call_me: 'no', no_plans: '1', no_reason: '1', calculated_score: 0 },
			},
		])
		return browser
	},
}
