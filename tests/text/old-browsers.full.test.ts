import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasTextBrowser } from '../support/find-program'
import { hasWindowBrowser } from '../browsers/window-browser'
import { actionFlows } from './action-flows'
import { checkFlow } from './check-flow'
import { feedbackFlow } from './feedback-flow'
import { signIn, startSite, type Flow, type Site } from './site'

const overview: Flow = {
	title: 'A client signs in, sees the overview, and goes to another page by the menu',
	run: async (name, site) => {
		site.api.backend.reset()
		site.api.forgetCalls()
		const browser = await signIn(name, site)
		await browser.waitFor('Nu eerst')
		expect(browser.screen()).not.toMatch(/preload|prefetch|manifest/i)
		expect(site.api.callsTo('POST', '/api/auth/login')).toHaveLength(1)
		await browser.follow('Afspraken')
		await browser.waitFor('Komende afspraken')
		return browser
	},
}

const flows = [
	overview,
	// The date's receipt is on the overview, which was seen before.
	...actionFlows.filter(({ title }) => /^The (market value|date of the conditions)/.test(title)),
	feedbackFlow,
	checkFlow,
]

/** NetSurf and Dillo are read from pictures, which takes time. */
const patience = { timeout: 400_000 }

describe.each(['links2', 'elinks', 'netsurf', 'dillo'] as const)('In %s', (name) => {
	const isWindow = name === 'netsurf' || name === 'dillo'
	const isThere = isWindow ? hasWindowBrowser(name) : hasTextBrowser(name)
	let site: Site
	beforeAll(async () => {
		const started = await startSite()
		// NetSurf keeps no cookie of `localhost`.
		site = { ...started, url: started.url.replace('localhost', '127.0.0.1') }
	})
	afterAll(() => site.close())

	for (const { title, run } of flows) {
		test.skipIf(!isThere)(title, patience, async () => {
			await (await run(name, site)).close()
		})
	}
})
