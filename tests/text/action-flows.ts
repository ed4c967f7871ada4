import { expect } from 'vitest'
import { actionForms } from '../actions/forms'
import { walkAsText } from '../actions/steps'
import { signIn, type Flow } from './site'

/** Every action point, finished in a text browser. */
export const actionFlows: Flow[] = actionForms
	.filter(({ text }) => text !== false)
	.map((form) => ({
		title: `${form.name} is sent`,
		run: async (name, site) => {
			site.api.backend.reset()
			site.api.forgetCalls()
			const browser = await signIn(name, site)
			await browser.open(site.url + form.address)
			await browser.waitFor(form.button)
			await walkAsText(browser, form.inText ?? form.steps)
			await browser.press(form.button)
			await browser.waitFor(form.notice)
			const [call, ...more] = site.api.callsTo('POST', form.call.path)
			expect(more).toEqual([])
			if (!form.parts) expect(call?.json).toEqual(form.call.body)
			return browser
		},
	}))
