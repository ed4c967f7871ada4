import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { startSite, collectBrowserErrors, type Site } from './site'

const linkOf = (value: number) => `/nps-feedback?domain=noord&token=nps-noord-vervolg&value=${value}`

describe.skipIf(!findChromium())('Feedback is given in Chromium', () => {
	let site: Site
	let context: BrowserContext | undefined
	let fetched: string[] = []
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(() => {
		site.reset()
		fetched = []
	})
	afterEach(() => context?.close())
	afterAll(() => site.close())

	async function open(path: string, options: Parameters<Site['newVisitor']>[0] = {}): Promise<Page> {
		const visitor = await site.newVisitor(options)
		context = visitor.context
		visitor.page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
		await visitor.page.goto(site.url + path, { waitUntil: 'networkidle' })
		return visitor.page
	}
	const sent = () => site.api.callsTo('POST', /^\/api\/nps-feedback\//).map(({ json }) => json)

	test.each([
		[true, 9],
		[false, 8],
	])('from the mail to the thanks, and not a cookie is kept; scripts %s [77] [658] [666]', async (...row) => {
		const [scripts, value] = row
		const page = await open(linkOf(value), { scripts })
		const complaints = collectBrowserErrors(page)
		await page.reload()
		await page.getByRole('button', { name: 'Het persoonlijke contact' }).dblclick()
		await page.getByRole('heading', { name: 'Wat kunnen wij nog beter doen?' }).waitFor()
		await page.getByLabel('Geef hier uw feedback').fill('Bel eens vaker')
		await page.getByRole('button', { name: 'Verzenden' }).click()
		await page.getByText('Bedankt voor het geven van feedback!').waitFor()
		await page.goBack()
		await page.getByText('Bedankt voor het geven van feedback!').waitFor()
		const resultId: unknown = expect.any(String)
		expect(sent()).toEqual([
			{ score: value, npsToken: 'nps-noord-vervolg' },
			{ resultId, answer: 2 },
			{ resultId, freeAnswer: 'Bel eens vaker' },
		])
		expect([await context?.cookies(), complaints]).toEqual([[], []])
	})

	test('a page is asked for in one request, the logo aside [77]', async () => {
		await open(linkOf(7))
		const others = fetched.filter((path) => !path.startsWith('/images/'))
		expect(others).toEqual(['/nps-feedback'])
	})

	test.each([
		[1280, 800],
		[360, 328],
	])(
		'in a window of %i px its card is %i wide, and its answers are easy to hit [669] [677]',
		async (...row) => {
			const [width, card] = row
			const page = await open(linkOf(width), { viewport: { width, height: 800 } })
			expect((await page.locator('main > div').boundingBox())?.width).toBe(card)
			for (const button of await page.locator('main form button').all())
				expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
		},
	)

	async function openSlow(value: number, prepare?: (page: Page) => Promise<void>) {
		site.api.fault('POST', '/api/nps-feedback/score', { slow: 4_000 }, 1)
		const page = await open('/nps-feedback', { scripts: false })
		await prepare?.(page)
		await page.goto(site.url + linkOf(value))
		return page
	}

	test('a slow score is told to be processed, with a link for who is not led on [659]', async () => {
		// Blocks the reload: while it is pending, the page cannot be read.
		const stay = async (page: Page) => void (await page.route(/state=/, (route) => route.abort('aborted')))
		const page = await openSlow(6, stay)
		expect(await page.locator('h1').innerText()).toBe('Feedback verwerken...')
		await page.unroute(/state=/)
		await page.getByRole('link', { name: 'Kijk of uw feedback is verwerkt' }).click()
		await page.getByRole('heading', { name: 'Wat ging het best?' }).waitFor()
		expect(sent()).toHaveLength(1)
	})

	test('a slow score leads on by itself, without a script and without a second call [659]', async () => {
		const page = await openSlow(5)
		await page.getByRole('heading', { name: 'Wat ging het best?' }).waitFor()
		expect(new URL(page.url()).searchParams.has('state')).toBe(true)
		expect(sent()).toHaveLength(1)
	})
})
