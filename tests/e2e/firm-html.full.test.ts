import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sanitiseHtml } from '#app/lib/html/sanitise-html.server'
import { findChromium } from '../support/find-program'
import { listSeenWords } from './seen-words'

const folder = new URL('../fixtures/firm-html/', import.meta.url)
/** Plain text has line ends where HTML has breaks. */
const asHtml = (name: string, text: string) =>
	name.endsWith('.txt') ? `<p style="white-space: pre-line">${text.replaceAll('<', '&lt;')}` : text

const tags =
	'p div span b i s sup del ul ol li h2 table tr td th caption thead tfoot blockquote pre a section dl dt dd center font q'
const piece = fc.oneof(
	fc.constantFrom('1', '2 ', ' 3', 'a', ' ', '\n', '&nbsp;', '<br>', '<hr>', '<img alt="x">'),
	fc.constantFrom(...tags.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
	fc.constantFrom(
		'<ol start="4">',
		'<ol reversed>',
		'<li value="7">',
		'<td colspan="2">',
		'<p style="display:none">',
		'<span style="vertical-align:super">',
		'<div style="text-decoration:line-through">',
		'<span style="display:block">',
		'<span style="float:left">',
		'<span style="position:relative;top:-4pt;mso-text-raise:4pt">',
		'<span style="vertical-align:30%">',
		'<td style="vertical-align:top">',
		'<li style="list-style:none">',
		'<li style="text-decoration:line-through">',
		'<li value="2.5">',
	),
)

describe.skipIf(!findChromium())('HTML of a firm, made safe', { timeout: 120_000 }, () => {
	let browser: Browser
	let page: Page
	beforeAll(async () => {
		browser = await chromium.launch({ executablePath: findChromium() })
		page = await browser.newPage({ javaScriptEnabled: true })
		await page.route('**', (route) => route.abort())
	})
	afterAll(() => browser.close())

	async function read(html: string) {
		await page.setContent(`<!doctype html>${html}`, { waitUntil: 'commit' })
		return page.evaluate(listSeenWords)
	}

	test.each(readdirSync(folder))('shows the words and figures of %s in their order', async (name) => {
		const text = readFileSync(new URL(name, folder), 'utf8')
		const before = await read(asHtml(name, text))
		const after = await read(sanitiseHtml(text))
		expect(before.length).toBeGreaterThan(15)
		expect(after).toEqual(before)
	})

	test('shows those of markup that nobody would write', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 14 }), async (pieces) => {
				const html = `<i></i>${pieces.join('')}`
				expect(await read(sanitiseHtml(html))).toEqual(await read(html))
			}),
			{ numRuns: 150, seed: 48 },
		)
	})

	test('that loses a raised figure, a number or the end of a line is found', async () => {
		const words = await read(
			'<p>€ 500<sup>1</sup> <s>oud</s> nieuw</p><ol start=6><li>zes</ol><div>a</div><div>b</div>',
		)
		expect(words).toEqual(['€', '500', '^1', '~oud', 'nieuw', '6', 'decimal', 'zes', 'a', 'b'])
		expect(
			await read('<p>500<b style="position:relative;top:-4pt">1</b> a<i style="vertical-align:5px">b</i>'),
		).toEqual(['500', '^1', 'a', '^b'])
		expect(await read('<p>€ 5001 oud')).toEqual(['€', '5001', 'oud'])
	})
})
