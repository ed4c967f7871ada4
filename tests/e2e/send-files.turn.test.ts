import type { CDPSession, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAxeViolations, measureOverflow } from '../access/judge'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import { startThinLine } from '../browsers/thin-line'
import { collectBrowserErrors, signIn, startSite, toFilePayload, type Site } from './site'

const testInFull = test.runIf(isFull('access'))

const label = 'Kies een of meer bestanden'
const address = '/actions/11001/upload-document'
const pdf = (name: string, size: number) =>
	toFilePayload({
		name,
		type: 'application/pdf',
		bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 1)]),
	})
const large = pdf('akte.pdf', 1_500_000)

describe.skipIf(!findChromium())('What a script does while files are sent', () => {
	let site: Site
	let page: Page
	let complaints: string[]
	let devtools: CDPSession | undefined

	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(async () => {
		site.api.backend.reset()
		;({ page } = await site.newVisitor({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } }))
		devtools = undefined
		complaints = collectBrowserErrors(page)
		await signIn(page, site)
		await page.goto(site.url + address)
	})
	afterEach(async () => {
		site.api.forgetCalls()
		await page.context().close()
	})
	afterAll(() => site.close())

	const sent = () => site.api.callsTo('POST', '/api/documents')
	const progress = () => page.getByRole('progressbar', { name: 'Verstuurd' })
	const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

	/** Bytes a second of the line; undefined is as fast as it is. */
	async function limitLine(bytes = -1, offline = false) {
		devtools ??= await page.context().newCDPSession(page)
		const speeds = { latency: 0, downloadThroughput: -1, uploadThroughput: bytes }
		await devtools.send('Network.emulateNetworkConditions', { offline, ...speeds })
	}

	async function choose(...files: ReturnType<typeof pdf>[]) {
		await page.getByLabel(label).setInputFiles(files)
		await page.waitForFunction(() => 'portalSendFiles' in window)
	}

	/** Collects what the live region says. */
	const listen = () =>
		page.evaluate(() => {
			const said: string[] = []
			Object.assign(window, { said })
			const region = document.querySelector('[data-announcer]')
			if (region)
				new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
					childList: true,
				})
		})
	const heard = () => page.evaluate(() => Reflect.get(window, 'said') as string[])

	async function startSlowly() {
		await choose(large)
		await limitLine(400_000)
		await press('Verstuur')
		await expect
			.poll(() => progress().getAttribute('value').then(Number), { timeout: 10_000 })
			.toBeGreaterThan(500_000)
	}

	test('Before the send the page says how long it may take, by the size of what was chosen', async () => {
		const duration = page.getByText(/^Op een trage verbinding/)
		expect(await duration.textContent()).toBe(
			'Op een trage verbinding duurt het versturen van 25 MB ongeveer 9 minuten.',
		)
		await choose(pdf('klein.pdf', 1000))
		expect(await duration.textContent()).toBe(
			'Op een trage verbinding duurt het versturen hooguit een minuut.',
		)
		await choose(pdf('groot.pdf', 9_100_000))
		expect(await duration.textContent()).toBe(
			'Op een trage verbinding duurt het versturen ongeveer 4 minuten.',
		)
		for (const name of ['klein.pdf', 'groot.pdf']) await press(`Verwijder ${name}`)
		expect(await duration.textContent()).toContain('25 MB')
	})

	test('While files are sent the page shows and says how much, then opens what a send without a script opens', async () => {
		await listen()
		await startSlowly()
		expect(await page.getByText(/^[\d,]+ [kM]B van 1,4 MB verstuurd$/).count()).toBeGreaterThan(0)
		expect(
			await page.getByText('Wij ontvangen uw bestanden. Sluit deze pagina niet.').count(),
		).toBeGreaterThan(0)
		expect(await findAxeViolations(page)).toEqual([])
		expect(await measureOverflow(page)).toBe(0)
		const said = await heard()
		expect(said[0]).toBe('Wij ontvangen uw bestanden. Sluit deze pagina niet.')
		expect(said.length).toBeLessThan(6)
		await page.waitForURL('**/dashboard')
		await page.getByText('Wij hebben uw bestand ontvangen.').first().waitFor()
		expect(sent()).toHaveLength(1)
		expect(complaints).toEqual([])
	})

	testInFull(
		'A send that is stopped before its end has not arrived, and goes out once when it is sent again',
		async () => {
			await startSlowly()
			await press('Stop met versturen')
			await page.getByText('U bent gestopt. Er is niets aangekomen.').first().waitFor()
			expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Verstuur')
			expect(sent()).toEqual([])
			await limitLine()
			await press('Verstuur')
			await page.waitForURL('**/dashboard')
			expect(sent()).toHaveLength(1)
		},
	)

	testInFull(
		'A send that is stopped after its last byte has perhaps arrived; sent again it is received once',
		async () => {
			site.api.fault('POST', '/api/documents', { slow: 2_000 }, 1)
			await choose(pdf('klein.pdf', 1000))
			await press('Verstuur')
			await page.getByText('Alles is verstuurd. Wacht nog even op ons antwoord.').first().waitFor()
			await expect.poll(() => sent().length).toBe(1)
			await press('Stop met versturen')
			await page
				.getByText(/Misschien is het aangekomen/)
				.first()
				.waitFor()
			await press('Verstuur')
			await page.waitForURL('**/dashboard')
			expect(sent()).toHaveLength(1)
		},
	)

	testInFull('A line that is lost says what was sent, and the files stay', async () => {
		const line = await startThinLine(site.url)
		await page.goto(line.url + address)
		// Larger than what the system holds for a line.
		await choose(pdf('akte.pdf', 20_000_000))
		line.limit({ speed: 400_000, breaksAfter: 700_000 })
		await press('Verstuur')
		await page.getByText('De verbinding viel weg. Er is niets aangekomen.').first().waitFor()
		expect(sent()).toEqual([])
		await page.getByRole('button', { name: 'Verwijder akte.pdf' }).waitFor()
		await line.close()
	})

	testInFull('Errors come in place, and the files that were chosen need not be chosen again', async () => {
		await page.getByLabel('Uw opmerking').fill('Bladzijde 2 volgt')
		await choose(pdf('akte.pdf', 1000), {
			name: 'brief.docx',
			mimeType: 'text/plain',
			buffer: Buffer.from('abc'),
		})
		await press('Verstuur')
		const alert = page.getByRole('alert')
		await alert.getByText(/"brief.docx" kunnen wij niet lezen/).waitFor()
		expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true)
		expect(await page.title()).toMatch(/^Fout: /)
		expect(await page.getByLabel('Uw opmerking').inputValue()).toBe('Bladzijde 2 volgt')
		expect(await page.getByText('Bestanden bewaren wij niet').count()).toBe(0)
		await press('Verwijder brief.docx')
		await press('Verstuur')
		await page.waitForURL('**/dashboard')
		const [call] = sent()
		expect(call?.parts.filter(({ name }) => name === 'file[]').map(({ filename }) => filename)).toEqual([
			'akte.pdf',
		])
	})

	testInFull('Where the script does not come, the browser sends the form', async () => {
		await page.route('**/send-files.js', (route) => route.abort())
		await page.getByLabel(label).setInputFiles(pdf('akte.pdf', 1000))
		await press('Verstuur')
		await page.waitForURL('**/dashboard')
		await page.getByText('Wij hebben uw bestand ontvangen.').first().waitFor()
		expect(sent()).toHaveLength(1)
	})

	testInFull('Who was signed out meanwhile ends on the login page', async () => {
		await choose(pdf('akte.pdf', 1000))
		await page.context().clearCookies({ name: /^(?!preferences)/ })
		await press('Verstuur')
		await page.getByLabel('Wachtwoord', { exact: true }).waitFor()
		expect(new URL(page.url()).pathname).toBe('/')
		expect(sent()).toEqual([])
	})

	testInFull('Text that was typed before the camera ended the tab stands there on return', async () => {
		await page.getByLabel('Uw opmerking').fill('De voorkant volgt')
		await choose(pdf('akte.pdf', 1000))
		const kept = page.waitForResponse((answer) => answer.request().method() === 'POST')
		await page.evaluate(() => {
			Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
			document.dispatchEvent(new Event('visibilitychange'))
		})
		expect((await kept).status()).toBe(204)
		const { context } = { context: page.context() }
		await page.close()
		page = await context.newPage()
		await page.goto(site.url + address)
		expect(await page.getByLabel('Uw opmerking').inputValue()).toBe('De voorkant volgt')
		await page.getByText('Uw tekst staat er nog.').waitFor()
		expect(sent()).toEqual([])
		await choose(pdf('akte.pdf', 1000))
		await press('Verstuur')
		await page.waitForURL('**/dashboard')
		expect(sent().flatMap(({ parts }) => parts.map(({ bytes }) => bytes.toString()))).toContain(
			'De voorkant volgt',
		)
	})

	testInFull(
		'tells an answer that is no page of the portal as perhaps arrived, and sends nothing again',
		async () => {
			const posts: string[] = []
			await page.route(`**${address}`, (route) => {
				if (route.request().method() !== 'POST') return route.fallback()
				posts.push(route.request().url())
				return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
			})
			await choose(pdf('akte.pdf', 2_000))
			await press('Verstuur')
			await page.getByText('misschien').first().waitFor()
			expect(posts).toHaveLength(1)
			expect(await page.getByLabel(label).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
		},
	)
})
