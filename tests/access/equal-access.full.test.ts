import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser, type TestBrowser } from '../support/browser'
import { findChromium } from '../support/find-program'
import { fetchEqualAccess, findEqualAccessFaults } from './equal-access'

const engine = findChromium() ? fetchEqualAccess() : undefined

/** Faults that the engine must find: their rule, and the HTML that has them. */
const controls = [
	['an input without a label', 'input_label_exists', '<input>'],
	['a picture without a name', 'img_alt_valid', '<img src="/a.png">'],
	['a drawing without a name', 'svg_graphics_labelled', '<svg role="img" width="9" height="9"></svg>'],
	['a link without words', 'a_text_purpose', '<a href="/a"></a>'],
	['a progress bar without a name', 'input_label_exists', '<div role="progressbar"></div>'],
	['two forms of one name', 'aria_form_label_unique', '<form aria-label="Zoek"></form>'.repeat(2)],
	['text without contrast', 'text_contrast_sufficient', '<p style="color: #bbb; background: #fff">Tekst</p>'],
] as const

function createPage(part: string, attributes = ' lang="nl"'): string {
	return `<!DOCTYPE html><html${attributes}><head><title>Proef</title></head><body><main><h1>Proef</h1>${part}</main></body></html>`
}

describe.skipIf(!engine)('IBM Equal Access, the second engine', { timeout: 120_000 }, () => {
	let browser: TestBrowser
	beforeAll(async () => {
		browser = await startBrowser()
	})
	afterAll(() => browser.close())

	async function judge(html: string) {
		const { page, context } = await browser.newVisitor()
		await page.setContent(html)
		const faults = await findEqualAccessFaults(page, engine ?? '')
		await context.close()
		return faults.map((line) => line.split(':')[0])
	}

	test('finds nothing on a page without faults', async () => expect(await judge(createPage(''))).toEqual([]))

	test('takes forms without names for no landmarks', async () =>
		expect(await judge(createPage('<form></form><form></form>'))).toEqual([]))

	test('finds a page without a language', async () =>
		expect(await judge(createPage('', ''))).toContain('html_lang_exists'))

	test.each(controls)('finds %s', async (_, rule, part) => {
		expect(await judge(createPage(part))).toContain(rule)
	})
})
