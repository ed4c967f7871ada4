import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { signIn, startSite, waitForHydration, type Site } from './site'

describe.skipIf(!findChromium())('The answer to a bank guarantee', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	test('waits for the tick where a script runs, and says so [371] [677]', async () => {
		const { page, context } = await site.newVisitor()
		await signIn(page, site)
		await page.goto(`${site.url}/bankguarantees/10061/bnp-proposal/11024`)
		await waitForHydration(page)
		const box = page.getByLabel('Ik ga akkoord met de voorwaarden en de garantie')
		const buttons = page.getByRole('button', { name: /de bankgarantie/ })
		const states = () =>
			buttons.evaluateAll((all) =>
				all.map((button) => [
					button.getAttribute('aria-disabled'),
					document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
				]),
			)
		const held = ['true', 'De knoppen werken zodra u het vakje hierboven aanvinkt.']
		expect(await states()).toEqual([held, held])
		for (const button of await buttons.all()) await button.click({ force: true })
		await box.focus()
		await page.keyboard.press('Space')
		expect(await states()).toEqual([
			[null, null],
			[null, null],
		])
		await page.keyboard.press('Space')
		expect(await states()).toEqual([held, held])
		expect(site.api.callsTo('POST', /submit-choice/)).toEqual([])
		await context.close()
	})
})
