import { expect } from 'vitest'
import { openTextBrowser } from '../browsers/text-browser'
import type { Flow } from './site'

/** Starts at a mail's link, in a new browser. */
export const feedbackFlow: Flow = {
	title: 'Feedback is given from the link of a mail: a score, an answer and words [77] [658] [662] [666]',
	run: async (name, site) => {
		site.api.backend.reset()
		site.api.forgetCalls()
		const value = { lynx: 9, w3m: 8, links2: 7, elinks: 10, netsurf: 9, dillo: 8 }[name]
		const link = `/nps-feedback?domain=noord&token=nps-noord-vervolg&value=${value}`
		const browser = await openTextBrowser(name, site.url + link)
		await browser.waitFor('Wat ging het best?')
		await browser.press('Hoe snel alles geregeld was')
		await browser.waitFor('Wat kunnen wij nog beter doen?')
		await browser.press('Verzenden')
		await browser.waitFor('vul alle velden in')
		await browser.fill('Geef hier uw feedback', 'Bel eens vaker')
		await browser.press('Verzenden')
		await browser.waitFor('Bedankt voor het geven van feedback!')
		const sent = site.api.callsTo('POST', /^\/api\/nps-feedback\//).map(({ json }) => json)
		const resultId = expect.any(String)
		expect(sent).toEqual([
			{ score: value, npsToken: 'nps-noord-vervolg' },
			{ resultId, answer: 1 },
			{ resultId, freeAnswer: 'Bel eens vaker' },
		])
		return browser
	},
}
