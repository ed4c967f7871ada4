import type { Page } from 'playwright'
import { overviewHeading } from '../support/overview-heading'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { files } from '../support/files'
import { findChromium } from '../support/find-program'
import { computeSha256 } from '../support/recorder'
import { toFilePayload, signInByHand, startSite, type Site } from './site'

/** Largest size of a picture without text: an icon beside its text. */
const largestIcon = 48
const pdf = files.pdf()

describe.skipIf(!findChromium())('Without any style', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(() => {
		site.api.backend.reset()
		site.api.forgetCalls()
	})
	afterAll(() => site.close())

	test.each([{ scripts: true }, { scripts: false }])(
		'a client signs in and sends a document, scripts $scripts [670] [671] [677]',
		async ({ scripts }) => {
			const { page, context } = await site.newVisitor({ scripts, serviceWorkers: 'block' })
			await loseStyles(page)
			await signInByHand(page, site)
			await judgePage(page)
			await sendDocument(page)
			await judgePage(page)
			expectDocument()
			await context.close()
		},
	)

	function expectDocument() {
		const sent = site.api.callsTo('POST', '/api/documents')
		expect(sent).toHaveLength(1)
		const file = sent[0]?.parts.find(({ name }) => name === 'file[]')
		expect(file?.sha256).toBe(computeSha256(pdf.bytes))
	}

	async function sendDocument(page: Page) {
		await page.goto(`${site.url}/actions/11001/upload-document`)
		await page.getByLabel('Kies een of meer bestanden').setInputFiles(toFilePayload(pdf))
		await judgePage(page)
		await page.getByRole('button', { name: 'Verstuur' }).dispatchEvent('click')
		await expect.poll(() => site.api.callsTo('POST', '/api/documents').length).toBe(1)
		await page.getByRole('heading', { level: 1, name: overviewHeading }).waitFor()
	}
})

/** Takes the styles out of every page and refuses those that scripts ask for. */
async function loseStyles(page: Page) {
	await page.route(
		({ pathname }) => pathname.endsWith('.css'),
		(route) => route.abort(),
	)
	await page.route('**', async (route) => {
		if (route.request().resourceType() !== 'document') return route.fallback()
		const response = await route.fetch({ maxRedirects: 0 })
		const body = (await response.text()).replace(/<style[^>]*>[^<]*<\/style>/, '')
		await route.fulfill({ response, body })
	})
}

/**
 * The heading comes first. Pictures without text are small, but charts may be large. Text for screen readers is
 * visible.
 */
async function judgePage(page: Page) {
	const found = await page.evaluate(() => {
		const heading = document.querySelector('h1')
		const form = document.querySelector('main form:has(input:not([type=hidden]))')
		const sizes = Array.from(document.querySelectorAll('svg:not([role=img], [role=img] *)'), (icon) => {
			const { width, height } = icon.getBoundingClientRect()
			return Math.max(width, height)
		})
		const isFirst =
			!form || Boolean(heading && heading.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING)
		const hidden = Array.from(document.querySelectorAll('[class*=hiddenText], [class*=skip]'), (element) =>
			element.textContent.trim(),
		)
		return { isFirst, largest: Math.max(0, ...sizes), hidden }
	})
	expect(found.isFirst).toBe(true)
	expect(found.largest).toBeLessThanOrEqual(largestIcon)
	for (const words of found.hidden) expect(words).toMatch(/^\W?$|[a-z]{2}/i)
}
