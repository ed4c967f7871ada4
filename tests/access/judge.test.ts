import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser, type TestBrowser } from '../support/browser'
import { findChromium } from '../support/find-program'
import { findAxeViolations, findMarkupErrors } from './judge'

const page = (body: string) =>
	`<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>Proef</title></head><body><main><h1>Proef</h1>${body}</main></body></html>`

const small =
	'<button type="button" style="inline-size:10px;block-size:10px;padding:0;font-size:6px">x</button>'

describe.skipIf(!findChromium())('The judges of the pages', () => {
	let browser: TestBrowser
	beforeAll(async () => {
		browser = await startBrowser()
	})
	afterAll(() => browser.close())

	test.each([
		['nothing on a page without faults', '<p>Goed</p>', []],
		['an input without a label', '<input>', ['label']],
		['a target that is too small', small + small, ['target-size', 'target-size']],
		[
			'what nobody could decide: text on a picture',
			'<p style="background:linear-gradient(#fff,#000);color:#777">Wat</p>',
			['color-contrast'],
		],
	])('find %s', async (_, body, rules) => {
		const { page: tab, context } = await browser.newVisitor()
		await tab.setContent(page(body))
		const found = await findAxeViolations(tab)
		expect(found.map((line) => line.split(':')[0])).toEqual(rules)
		await context.close()
	})

	test('find markup that does not hold', async () => {
		expect(await findMarkupErrors(page('<p>Goed</p>'))).toEqual([])
		expect(await findMarkupErrors(page('<p><div>Fout</div></p>'))).not.toEqual([])
	})
})
