import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAxeViolations, findMarkupErrors } from '../access/judge'
import { fillInBrowser } from '../actions/steps'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import { startThinLine } from '../browsers/thin-line'
import { collectBrowserErrors, signIn, startSite, waitForHydration, type Site } from './site'

const testInFull = test.runIf(isFull('access'))

const form = '/actions/11022/approve-document'
const call = '/api/actions/11022/respond-document-approval'
const remark = 'Uw opmerking of vraag (niet verplicht)'
const send = 'Verstuur uw antwoord'
const perhaps = 'Misschien is uw formulier aangekomen'
const mostTyped = 64 * 1024 - 'held=nl-formal+text&text='.length
const hostile = `</textarea><script>alert("x")</script>\n'"><img src=x onerror=alert(1)> & $& $1 &amp; \u{1F469}\u{200D}\u{1F467} \u00e9`

describe.skipIf(!findChromium())('A form that is sent without a connection', () => {
	let site: Site
	let line: Awaited<ReturnType<typeof startThinLine>>
	let context: BrowserContext
	let page: Page
	beforeAll(async () => {
		site = await startSite()
		line = await startThinLine(site.url)
	})
	beforeEach(async () => {
		site.api.backend.reset()
		site.api.forgetCalls()
		const visitor = await site.newVisitor({ serviceWorkers: 'allow' })
		;({ context, page } = visitor)
		await signIn(page, { url: line.url })
	})
	afterEach(async () => {
		line.limit({ speed: Infinity })
		await context.close()
	})
	afterAll(async () => {
		await line.close()
		await site.close()
	})

	const received = () => site.api.callsTo('POST', call)
	const heading = () => page.getByRole('heading', { level: 1 })
	const sent = () => page.getByText('Wij hebben uw antwoord over het document ontvangen.').first().waitFor()

	/** Opens a page that the worker controls. */
	async function open(path: string) {
		await page.goto(`${line.url}/help`)
		await page.evaluate(() => navigator.serviceWorker.ready)
		const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
		await expect.poll(controller).toBe('activated')
		await page.goto(line.url + path)
	}

	async function fillIn(text: string) {
		await open(form)
		await waitForHydration(page)
		await fillInBrowser(page, [{ choose: 'Nee, ik ga niet akkoord' }, { fill: remark, with: text }])
	}

	const pretendOffline = () =>
		page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))

	async function readCaches() {
		return page.evaluate(async () => {
			const names = await caches.keys()
			const stores = await Promise.all(names.map((name) => caches.open(name)))
			const answers = await Promise.all(
				stores.map(async (store) =>
					Promise.all(
						(await store.keys()).map(async (request) => {
							const text = await (await store.match(request))?.text()
							return { path: new URL(request.url).pathname, method: request.method, text: text ?? '' }
						}),
					),
				),
			)
			return answers.flat()
		})
	}

	test('says at once that nothing was sent, keeps what was typed, and goes when its client insists', async () => {
		await fillIn('Mijn adres is oud')
		const complaints = collectBrowserErrors(page)
		await pretendOffline()
		await page.getByRole('button', { name: send }).click()
		const alert = page.getByRole('alert').filter({ hasText: 'Er is niets verstuurd.' })
		await alert.waitFor()
		expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true)
		expect(new URL(page.url()).pathname).toBe(form)
		expect(await page.getByLabel(remark).inputValue()).toBe('Mijn adres is oud')
		expect(await page.getByRole('button', { name: send }).getAttribute('data-held')).toBeNull()
		await page.getByRole('button', { name: send }).click()
		expect(await page.getByRole('alert').filter({ hasText: 'Er is niets verstuurd.' }).count()).toBe(1)
		expect(received()).toEqual([])
		await page.keyboard.press('Tab')
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Toch versturen')
		await page.keyboard.press('Enter')
		await sent()
		expect(received().map(({ json }) => json)).toEqual([{ response: 'no', explanation: 'Mijn adres is oud' }])
		expect(complaints).toEqual([])
	})

	testInFull('sends what the pressed button says', async () => {
		await open('/settings')
		await pretendOffline()
		await page.getByRole('button', { name: 'English' }).first().click()
		await page.getByRole('button', { name: 'Toch versturen' }).click()
		await page.locator('html[lang=en]').waitFor()
	})

	testInFull(
		'that the portal received before the line broke is received once, though it is sent again',
		async () => {
			await fillIn(hostile)
			line.limit({ speed: Infinity, losesAnswers: true })
			await page.getByRole('button', { name: send }).click()
			await heading().filter({ hasText: perhaps }).waitFor()
			expect(received()).toHaveLength(1)
			// A second failure keeps the form too.
			await page.getByRole('button', { name: 'Verstuur opnieuw' }).click()
			await heading().filter({ hasText: perhaps }).waitFor()
			line.limit({ speed: Infinity })
			await page.getByRole('button', { name: 'Verstuur opnieuw' }).click()
			await page.waitForURL('**/dashboard')
			expect(received().map(({ json }) => json)).toEqual([{ response: 'no', explanation: hostile }])
		},
	)

	test('that did not arrive is held with each field, escaped, and in no cache', async () => {
		await fillIn(hostile)
		line.limit({ speed: Infinity, breaksAfter: 0 })
		const answered = page.waitForResponse((response) => response.request().method() === 'POST')
		await page.getByRole('button', { name: send }).click()
		await heading().filter({ hasText: perhaps }).waitFor()
		const answer = await answered
		expect([answer.status(), answer.fromServiceWorker()]).toEqual([503, true])
		expect(await answer.allHeaders()).toMatchObject({
			'content-security-policy': "default-src 'none'; form-action 'self'; style-src 'self'",
			'cache-control': 'no-store',
		})
		expect(await heading().count()).toBe(1)
		expect(await page.title()).toBe(perhaps)
		expect(await page.locator('html').getAttribute('lang')).toBe('nl')
		expect(await page.locator('script, img').count()).toBe(0)
		const held = await page.locator('input[name=explanation]').inputValue()
		expect(held.replace(/\r\n/g, '\n')).toBe(hostile)
		expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).fontWeight)).toBe('600')
		expect(await findMarkupErrors(await page.content())).toEqual([])
		expect(await findAxeViolations(page)).toEqual([])
		expect(received()).toEqual([])
		line.limit({ speed: Infinity })
		await page.getByRole('button', { name: 'Verstuur opnieuw' }).click()
		await sent()
		expect(received().map(({ json }) => json)).toEqual([{ response: 'no', explanation: hostile }])
		const cached = await readCaches()
		expect(cached.filter(({ method, text }) => method !== 'GET' || text.includes('onerror=alert'))).toEqual(
			[],
		)
		expect(
			cached
				.map(({ path }) => path)
				.filter((path) => !/^\/(assets|theme)\//.test(path))
				.sort(),
		).toEqual(['/offline', '/offline/forms'])
	})

	testInFull('is held in the language of its page', async () => {
		await open('/settings')
		await page.getByRole('button', { name: 'English' }).first().click()
		await page.locator('html[lang=en]').waitFor()
		await page.goto(line.url + form)
		line.limit({ speed: Infinity, breaksAfter: 0 })
		await page.locator('main form').evaluate((element) => (element as HTMLFormElement).submit())
		await heading().filter({ hasText: 'Your form may have arrived' }).waitFor()
		expect(await page.locator('html').getAttribute('lang')).toBe('en')
		await page.getByRole('button', { name: 'Send again' }).waitFor()
	})

	/** The page that follows, unless it is the browser's own. */
	async function post(fields: object) {
		line.limit({ speed: Infinity, breaksAfter: 0 })
		await page.evaluate((all) => {
			const element = document.createElement('form')
			element.method = 'post'
			for (const [name, value] of Object.entries(all))
				element.append(Object.assign(document.createElement('textarea'), { name, value: value as string }))
			document.body.append(element)
			element.submit()
		}, fields)
		await page.waitForEvent('load')
		return page.url().startsWith('chrome-error:') ? undefined : await page.content()
	}

	testInFull.each([
		['of 64 KB is held', { held: 'nl-formal text', text: 'x'.repeat(mostTyped) }, true],
		['of more than 64 KB is not held', { held: 'nl-formal text', text: 'x'.repeat(mostTyped + 1) }, false],
		['without a mark is not held', { text: 'x' }, false],
		['with an empty mark is not held', { held: '', text: 'x' }, false],
		['in a wording that does not exist is not held', { held: '__proto__ text', text: 'x' }, false],
	] satisfies [string, object, boolean][])('%s', async (_name, fields, isHeld) => {
		await open('/help')
		expect((await post(fields)) !== undefined).toBe(isHeld)
	})

	testInFull('holds the listed fields alone', async () => {
		await open('/help')
		const fields = {
			held: 'nl-formal rows[*].text',
			'rows[12].text': 'ja',
			other: 'nee',
			'rows[x].text': 'nee',
		}
		await post(fields)
		const names = await page
			.locator('input')
			.evaluateAll((all) => all.map((input) => input.getAttribute('name')))
		expect(names).toEqual(['held', 'rows[12].text'])
	})

	testInFull('of another site is not held', async () => {
		await open('/help')
		await page.route('http://elders.test/', (route) =>
			route.fulfill({
				contentType: 'text/html',
				body: `<form method="post" action="${line.url}${form}"><input name="held" value="nl-formal response"><input name="response" value="yes"></form>`,
			}),
		)
		await page.goto('http://elders.test/')
		line.limit({ speed: Infinity, breaksAfter: 0 })
		await page.evaluate(() => document.forms[0]?.submit())
		await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
	})
})
