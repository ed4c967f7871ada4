import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasTextBrowser } from '../support/find-program'
import { isFull } from '../support/full'
import { startThinLine } from '../browsers/thin-line'
import { openTextBrowser, type TextBrowser } from '../browsers/text-browser'
import { signIn, startSite, type Site } from './site'

const testInFull = test.runIf(isFull('text'))

const address = '/actions/11022/approve-document'
const call = '/api/actions/11022/respond-document-approval'
const send = 'Verstuur uw antwoord'
const thanks = 'Wij hebben uw antwoord over het document ontvangen.'

/** The left arrow of a terminal. */
const back = '\u001bD'
/** lynx waits some seconds after each answer with a cookie. */
const patience = { timeout: 180_000 }

describe.skipIf(!hasTextBrowser('lynx'))('In lynx', patience, () => {
	let site: Site
	let line: Awaited<ReturnType<typeof startThinLine>>
	beforeAll(async () => {
		site = await startSite()
		line = await startThinLine(site.url)
	})
	beforeEach(() => {
		site.api.backend.reset()
		site.api.forgetCalls()
		line.limit({ speed: Infinity })
	})
	afterAll(async () => {
		await line.close()
		await site.close()
	})

	async function fillIn(): Promise<TextBrowser> {
		const browser = await signIn('lynx', line)
		await browser.open(line.url + address)
		await browser.waitFor(send)
		await browser.choose('Nee, ik ga niet akkoord')
		await browser.fill('Uw opmerking of vraag', 'Mijn adres is oud')
		return browser
	}

	const received = () => site.api.callsTo('POST', call).map(({ json }) => json)
	const answer = { response: 'no', explanation: 'Mijn adres is oud' }

	test('a form that is sent without a line keeps what was typed, and is received once', async () => {
		const browser = await fillIn()
		line.limit({ speed: 0, breaksAfter: 0 })
		await browser.press(send)
		expect(await browser.waitFor('Mijn adres is oud')).toContain(send)
		expect(received()).toEqual([])
		line.limit({ speed: Infinity })
		await browser.press(send)
		await browser.waitFor(thanks)
		expect(received()).toEqual([answer])
		await browser.close()
	})

	testInFull('a form whose answer was lost is still there, and is received once', async () => {
		const browser = await fillIn()
		line.limit({ speed: Infinity, losesAnswers: true })
		await browser.press(send)
		await expect.poll(received, { timeout: 15_000 }).toEqual([answer])
		// lynx tries a lost answer again by itself, and then gives up.
		await expect.poll(line.countConnections, { timeout: 60_000, interval: 1_000 }).toBe(0)
		expect(await browser.waitFor('Mijn adres is oud')).toContain(send)
		line.limit({ speed: Infinity })
		await browser.press(send)
		await browser.waitFor('Mijn overzicht')
		expect(received()).toEqual([answer])
		await browser.close()
	})

	testInFull('a form that is sent again after Back is received once', async () => {
		const browser = await fillIn()
		await browser.press(send)
		await browser.waitFor(thanks)
		await browser.type(back)
		await browser.waitFor('Mijn adres is oud')
		await browser.press(send)
		await browser.waitFor('Mijn overzicht')
		expect(received()).toEqual([answer])
		await browser.close()
	})

	testInFull('a browser that keeps no cookies is told so after the choice of a branch', async () => {
		const browser = await openTextBrowser('lynx', `${site.url}/?domain=noord`, { cookies: false })
		await browser.press('Kies Noorderlicht Financieel Advies')
		await browser.waitFor('Uw browser bewaart geen cookies')
		await browser.close()
	})
})
