import { expect } from 'vitest'
import { actionForms } from '../actions/forms'
import { fillAsText } from '../actions/steps'
import { signIn, type Flow } from './site'

/** Sends nothing to the API: the landing page links to the insurer. */
const proposal: Flow = {
	title: 'A proposal is agreed to, and the way to the insurer stands on the overview',
	run: async (name, site) => {
		const browser = await signIn(name, site)
		await browser.open(`${site.url}/woongarant-insurance/10045/sign/11221`)
		await browser.waitFor('Meeverzekerd')
		await browser.press('Onderteken het voorstel')
		await browser.waitFor('U dient akkoord te gaan om verder te kunnen')
		await browser.choose('Ik ga akkoord met de voorwaarden')
		await browser.press('Onderteken het voorstel')
		await browser.waitFor(/Onderteken\s+het\s+daar/)
		await browser.follow('Bekijk het bewijs')
		await browser.waitFor('Akkoord met de voorwaarden')
		// The second screen.
		await browser.type(' ')
		await browser.waitFor('Het voorstel is pas ondertekend')
		return browser
	},
}

const formFlows = actionForms
	.filter(({ text }) => text !== false)
	.map((form): Flow => ({
		title: `${form.name} is sent`,
		run: async (name, site) => {
			site.api.backend.reset()
			site.api.forgetCalls()
			const browser = await signIn(name, site)
			await browser.open(site.url + form.address)
			const steps = form.inText ?? form.steps
			// A long page's button is not on the first screen, but the link back above every form is.
			await browser.waitFor(new RegExp(`Terug naar|${form.button}`))
			await fillAsText(browser, steps)
			await browser.press(form.button)
			await browser.waitFor(form.notice)
			const [call, ...more] = site.api.callsTo('POST', form.call.path)
			expect(more).toEqual([])
			if (!form.parts) expect(call?.json).toEqual(form.call.body)
			return browser
		},
	}))

export const actionFlows = [...formFlows, proposal]
