import type { BrowserContext } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actionForms } from '../actions/forms'
import { walkInBrowser } from '../actions/steps'
import { findChromium } from '../support/find-program'
import { signIn, startSite, untilHydrated, watchComplaints, type Site } from './site'

/** `E2E=full` tries each form with and without scripts, `npm test` in turns. */
const isWhole = process.env.E2E === 'full'
const modes = [true, false].flatMap((scripts) =>
	actionForms.flatMap((form, at) => (isWhole || scripts === (at % 2 === 0) ? [{ ...form, scripts }] : [])),
)

describe.skipIf(!findChromium())('Every form in Chromium', { timeout: 60_000 }, () => {
	let site: Site
	let context: BrowserContext | undefined
	beforeAll(async () => {
		site = await startSite()
	}, 60_000)
	beforeEach(() => {
		site.api.backend.reset()
		site.api.forgetCalls()
	})
	afterEach(() => context?.close())
	afterAll(() => site.close(), 60_000)

	test.each(modes)(
		'$name, scripts $scripts: sent once, however often it is pressed, and done after that',
		async (form) => {
			const visitor = await site.newVisitor({ scripts: form.scripts })
			context = visitor.context
			const { page } = visitor
			await signIn(page, site)
			await page.goto(site.url + form.address)
			if (form.scripts) await untilHydrated(page)
			const complaints = watchComplaints(page)
			await walkInBrowser(page, form.scripts ? (form.scripted ?? form.steps) : form.steps)
			await page.getByRole('button', { name: form.button }).dblclick()
			await page.getByText(form.notice).first().waitFor()
			expect(new URL(page.url()).pathname).toBe(form.lands)
			await page.reload()
			const [call, ...more] = site.api.callsTo('POST', form.call.path)
			expect(more).toEqual([])
			if (form.parts)
				expect(call?.parts.map(({ name, filename, bytes }) => [name, filename ?? bytes.toString()])).toEqual(
					form.parts,
				)
			else expect(call?.json).toEqual(form.call.body)
			expect(complaints).toEqual([])
			if (form.repeats) return
			await page.goto(site.url + form.address)
			await page.getByText(form.done ?? 'Dit actiepunt is al klaar.').waitFor()
			expect(await page.getByRole('button', { name: form.button }).count()).toBe(0)
		},
	)
})
