import type { BrowserContext } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import { activateByKeyboard, moveFocusTo, fillByKeyboard } from './keyboard'
import { clientFlows } from './keyboard-client-flows'
import { guestFlows } from './keyboard-guest-flows'
import { signIn, startSite, waitForHydration, type Site } from './site'

const testInFull = test.runIf(isFull('access'))

/**
 * A full run tries each flow with and without scripts, `npm test` the first with; forms are in `every-form.turn.test.ts`.
 */
const isWhole = isFull('access')
const tries = [...clientFlows, ...guestFlows].flatMap((flow, at) =>
	[true, false]
		.filter((scripts) => isWhole || (at === 0 && scripts))
		.map((scripts) => ({ ...flow, scripts })),
)

describe.skipIf(!findChromium())('With the keyboard alone', () => {
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

	async function open(scripts: boolean) {
		const visitor = await site.newVisitor({ scripts })
		context = visitor.context
		return visitor.page
	}

	test.each(tries)('$title, scripts $scripts [677]', async ({ run, scripts }) => {
		await run(await open(scripts), site, scripts)
	})

	testInFull(
		'the terms are read in their dialog, left, read to the end, and the assignment is signed [401] [677]',
		async () => {
			const page = await open(true)
			await signIn(page, site)
			await page.goto(`${site.url}/otds/10053/sign/11111`)
			await waitForHydration(page)
			await activateByKeyboard(page, page.getByRole('button', { name: 'Lees de voorwaarden' }))
			const dialog = page.getByRole('dialog', { name: 'Voorwaarden dienstverlening' })
			await dialog.waitFor()
			await page.keyboard.press('Escape')
			// A closed dialog loses its role before its event, which lets the page remove it.
			await page.locator('dialog').waitFor({ state: 'detached' })
			await page.locator('button:focus', { hasText: 'Lees de voorwaarden' }).waitFor()
			await page.keyboard.press('Enter')
			await dialog.waitFor()
			await moveFocusTo(page, dialog.getByText('Einde van de voorwaarden'))
			await page.getByText('U kunt nu akkoord gaan.').waitFor()
			await fillByKeyboard(page, [
				{
					press: 'Ik ga akkoord met de voorwaarden',
					until:
						'U gaat akkoord met de voorwaarden. Dit geldt tot u uitlogt. Wij bewaren uw akkoord pas als u ondertekent.',
				},
				{ fill: 'IBAN', with: 'NL71 KADE 0417 1643 00' },
				{ fill: 'Naam van de rekeninghouder', with: 'A.M. de Vries' },
				{ choose: 'Ik ga akkoord met de opdracht' },
				{ press: 'Onderteken de opdracht', until: 'U heeft de opdracht ondertekend.' },
			])
			expect(site.api.callsTo('POST', '/api/products/otds/actions/11111/sign')).toHaveLength(1)
		},
	)
})
