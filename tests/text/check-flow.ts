import { expect } from 'vitest'
import { openLogin, type Flow } from './site'

/** lynx ticks the first answer of a question by itself: every question is answered here. */
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
		await browser.choose('Ja', 'Loopt deze hypotheek nog?')
		await browser.press('Volgende')
		await browser.waitFor('Stap 2 van 6')
		await browser.choose('Alleenstaand', 'Wat is de gezinssituatie?')
		await browser.choose('Nee', 'Verandert er binnenkort iets in het gezin?')
		await browser.choose('Nee', 'Is er iets veranderd in het inkomen?')
		await browser.press('Volgende')
		await browser.waitFor('Stap 3 van 6')
		await browser.choose('Ja', 'Past de woning nog bij het gezin?')
		await browser.choose('Verhuizen')
		await browser.choose('Nee, later')
		await browser.press('Volgende')
		await browser.waitFor('Stap 4 van 6')
		await browser.choose('Gelijk gebleven')
		await browser.choose('Geen reden')
		await browser.choose('Nee', 'Kunnen de kosten van de hypotheek omlaag')
		await browser.press('Volgende')
		await browser.waitFor('Stap 5 van 6')
		await browser.choose('Ja, alles is duidelijk')
		await browser.press('Volgende')
		await browser.waitFor('Stap 6 van 6')
		await browser.choose('Nee', 'Is een telefoontje')
		await browser.press('Gegevens versturen')
		await browser.waitFor('Wij hebben de hypotheekcheck ontvangen.')
		expect(
			site.api.callsTo('POST', '/api/mortgage-check/submit-form-no-login').map(({ json }) => json),
		).toMatchObject([
			{
				consumerId: '1001',
				formData: { call_me: 'no', moving: '1', when_moving: '0', calculated_score: 120 },
			},
		])
		return browser
	},
}
