import { expect } from 'vitest'
import { openLogin, type Flow } from './site'

/** Leaves out the gender of both people. */
export const dossierFlow: Flow = {
	title:
		'A guest asks for a dossier after a first try without a name, alone and then with a partner [670] [671]',
	run: async (name, site) => {
		site.api.backend.reset()
		site.api.forgetCalls()
		const browser = await openLogin(name, site)
		await browser.open(`${site.url}/dossiers/create`)
		await browser.waitFor('Dossier aanmaken')
		await browser.fill('Voornaam', 'Roos')
		await browser.fill('E-mailadres', 'roos@voorbeeld.nl')
		await browser.press('Verstuur uw gegevens')
		await browser.waitFor('Achternaam: Dit veld is verplicht')
		await browser.fill('Achternaam', 'Wiersma')
		await browser.press('Verstuur uw gegevens')
		await browser.waitFor('Wij hebben uw gegevens voor het dossier ontvangen.')
		await browser.follow('Nog een dossier')
		await browser.waitFor('Voornaam')
		await browser.fill('Voornaam', 'Saar')
		await browser.fill('Achternaam', 'Postma')
		await browser.fill('E-mailadres', 'saar@voorbeeld.nl')
		await browser.choose('Ja', 'Wilt u een partner toevoegen?')
		await browser.fill('Voornaam van uw partner', 'Tjeerd')
		await browser.fill('Achternaam van uw partner', 'Kok')
		await browser.press('Verstuur uw gegevens')
		await browser.waitFor('Wij hebben uw gegevens voor het dossier ontvangen.')
		expect(site.api.callsTo('POST', '/api/create-dossier').map(({ json }) => json)).toMatchObject([
			{ hasPartner: false, persons: [{ firstName: 'Roos', lastName: 'Wiersma' }] },
			{ hasPartner: true, persons: [{ lastName: 'Postma' }, { lastName: 'Kok' }] },
		])
		await browser.follow('Print')
		await browser.waitFor('Zonder in te loggen')
		return browser
	},
}
