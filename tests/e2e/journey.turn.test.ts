// Own portals: the API runs in a second process, and inside one portal.
import { access, readFile } from 'node:fs/promises'
import { overviewHeading } from '../support/overview-heading'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser, type TestBrowser } from '../support/browser'
import { files } from '../support/files'
import { findChromium } from '../support/find-program'
import { deal } from '../support/full'
import { startPortal, type TestPortal } from '../support/portal'
import { computeSha256 } from '../support/recorder'
import { demoPassword } from '../support/sign-in'
import { toFilePayload, signInByHand, waitForHydration, collectBrowserErrors } from './site'

const added = {
	label: 'Adviesrapport',
	name: 'Adviesrapport hypotheek.pdf',
	path: '/api/actions/11011/downloadable-document',
}
const managed = {
	label: 'Concept van de koopakte',
	name: 'Concept koopakte.pdf',
	path: '/api/actions/11012/download',
}

describe.skipIf(!findChromium())('The main job in Chromium', () => {
	let browser: TestBrowser
	let apiProcess: TestPortal
	let remote: TestPortal
	let embedded: TestPortal
	beforeAll(async () => {
		browser = await startBrowser()
		apiProcess = await startPortal({ args: ['api'] })
		remote = await startPortal({ apiUrl: apiProcess.url })
		embedded = await startPortal()
	})
	afterAll(async () => {
		await browser.close()
		for (const portal of [remote, embedded, apiProcess]) await portal.close()
	})

	const visits = [
		{ scripts: true, action: '11001', label: 'Recente loonstrook', download: added },
		{ scripts: false, action: '11002', label: 'Werkgeversverklaring', download: managed },
	]
	const places = ['a second process named by API_URL', 'the embedded API']
	test.each(
		deal(
			'access',
			places.flatMap((where) => visits.map((visit) => ({ ...visit, where }))),
		),
	)(
		'A client signs in, sends a document, takes one home and leaves, on $where, scripts $scripts [111] [481] [482] [293]',
		async ({ scripts, where, action, label, download }) => {
			const portal = where === 'the embedded API' ? embedded : remote
			const { page, context } = await browser.newVisitor({ scripts })
			const complaints = collectBrowserErrors(page)
			await signInByHand(page, portal)
			expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(overviewHeading)
			expect(await page.locator('[data-notice]').innerText()).toContain('U bent ingelogd.')

			if (scripts) await waitForHydration(page)
			await page.getByRole('link', { name: /^Bekijk alle \d+ punten$/ }).click()
			await page.waitForURL('**/actions')
			await page
				.getByRole('link', { name: new RegExp(`^Upload( opnieuw)?: ${label}`) })
				.first()
				.click()
			await page.waitForURL(`**/actions/${action}/upload-document`)
			const pdf = files.pdf(`${label}.pdf`, 300_000)
			await page.getByLabel('Kies een of meer bestanden').setInputFiles(toFilePayload(pdf))
			await page.getByLabel('Uw opmerking').fill('Zie de laatste bladzijde.')
			await page.getByRole('button', { name: 'Verstuur' }).click()
			await page.waitForURL('**/dashboard')
			const received = page.locator('[data-received]')
			expect(await received.innerText()).toContain('Wij hebben uw bestand ontvangen.')
			expect(await page.locator('[data-notice]').count()).toBe(0)
			const heading = received.getByRole('heading', { name: /^Ontvangen: / })
			const hasFocus = () => heading.evaluate((element) => element === document.activeElement)
			if (scripts) await expect.poll(hasFocus).toBe(true)
			await page.getByRole('link', { name: /^Bekijk alle \d+ punten$/ }).click()
			await page.waitForURL('**/actions')
			expect(await page.getByRole('link', { name: new RegExp(`^Upload( opnieuw)?: ${label}`) }).count()).toBe(
				0,
			)
			const kept = join(
				(portal === embedded ? embedded : apiProcess).dataDir,
				'api-files',
				computeSha256(pdf.bytes),
			)
			await access(kept)
			expect(computeSha256(await readFile(kept))).toBe(computeSha256(pdf.bytes))

			const [taken] = await Promise.all([
				page.waitForEvent('download'),
				page
					.getByRole('link', { name: new RegExp(`^Download: ${download.label}$`) })
					.first()
					.click(),
			])
			expect(taken.suggestedFilename()).toBe(download.name)
			expect(computeSha256(await readFile(await taken.path()))).toBe(
				computeSha256(await fileOfApi(apiProcess.url, download.path)),
			)

			await page.getByRole('link', { name: 'Uitloggen' }).click()
			await page.waitForURL(`${portal.url}/`)
			expect(await page.locator('[data-notice]').innerText()).toContain('U bent uitgelogd.')
			await page.goto(`${portal.url}/dashboard`)
			expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Inloggen')
			expect(complaints).toEqual([])
			await context.close()
		},
	)
})

async function fileOfApi(url: string, path: string): Promise<Buffer> {
	const headers = { 'content-type': 'application/json', domain: 'noord' }
	const body = JSON.stringify({ email: 'anna@voorbeeld.nl', password: demoPassword })
	const login = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
	const { data } = (await login.json()) as { data: { attributes: { accessToken: string } } }
	const answer = await fetch(url + path, {
		headers: { domain: 'noord', authorization: `Bearer ${data.attributes.accessToken}` },
	})
	if (!answer.ok) throw new Error(`The API answered ${answer.status}`)
	return Buffer.from(await answer.arrayBuffer())
}
