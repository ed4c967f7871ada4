import { signIn, type Flow } from './site'

/** Pays an invoice at the reference API's bank, which has another address than the portal. */
export const paymentFlow: Flow = {
	title: 'An invoice is paid at the bank after a first try that was broken off',
	run: async (name, site) => {
		site.api.backend.reset()
		site.api.backend.set('portalUrl', site.url)
		const browser = await signIn(name, site)
		await browser.open(`${site.url}/actions/11025/invoice-payment`)
		for (const [button, words] of [
			['Annuleer', 'U heeft de betaling afgebroken.'],
			['Betaal', 'Wij hebben uw betaling ontvangen.'],
		] as const) {
			await browser.waitFor('Betaal €')
			await browser.press('Betaal €')
			await browser.waitFor('Open de betaalpagina')
			await browser.follow('Open de betaalpagina')
			await browser.waitFor('Voorbeeldbank')
			await browser.press(button)
			await browser.waitFor(words)
		}
		return browser
	},
}
