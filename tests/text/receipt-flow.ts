import { openTextBrowser } from '../browsers/text-browser'
import type { Flow } from './site'

export const receiptFlow: Flow = {
	title: 'Anybody has the text of a receipt checked, and hears why one without its seal proves nothing',
	run: async (name, site) => {
		const browser = await openTextBrowser(name, `${site.url}/receipts/check?domain=noord`)
		await browser.waitFor('Een getal alleen bewijst niets')
		await browser.press('Controleer')
		await browser.waitFor('Plak hier de tekst van het bewijsstuk')
		await browser.fill('Tekst van het bewijsstuk', 'Nummer: 12345')
		await browser.press('Controleer')
		await browser.waitFor('Dit is niet de hele tekst.')
		return browser
	},
}
