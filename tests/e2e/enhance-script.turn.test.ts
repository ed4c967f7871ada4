import type { Locator } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { files } from '../support/files'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import { demoPassword } from '../support/sign-in'
import {
	pretendDevice,
	toFilePayload,
	signIn,
	signInByHand,
	startSite,
	waitForHydration,
	type Site,
} from './site'

const testInFull = test.runIf(isFull('access'))

/** Chooses a file that is made in the page: 25 MB take long on the way to a browser on a busy machine. */
function chooseInPage(field: Locator, name: string, size: number) {
	return field.evaluate(
		(input, [fileName, length]) => {
			const chosen = new DataTransfer()
			chosen.items.add(new File([new Uint8Array(length)], fileName, { type: 'application/pdf' }))
			;(input as HTMLInputElement).files = chosen.files
			input.dispatchEvent(new Event('change', { bubbles: true }))
		},
		[name, size] as const,
	)
}

describe.skipIf(!findChromium())('What a script adds', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterEach(async () => {
		await site.api.heal()
		site.api.forgetCalls()
	})
	afterAll(() => site.close())

	test('a button shows the password and hides it again [99]', async () => {
		const { page } = await site.newVisitor()
		await page.goto(`${site.url}/?domain=noord`)
		const password = page.getByLabel('Wachtwoord', { exact: true })
		await password.fill('geheim')
		await page.getByRole('button', { name: 'Toon wachtwoord' }).click()
		expect(await password.getAttribute('type')).toBe('text')
		await page.getByRole('button', { name: 'Verberg wachtwoord' }).click()
		expect(await password.getAttribute('type')).toBe('password')
		expect(await password.inputValue()).toBe('geheim')
		await page.context().close()
	})

	testInFull('a weak device gets the simple version with the next page, and its client is told', async () => {
		const { page, context } = await site.newVisitor()
		await pretendDevice(context, { deviceMemory: 1, hardwareConcurrency: 2 })
		const asked = page.waitForResponse('**/simple-version')
		await page.goto(`${site.url}/help?domain=noord`)
		expect((await asked).status()).toBe(303)
		await page.getByRole('link', { name: 'Privacy' }).first().click()
		await page.getByText('Daarom ziet u de eenvoudige versie.').waitFor()
		expect(await page.locator('script').count()).toBe(0)
		await context.close()
	})

	testInFull('without scripts there is no such button', async () => {
		const { page } = await site.newVisitor({ scripts: false })
		await page.goto(`${site.url}/?domain=noord`)
		expect(await page.getByRole('button', { name: 'Toon wachtwoord' }).count()).toBe(0)
		await page.context().close()
	})

	test('after errors the focus is on their list, whose links lead to the fields', async () => {
		const { page } = await site.newVisitor()
		await page.goto(`${site.url}/?domain=noord`)
		await page.getByRole('button', { name: 'Inloggen' }).click()
		await page.locator('[data-error-summary]:focus').waitFor()
		expect(await page.title()).toMatch(/^Fout: /)
		await page.getByRole('alert').getByRole('link', { name: 'Vul uw wachtwoord in' }).click()
		expect(
			await page.getByLabel('Wachtwoord', { exact: true }).evaluate((field) => field.matches(':focus')),
		).toBe(true)

		await signIn(page, site)
		await page.goto(`${site.url}/actions/11001/upload-document`)
		await waitForHydration(page)
		await page.getByRole('button', { name: 'Verstuur' }).click()
		await page.locator('[data-error-summary]:focus').waitFor()
		await page.context().close()
	})

	testInFull('a double press signs in once and sends a document once', async () => {
		const { page } = await site.newVisitor()
		await page.goto(`${site.url}/?domain=noord`)
		await page.getByLabel('E-mailadres of gebruikersnaam').fill('anna@voorbeeld.nl')
		await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
		site.api.fault('POST', '/api/auth/login', { slow: 600 })
		await page.getByRole('button', { name: 'Inloggen' }).dblclick()
		await page.waitForURL('**/dashboard')
		expect(site.api.callsTo('POST', '/api/auth/login')).toHaveLength(1)

		await page.goto(`${site.url}/actions/11004/upload-document`)
		await waitForHydration(page)
		const pdf = files.pdf()
		await page.getByLabel('Kies een of meer bestanden').setInputFiles(toFilePayload(pdf))
		site.api.fault('POST', '/api/documents', { slow: 600 })
		await page.getByRole('button', { name: 'Verstuur' }).dblclick()
		await page.waitForURL('**/dashboard')
		expect(site.api.callsTo('POST', '/api/documents')).toHaveLength(1)
		await page.context().close()
	})

	test('a chosen file is listed with its size, can be taken out again, and none is listed twice [474]', async () => {
		const { page } = await site.newVisitor()
		await signIn(page, site)
		await page.goto(`${site.url}/actions/11001/upload-document`)
		await waitForHydration(page)
		const field = page.getByLabel('Kies een of meer bestanden')
		const file = (name: string) => ({
			name,
			mimeType: 'application/pdf',
			buffer: Buffer.alloc(2048, '%PDF-1.7 '),
		})
		await field.setInputFiles([file('een.pdf'), file('twee.pdf')])
		const rows = page.locator('[data-files] li')
		await rows.nth(1).waitFor()
		expect(await rows.allInnerTexts()).toEqual([
			expect.stringContaining('een.pdf (2 kB)'),
			expect.stringContaining('twee.pdf (2 kB)'),
		])
		await page.getByRole('button', { name: 'Verwijder een.pdf' }).click()
		expect(await rows.count()).toBe(1)
		expect(
			await field.evaluate((input) => [...((input as HTMLInputElement).files ?? [])].map(({ name }) => name)),
		).toEqual(['twee.pdf'])
		const sum = page.locator('[data-files] > p').last()
		expect(await sum.textContent()).toBe('Samen 2 kB van hooguit 25 MB.')
		await field.setInputFiles([{ ...file('brief.docx'), mimeType: '' }, file('zonder einde')])
		await rows.nth(2).waitFor()
		await chooseInPage(field, 'groot.pdf', 25 * 2 ** 20)
		await rows.nth(3).waitFor()
		const words = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
		expect(words[1]).toContain(
			'brief.docx (2 kB) "brief.docx" kunnen wij niet lezen. Kies een bestand dat eindigt op .pdf, .jpg,',
		)
		expect(words[2]).not.toContain('kunnen wij niet lezen')
		expect(await sum.textContent()).toBe(
			'De bestanden zijn samen groter dan 25 MB. Kies minder of kleinere bestanden.',
		)
		for (const name of ['brief.docx', 'zonder einde', 'groot.pdf'])
			await page.getByRole('button', { name: `Verwijder ${name}` }).click()
		expect(await sum.textContent()).toBe('Samen 2 kB van hooguit 25 MB.')
		const other = { ...file('twee.pdf'), buffer: Buffer.alloc(2048, '%PDF-1.4 ') }
		await field.setInputFiles([file('twee.pdf'), other])
		await expect.poll(() => rows.count()).toBe(2)
		await page.context().close()
	})

	testInFull(
		'a worker is registered, which keeps a page for when there is no connection and nothing personal [95]',
		async () => {
			const { page, context } = await site.newVisitor({ serviceWorkers: 'allow' })
			await pretendDevice(context, { hardwareConcurrency: 8, deviceMemory: 8 })
			await signInByHand(page, site)
			const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
			expect(worker).toBe(`${site.url}/service-worker.js`)
			await page.reload()
			await context.setOffline(true)
			// Chromium tells the service worker about the lost network slightly later than the page.
			await expect
				.poll(async () => {
					await page.goto(`${site.url}/dashboard`)
					return page.getByRole('heading', { level: 1 }).innerText()
				})
				.toBe('Er is geen internet')
			await context.setOffline(false)
			const kept = await page.evaluate(async () => {
				const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
				const requests = await Promise.all(stores.map((store) => store.keys()))
				return requests.flat().map(({ url }) => new URL(url).pathname)
			})
			expect(kept).toContain('/offline')
			expect(kept.filter((path) => !/^\/(offline(\/forms)?$|assets\/|theme\/)/.test(path))).toEqual([])
			await context.close()
		},
	)

	testInFull('the simple version turns every script off, and the way back turns them on', async () => {
		const { page } = await site.newVisitor()
		await signInByHand(page, site)
		expect(await page.locator('script').count()).toBeGreaterThan(0)
		await page.getByRole('button', { name: 'Eenvoudige versie' }).click()
		await page.getByRole('button', { name: 'Gewone versie' }).waitFor()
		expect(new URL(page.url()).pathname).toBe('/dashboard')
		for (const path of ['/dashboard', '/actions/11001/upload-document', '/bestaat-niet']) {
			const html = await (await page.goto(site.url + path))?.text()
			expect(html, path).not.toMatch(/<script|modulepreload/)
		}
		await page.getByRole('button', { name: 'Gewone versie' }).click()
		await page.getByRole('button', { name: 'Eenvoudige versie' }).waitFor()
		expect(await page.locator('script').count()).toBeGreaterThan(0)
		await page.context().close()
	})

	testInFull(
		'a date can be chosen in the calendar of the browser, and then stands there as if typed [242]',
		async () => {
			const { page } = await site.newVisitor()
			await signIn(page, site)
			await page.goto(`${site.url}/mortgages/10011/marketvalue/11033`)
			await waitForHydration(page)
			await page.getByLabel('Nee', { exact: true }).check({ force: true })
			const button = page.getByRole('button', {
				name: 'Kies in de kalender: van welke datum is deze waarde?',
			})
			await button.waitFor()
			await page.locator('input[type=date]').evaluate((calendar) => {
				if (calendar instanceof HTMLInputElement) calendar.value = '2026-03-09'
				calendar.dispatchEvent(new Event('change'))
			})
			expect(await page.getByRole('textbox', { name: 'Van welke datum is deze waarde?' }).inputValue()).toBe(
				'09-03-2026',
			)
			await page.context().close()
		},
	)
})
