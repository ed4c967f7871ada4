import type { Page } from 'playwright'
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
			await page.route(isStyle, (route) => route.abort())
			await signInByHand(page, site)
			await judgePage(page)
			await sendDocument(page)
			await judgePage(page)
			expectDocument()
			await context.close()
		},
	)

	test.each([{ scripts: true }, { scripts: false }])(
		'that comes after the form was sent, the document is sent once, scripts $scripts [670] [671]',
		async ({ scripts }) => {
			const { page, context } = await site.newVisitor({ scripts, serviceWorkers: 'block' })
			await signInByHand(page, site)
			let release: () => void = () => undefined
			const released = new Promise<void>((done) => (release = done))
			await page.route(isStyle, async (route) => {
				await released
				await route.continue().catch(() => undefined)
			})
			await sendDocument(page, release)
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

	async function sendDocument(page: Page, onSent?: () => void) {
		await page.goto(`${site.url}/actions/11001/upload-document`, { waitUntil: 'commit' })
		await page.getByLabel('Kies een of meer bestanden').setInputFiles(toFilePayload(pdf))
		if (!onSent) await judgePage(page)
		await page.getByRole('button', { name: 'Verstuur' }).dispatchEvent('click')
		await expect.poll(() => site.api.callsTo('POST', '/api/documents').length).toBe(1)
		onSent?.()
		await page.getByRole('heading', { level: 1, name: 'Mijn overzicht' }).waitFor()
	}
})

/** Style sheets of the build, of the firm, and of fonts. */
function isStyle({ pathname }: URL) {
	return pathname.endsWith('.css') || pathname.startsWith('/theme')
}

/**
 * The heading comes first. Pictures without text are small, but charts may be large. Text for screen readers is
 * visible.
 */
async function judgePage(page: Page) {
	const found = await page.evaluate(() => {
		const heading = document.querySelector('h1')
		const form = document.querySelector('main form:has(input:not([type=hidden]))')
		const sizes = Array.from(document.querySelectorAll('svg:not([role=img])'), (icon) => {
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
