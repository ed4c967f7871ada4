import type { Page } from 'playwright'
import { overviewHeading } from '../support/overview-heading'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { files } from '../support/files'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import {
	collectBrowserErrors,
	signInByHand,
	startSite,
	toFilePayload,
	waitForHydration,
	type Site,
} from './site'

const userAgent =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0.0.38.105;]'
const help = 'Opent een bestand niet? Open deze pagina dan in uw eigen browser.'

/** What apps take away from their browsers: new windows and storage. Downloads are refused by the context. */
function takeAway() {
	Object.defineProperty(window, 'open', { value: () => null })
	for (const name of ['localStorage', 'sessionStorage'])
		Object.defineProperty(window, name, {
			get: () => {
				throw new DOMException('Storage is off', 'SecurityError')
			},
		})
}

describe.skipIf(!findChromium())('A browser inside an app, without downloads, windows and storage', () => {
	let site: Site
	let page: Page
	let complaints: string[]
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(async () => {
		const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }
		const app = { userAgent, acceptDownloads: false, serviceWorkers: 'block' } as const
		const visitor = await site.newVisitor({ ...phone, ...app })
		;({ page } = visitor)
		await visitor.context.addInitScript(takeAway)
		complaints = collectBrowserErrors(page)
		await signInByHand(page, site)
	})
	afterEach(async () => {
		await page.context().close()
		site.api.backend.reset()
		site.api.forgetCalls()
	})
	afterAll(() => site.close())

	const open = (address: string) => page.goto(site.url + address)
	const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

	test('signs in, shows the overview, sends a document and says what to do where a file does not open', async () => {
		expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(overviewHeading)
		await open('/actions/11001/upload-document')
		expect(await page.getByText(help).isVisible()).toBe(false)
		await page.getByLabel('Kies een of meer bestanden').setInputFiles(toFilePayload(files.pdf()))
		await press('Verstuur')
		await page.getByText('Wij hebben uw bestand ontvangen.').first().waitFor()
		expect(site.api.callsTo('POST', '/api/documents')).toHaveLength(1)
		await open('/important-documents')
		expect(await page.getByText(help).isVisible()).toBe(true)
		await page
			.getByRole('link', { name: /^Download/ })
			.first()
			.click()
		expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
		expect(complaints).toEqual([])
	})

	test.runIf(isFull('access'))('approves a document', async () => {
		await open('/actions/11022/approve-document')
		await page.getByLabel('Ja, ik ga akkoord', { exact: true }).check({ force: true })
		await press('Verstuur uw antwoord')
		await page.waitForURL('**/dashboard')
		expect(site.api.callsTo('POST', /respond-document-approval/)).toHaveLength(1)
	})

	test.runIf(isFull('access'))('signs an assignment after its terms', async () => {
		await open('/otds/10053/sign/11111')
		await waitForHydration(page)
		await press('Lees de voorwaarden')
		const dialog = page.getByRole('dialog')
		await dialog.getByRole('button', { name: 'Naar het einde' }).click()
		await dialog.getByText('U kunt nu akkoord gaan.').waitFor()
		await dialog.getByRole('button', { name: 'Ik ga akkoord met de voorwaarden' }).click()
		await page.getByText('U gaat akkoord met de voorwaarden.').first().waitFor()
		await page.getByLabel('IBAN', { exact: true }).fill('NL71 KADE 0417 1643 00')
		await page.getByLabel('Naam van de rekeninghouder').fill('A. de Vries')
		await page.getByLabel('Ik ga akkoord met de opdracht').check({ force: true })
		await press('Onderteken de opdracht')
		await expect.poll(() => site.api.callsTo('POST', /\/sign$/).length).toBe(1)
	})

	test.runIf(isFull('access'))('answers a step of the mortgage check', async () => {
		await open('/mortgage-check/10011/11037')
		await page.getByText('Stap 1 van').first().waitFor()
		await page.locator('main form input[type=radio]:not([value=""])').first().check({ force: true })
		await press('Volgende')
		await page
			.getByText(/Stap [12] van/)
			.first()
			.waitFor()
		expect(complaints).toEqual([])
	})
})
