import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
	fillInFirefox,
	openAddress,
	openFirefoxPage,
	pressAndWait,
	startFirefox,
	waitForWords,
} from '../browsers/firefox'
import { findProgram } from '../support/find-program'
import { openOverview } from '../support/sign-in'
import { startThinLine } from '../browsers/thin-line'
import { startSite, type Site } from './site'

const form = '/actions/11022/approve-document'
const call = '/api/actions/11022/respond-document-approval'
const send = 'Verstuur uw antwoord'
const perhaps = 'Misschien is uw formulier aangekomen'

describe.skipIf(!findProgram('firefox'))('In Firefox', () => {
	let site: Site
	let line: Awaited<ReturnType<typeof startThinLine>>
	let firefox: Browser
	beforeAll(async () => {
		site = await startSite()
		line = await startThinLine(site.url)
		firefox = await startFirefox()
	})
	beforeEach(() => {
		site.api.backend.reset()
		site.api.forgetCalls()
		line.limit({ speed: Infinity })
	})
	afterAll(async () => {
		await firefox.close()
		await line.close()
		await site.close()
	})

	const received = () => site.api.callsTo('POST', call)

	async function fillIn(): Promise<Page> {
		const { visitor } = await openOverview(site.url, { branch: 'noord' })
		const page = await openFirefoxPage(firefox, line.url, visitor)
		await page.goto(`${line.url}/help`)
		await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
		await openAddress(page, line.url + form)
		await fillInFirefox(page, [
			{ choose: 'Nee, ik ga niet akkoord' },
			{ fill: 'Uw opmerking of vraag', with: 'Mijn adres is oud' },
		])
		return page
	}

	const findButton = async (page: Page) => page.waitForSelector('main form button[type=submit]:not([name])')

	test('a form that is pressed twice is received once', async () => {
		const page = await fillIn()
		await (await findButton(page))?.click({ count: 2 })
		await waitForWords(page, 'Wij hebben uw antwoord over het document ontvangen.')
		expect(received().map(({ json }) => json)).toEqual([{ response: 'no', explanation: 'Mijn adres is oud' }])
		await page.close()
	})

	test('a form whose answer was lost is offered again, and received once', async () => {
		const page = await fillIn()
		line.limit({ speed: Infinity, losesAnswers: true })
		await pressAndWait(page, send, perhaps)
		expect(received()).toHaveLength(1)
		line.limit({ speed: Infinity })
		await pressAndWait(page, 'Verstuur opnieuw', 'Nu eerst')
		expect(received().map(({ json }) => json)).toEqual([{ response: 'no', explanation: 'Mijn adres is oud' }])
		await page.close()
	})

	test('a browser that keeps no cookies is told so after the choice of a branch', async () => {
		const strict = await startFirefox({ 'network.cookie.cookieBehavior': 2 })
		const page = await openFirefoxPage(strict, site.url)
		await page.goto(`${site.url}/?domain=noord`)
		await pressAndWait(page, 'Kies Noorderlicht Financieel Advies', 'cookies')
		expect(await page.$eval('h1', ({ textContent }) => textContent)).toBe('Uw browser bewaart geen cookies')
		await strict.close()
	})
})
