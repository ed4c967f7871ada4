import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { signIn, type Flow } from './site'

/** All answers of the partner that come from a list, because text browsers are not driven through lists here. */
const partner = {
	id: '1002',
	gender: 'male',
	initials: 'J.P.',
	firstName: 'Jeroen',
	lastName: 'Postma',
	birthLastName: 'Postma',
	dateOfBirth: '1982-11-05',
	streetName: 'Lindelaan',
	houseNumber: '14',
	zipcode: '9711 AB',
	city: 'Groningen',
	email: 'jeroen@voorbeeld.nl',
	maritalState: '2',
	degree: '4',
}

/** Unanswered questions stay unanswered, also in lynx. */
const inventory: Flow = {
	title: 'The inventory is chosen, filled in by hand, with a loan part more, and sent',
	run: async (name, site) => {
		site.api.backend.reset()
		site.api.forgetCalls()
		site.api.answer(http.get('*/api/consumers/partner', () => HttpResponse.json(partner)))
		const browser = await signIn(name, site)
		await browser.open(`${site.url}/actions/11031/inventory`)
		await browser.waitFor('Verder')
		await browser.choose('Zelf invullen')
		await browser.press('Verder')
		await browser.waitFor(/Kies een andere manier|Over u/)
		await browser.fill('Bruto inkomen per maand, in euro’s', '3.512,50')
		await browser.fill('Bruto inkomen van uw partner per maand, in euro’s', '2900')
		await browser.choose('Ja', 'Heeft u nu een hypotheek?')
		await browser.press('Voeg een leningdeel toe')
		await browser.waitFor(/Leningdeel 1|Terug naar het overzicht/)
		await browser.fill('Rente in procenten van leningdeel 1', '3,75')
		await browser.fill('Hoeveel schuld heeft u nu, in euro’s?', '250')
		await browser.press('Verstuur uw gegevens')
		await browser.waitFor('Wij hebben uw gegevens ontvangen.')
		const calls = site.api.callsTo('POST', '/api/inventory-form').map(({ json }) => json)
		expect(calls).toMatchObject([
			{
				productActionId: '11031',
				data: {
					additionalData: { housingType: null, existingOrNew: null },
					general: { hasOrHadCoCRegistration: null },
					consumer: { lastName: 'Vries', grossMonthlyIncome: 3512.5, hasPartner: true },
					partner: { lastName: 'Postma', grossMonthlyIncome: 2900, smoker: null, everDivorced: null },
					mortgage: { hasMortgage: true, currentDebtAmount: 250, loanParts: [{ percentage: 3.75 }] },
				},
			},
		])
		return browser
	},
}

/** The app's page belongs to the API; another browser opens it, as a telephone would. */
const ockto: Flow = {
	title: 'Data are shared with an app, and looking again tells how far it is',
	run: async (name, site) => {
		site.api.backend.reset()
		site.api.backend.set('portalUrl', site.url)
		const browser = await signIn(name, site)
		await browser.open(`${site.url}/action/11031/ockto-form`)
		await browser.waitFor('Gegevens delen met Ockto')
		await browser.follow('Kijk opnieuw')
		await browser.waitFor('Gegevens delen met Ockto')
		await browser.follow('Begin met Ockto')
		await browser.waitFor('Scan de code')
		await browser.press('Scan de code')
		await browser.waitFor('Deel de gegevens')
		await browser.press('Deel de gegevens')
		await browser.waitFor('Terug naar de site')
		await browser.follow('Terug naar de site')
		await browser.waitFor('Wij hebben uw gegevens ontvangen.')
		return browser
	},
}

export const questionnaireFlows = [inventory, ockto]
