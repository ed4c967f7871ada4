import { readFileSync } from 'node:fs'
import type { BrowserContext } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actionForms } from '../actions/forms'
import { fillInBrowser } from '../actions/steps'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import { computeSha256 } from '../support/recorder'
import { activateByKeyboard, fillByKeyboard } from './keyboard'
import { signIn, startSite, waitForHydration, collectBrowserErrors, type Site } from './site'

/** Ways to fill in a form, and the forms that `npm test` tries each with; `npm run test:full access` tries all. */
const ways = [
	{ hand: 'mouse', scripts: true, isSampled: (at: number) => at === 0 },
	{ hand: 'mouse', scripts: false, isSampled: () => false },
	{ hand: 'keyboard', scripts: true, isSampled: () => false },
	{ hand: 'keyboard', scripts: false, isSampled: (at: number) => at === 7 },
]
const isWhole = isFull('access')
const tries = ways.flatMap((way) =>
	actionForms.filter((_, at) => isWhole || way.isSampled(at)).map((form) => ({ ...form, ...way })),
)

describe.skipIf(!findChromium())('Every form in Chromium', () => {
	let site: Site
	let context: BrowserContext | undefined
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(() => {
		site.api.backend.reset()
		site.api.forgetCalls()
	})
	afterEach(() => context?.close())
	afterAll(() => site.close())

	test.each(tries)(
		'$name, by $hand, scripts $scripts: sent once, however often it is pressed, and done after that',
		async (form) => {
			const visitor = await site.newVisitor({ scripts: form.scripts })
			context = visitor.context
			const { page } = visitor
			await signIn(page, site)
			await page.goto(site.url + form.address)
			if (form.scripts) await waitForHydration(page)
			const complaints = collectBrowserErrors(page)
			const steps = form.scripts ? (form.scripted ?? form.steps) : form.steps
			const button = page.getByRole('button', { name: form.button })
			if (form.hand === 'keyboard') {
				await fillByKeyboard(page, steps)
				await activateByKeyboard(page, button)
			} else {
				await fillInBrowser(page, steps)
				await button.dblclick()
			}
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
			const attached = steps.flatMap((step) =>
				'attach' in step ? [computeSha256(readFileSync(step.file))] : [],
			)
			const received = call?.parts.flatMap(({ filename, bytes }) => (filename ? [computeSha256(bytes)] : []))
			expect(received ?? []).toEqual(attached)
			expect(complaints).toEqual([])
			if (form.repeats) return
			await page.goto(site.url + form.address)
			await page.getByText(form.done ?? 'Dit actiepunt is al klaar.').waitFor()
			expect(await page.getByRole('button', { name: form.button }).count()).toBe(0)
		},
	)
})
