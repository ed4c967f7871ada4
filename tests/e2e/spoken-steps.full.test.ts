import type { BrowserContext, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillInBrowser } from '../actions/steps'
import { findChromium } from '../support/find-program'
import { lengthenLists } from './long-lists'
import { signIn, startSite, waitForHydration, type Site } from './site'
import { findForm, findSteppedPages, openAddress, takeUntilPress } from './stepped-pages'

/** The focused element: "h1 Hypact". */
const focused = (page: Page) =>
	page.evaluate(() => {
		const { tagName, textContent } = document.activeElement ?? document.body
		return tagName === 'BODY' ? 'body' : `${tagName.toLowerCase()} ${textContent.trim()}`
	})

const heading = async (page: Page) => `h1 ${await page.locator('h1').innerText()}`

/** The heading that names the step. */
const stepHeading = async (page: Page) => `h2 ${await page.locator('#step').innerText()}`

async function pressByKey(button: Locator) {
	await button.focus()
	await button.page().keyboard.press('Enter')
}

describe.skipIf(!findChromium())(
	'What changes on a page is told to who hears it',
	{ timeout: 240_000 },
	() => {
		let site: Site
		let context: BrowserContext
		let page: Page
		beforeAll(async () => {
			site = await startSite()
		})
		beforeEach(async () => {
			site.api.backend.reset()
			const visitor = await site.newVisitor()
			context = visitor.context
			page = visitor.page
		})
		afterEach(async () => {
			await site.api.heal()
			await context.close()
		})
		afterAll(() => site.close())

		async function open(address: string) {
			await page.goto(site.url + address)
			await waitForHydration(page)
		}

		test('Each step of every questionnaire: its title, and the focus on the heading; the way back too [84] [677]', async () => {
			const { wizards } = await findSteppedPages(site)
			expect(wizards.map(({ path }) => path)).toEqual(
				expect.arrayContaining(['/actions/:action/hypact-form', '/mortgage-check/:id/:action']),
			)
			await signIn(page, site)
			for (const route of wizards) {
				const form = findForm(route)
				await open(form.address)
				const titles = [await page.title()]
				let isStep = false
				for (const step of form.scripted ?? form.steps) {
					if (!('press' in step) || step.press !== 'Volgende') {
						await fillInBrowser(page, [step])
						continue
					}
					await pressByKey(page.getByRole('button', { name: step.press }))
					await page.getByText(step.until).first().waitFor()
					await expect.poll(() => focused(page), { message: step.until }).toBe(await stepHeading(page))
					expect(await page.title()).toContain(await page.locator('#step').innerText())
					titles.push(await page.title())
					isStep = true
				}
				expect(isStep).toBe(true)
				expect(new Set(titles).size).toBe(titles.length)

				await pressByKey(page.getByRole('button', { name: 'Vorige', exact: true }))
				await expect.poll(() => page.title()).toBe(titles.at(-2))
				await expect.poll(() => focused(page)).toBe(await stepHeading(page))
				await page.goBack()
				await expect.poll(() => page.title()).toBe(titles.at(-1))
				await expect.poll(() => focused(page)).toBe(await stepHeading(page))

				await fillInBrowser(page, form.steps.slice(form.steps.findLastIndex((step) => 'press' in step) + 1))
				await pressByKey(page.getByRole('button', { name: form.button }))
				await page.getByText(form.notice).first().waitFor()
				await page.goBack()
				await page.getByText('Dit actiepunt is al klaar.').waitFor()
				expect(await page.title()).toMatch(new RegExp(`^${await page.locator('h1').innerText()} - `))
			}
		})

		test('Each row of every form that is added or removed: the focus on what is there now [310] [311] [677]', async () => {
			const { editors } = await findSteppedPages(site)
			expect(editors.length).toBeGreaterThanOrEqual(3)
			await signIn(page, site)
			for (const route of editors) {
				await open(openAddress(route))
				await fillInBrowser(page, takeUntilPress(findForm(route).steps))
				for (const name of await namesOf(page.locator('main [name^=add-]'))) {
					const button = page.locator(`main [name="${name}"]`)
					if (!(await button.isVisible())) await answerAbove(button)
					const before = await countRows()
					for (const more of [1, 2]) {
						await pressByKey(button)
						await expect.poll(countRows, { message: name }).toBe(before + more)
						await expect.poll(() => focused(page), { message: name }).toMatch(/^legend /)
					}
					const block = name.replace('add-', '')
					for (const left of [1, 0]) {
						const removal = page.locator(`main [name^="remove-${block}-"]`).last()
						await pressByKey(removal)
						await expect.poll(countRows, { message: name }).toBe(before + left)
						await expect.poll(() => focused(page), { message: name }).toMatch(/^(legend|h2|h3) /)
					}
				}
			}
		})

		const countRows = () => page.locator('main [name^="remove-"]').count()
		const namesOf = (buttons: Locator) =>
			buttons.evaluateAll((all) => all.map((one) => one.getAttribute('name')!))

		/** Some rows appear after an answer only, so this gives the first answer that shows them. */
		async function answerAbove(button: Locator) {
			for (const answer of await page.locator('main [type=radio] + label, main [type=radio] ~ label').all()) {
				if (await button.isVisible()) return
				if (await answer.isVisible()) await answer.click()
			}
		}

		test('Each page of every list: its number in the title, and the focus on the heading; back too [85] [677]', async () => {
			lengthenLists(site)
			const { pagers } = await findSteppedPages(site)
			expect(pagers.map(({ path }) => path)).toEqual(
				expect.arrayContaining(['/timeline', '/invoices', '/mortgages']),
			)
			await signIn(page, site)
			for (const { address } of pagers) {
				await open(address)
				const first = await page.title()
				await pressByKey(page.getByRole('link', { name: 'Volgende' }))
				await expect.poll(() => page.title(), { message: address }).toMatch(/^Bladzijde 2 van \d+ – /)
				await expect.poll(() => focused(page), { message: address }).toBe(await heading(page))
				await page.goBack()
				await expect.poll(() => page.title(), { message: address }).toBe(first)
				await expect.poll(() => focused(page), { message: address }).toBe(await heading(page))
				const fold = page.getByText('Zoek en filter')
				if (await fold.isVisible()) await fold.click()
				await page.getByRole('searchbox').fill('bestaat niet')
				await page.keyboard.press('Enter')
				await expect.poll(() => page.title(), { message: address }).toBe(`Niets gevonden – ${first}`)
				await expect.poll(() => focused(page), { message: address }).toBe(await heading(page))
			}
		})

		test('Each step of the check of a guest, whose pages are documents: the focus on the heading [641] [677]', async () => {
			const { steps } = findForm({ path: '/mortgage-check/:id/:action' })
			await page.goto(`${site.url}/mortgage-check-login/11037?domain=noord`)
			await page.getByLabel('E-mailadres').fill('anna@voorbeeld.nl')
			await page.getByRole('textbox', { name: 'Geboortedatum' }).fill('31-03-1984')
			await page.getByRole('button', { name: 'Begin met de check' }).click()
			await page.waitForURL('**/mortgage-check/11037')
			for (const step of steps) {
				await fillInBrowser(page, [step])
				if (!('press' in step)) continue
				const isRow = step.press !== 'Volgende'
				await expect
					.poll(() => focused(page), { message: step.until })
					.toMatch(isRow ? /^legend / : /^h2 (Stap|Step) \d/)
				expect(await page.title()).toContain(await page.locator('#step').innerText())
			}
		})
	},
)
