import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actionForms } from '../actions/forms'
import type { ActionForm } from '../actions/action-form'
import { fillAsText, fillInBrowser, matchLabel } from '../actions/steps'
import { discardDrafts } from '../support/discard-drafts'
import {
	fillInFirefox,
	findControl,
	goBack,
	openAddress,
	openFirefoxPage,
	pressAndWait,
	reload,
	startFirefox,
} from '../browsers/firefox'
import { findChromium, findProgram, hasTextBrowser } from '../support/find-program'
import { isFull } from '../support/full'
import { openOverview } from '../support/sign-in'
import type { TextBrowser } from '../browsers/text-browser'
import { signIn as signInAsText } from '../text/site'
import { signIn, startSite, waitForHydration, type Site } from './site'

/** A way back to the page where a form was refused, from another page. */
const elsewhere = { link: 'Privacy', words: 'Cookies in uw browser' }
/** The left arrow of a terminal. */
const back = '\u001bD'
/** The key for the first screen of a page in lynx. */
const top = '\u0001'
const alert = 'U heeft geen toegang tot dit component.'

const forms = actionForms.filter(({ kept, failure }) => kept !== undefined && failure === undefined)
/** `npm test` tries one form with scripts in Chromium; `npm run test:full access` tries all in each browser. */
const pick = (scripts: boolean) => forms.filter((_, at) => isFull('access') || (scripts && at === 0))

let site: Site
beforeAll(async () => {
	site = await startSite()
})
afterAll(() => site.close())
beforeEach(async () => {
	site.api.backend.reset()
	await discardDrafts(await enter())
	site.api.forgetCalls()
})
const refuse = ({ call }: ActionForm) =>
	site.api.fault('POST', call.path, { status: 422, code: 'accessDenied' }, 1)
const enter = async () => (await openOverview(site.url, { branch: 'noord' })).visitor

describe.skipIf(!findChromium())('A form that is refused in Chromium', () => {
	const ways = [true, false].flatMap((scripts) => pick(scripts).map((form) => ({ ...form, scripts })))
	test.each(ways)(
		'$name, scripts $scripts: a link away, Back and a reload show all that was typed',
		async (form) => {
			const { page, context } = await site.newVisitor({ scripts: form.scripts })
			await signIn(page, site)
			await page.goto(site.url + form.address)
			if (form.scripts) await waitForHydration(page)
			await fillInBrowser(page, form.scripts ? (form.scripted ?? form.steps) : form.steps)
			refuse(form)
			await page.getByRole('button', { name: form.button }).click()
			await page.getByText(alert).first().waitFor()
			expect(new URL(page.url()).searchParams.get('form')).toMatch(/^[\w-]{12}$/)
			await page.getByRole('link', { name: elsewhere.link }).click()
			await page.getByText(elsewhere.words).first().waitFor()
			await page.goBack()
			for (const again of [false, true]) {
				if (again) await page.reload()
				await page.getByText(alert).first().waitFor()
				const [label = '', value] = form.kept ?? []
				expect(await page.getByLabel(matchLabel(label)).inputValue()).toBe(value)
			}
			await context.close()
		},
	)
})

describe.skipIf(!findProgram('firefox') || !isFull('access'))('A form that is refused in Firefox', () => {
	let firefox: Browser
	beforeAll(async () => {
		firefox = await startFirefox()
	})
	afterAll(() => firefox.close())

	test.each(forms)('$name: a link away, Back and a reload show all that was typed', async (form) => {
		const page = await openFirefoxPage(firefox, site.url, await enter())
		await openAddress(page, site.url + form.address)
		await fillInFirefox(page, form.scripted ?? form.steps)
		refuse(form)
		await pressAndWait(page, form.button, alert)
		await pressAndWait(page, elsewhere.link, elsewhere.words)
		for (const show of [goBack, reload]) {
			await show(page, alert)
			const [label = '', value] = form.kept ?? []
			expect(await (await findControl(page, label)).evaluate((field) => field.value)).toBe(value)
		}
		await page.close()
	})
})

/** The words from this screen to the end of the page. */
async function readOn(browser: TextBrowser): Promise<string> {
	const shown = browser.screen()
	await browser.type(' ')
	return browser.screen() === shown ? shown : shown + (await readOn(browser))
}

describe.skipIf(!hasTextBrowser('lynx') || !isFull('access'))('A form that is refused in lynx', () => {
	const inText = forms.filter(({ text, steps, inText }) => {
		return text !== false && !(inText ?? steps).some((step) => 'pick' in step || 'attach' in step)
	})
	test.each(inText)(
		'$name: a link away and back show all that was typed',
		async (form) => {
			const browser = await signInAsText('lynx', site)
			await browser.open(site.url + form.address)
			// The button of a long form is not on the first screen.
			await browser.waitFor(new RegExp(`Terug naar|Stap 1 van|${form.button}`))
			await fillAsText(browser, form.inText ?? form.steps)
			refuse(form)
			await browser.press(form.button)
			await browser.waitFor(alert)
			await browser.follow(elsewhere.link)
			await browser.waitFor(elsewhere.words)
			await browser.type(back)
			await browser.waitFor('Fout:')
			await browser.type(top)
			await browser.waitFor(alert)
			// A text field of lynx shows 20 characters.
			expect(await readOn(browser)).toContain(form.kept?.[1]?.slice(0, 19).trim())
			await browser.close()
		},
		240_000,
	)
})
