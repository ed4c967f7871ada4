import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { startSite, type Site } from './site'

const file = {
	status: 200,
	headers: { 'content-disposition': 'attachment; filename="bestand.pdf"' },
	contentType: 'application/pdf',
	body: '%PDF-1.7',
}

describe.skipIf(!findChromium())('A pressed button', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	const button = (page: Page) => page.getByRole('button', { name: 'Vraag een link aan' })
	const isHeld = async (page: Page) => (await button(page).getAttribute('data-held')) !== null

	async function openForm() {
		const visitor = await site.newVisitor()
		await visitor.page.clock.install()
		await visitor.page.goto(`${site.url}/forgot/password?domain=noord`)
		await visitor.page.getByLabel('E-mailadres').fill('anna@voorbeeld.nl')
		return visitor
	}

	test.each([
		['a file', file],
		['nothing', { status: 204 }],
	])('comes back when the answer is %s and no page followed', async (_what, answer) => {
		const { page, context } = await openForm()
		let sent = 0
		await page.route('**/forgot/password', (route) => {
			if (route.request().method() !== 'POST') return route.continue()
			sent += 1
			return route.fulfill(answer)
		})
		const press = () => button(page).click({ noWaitAfter: true })
		await press()
		await expect.poll(() => sent).toBe(1)
		expect(await isHeld(page)).toBe(true)
		await press()
		expect(sent).toBe(1)
		await page.clock.fastForward(20_000)
		await expect.poll(() => isHeld(page)).toBe(false)
		expect(await page.locator('[data-loading-bar]').count()).toBe(0)
		await press()
		await expect.poll(() => sent).toBe(2)
		await context.close()
	})

	test('is held as long as its form uploads a file', async () => {
		const { page, context } = await openForm()
		await page.route('**/forgot/password', (route) =>
			route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
		)
		await page.evaluate(() => {
			const input = Object.assign(document.createElement('input'), { type: 'file' })
			document.querySelector('#main form')?.append(input)
		})
		await button(page).click({ noWaitAfter: true })
		await expect.poll(() => isHeld(page)).toBe(true)
		await page.clock.fastForward(60_000)
		expect(await isHeld(page)).toBe(true)
		await context.close()
	})

	test('comes back with the page after Back', async () => {
		const { page, context } = await openForm()
		await button(page).click()
		await page.waitForURL('**/forgot/password?sent=1')
		await page.goBack()
		await expect.poll(() => isHeld(page)).toBe(false)
		await context.close()
	})
})
