import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser, type TestBrowser } from '../support/browser'
import { findChromium } from '../support/find-program'
import { findAxeViolations } from './judge'
import { findOverlaps } from './overlaps'
import { findPasteStops } from './pasting'
import { findStructureFaults } from './structure'
import { findSmallTargets } from './targets'

const page = (body: string) =>
	`<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>Proef</title></head><body><main><h1>Proef</h1>${body}</main></body></html>`

const large = '<a href="/b" style="display:inline-block;inline-size:60px;block-size:44px">Hulp</a>'

const covered = (colour: string) =>
	`<div style="background:#fff"><p style="color:${colour};margin:0">Wat hieronder staat</p><a href="/a" style="color:#00f;display:inline-block;padding-block:20px;margin-block:-20px;min-inline-size:200px">Lees verder</a></div>`

const table = (style: string) =>
	`<div style="display:flex"><div style="${style}"><p style="inline-size:300px">Een rij die naast haar vak verder gaat</p></div><p>Ernaast</p></div>`

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
		['nothing in words that the area of a link covers', covered('#555'), []],
		['pale words that the area of a link covers', covered('#bbb'), ['color-contrast']],
	])('find %s', async (_, body, rules) => {
		const { page: tab, context } = await browser.newVisitor()
		await tab.setContent(page(body))
		const found = await findAxeViolations(tab)
		expect(found.map((line) => line.split(':')[0])).toEqual(rules)
		await context.close()
	})

	test.each([
		['nothing in a sentence or of 44 pixels', `<p>Lees <a href="/a">dit</a> eerst.</p>${large}`, 0],
		['a link alone in a line of text', '<p><a href="/a">Bekijk alle punten</a></p>', 1],
		['a button without padding', '<button style="padding:0">Sluit</button>', 1],
	])('find %s', async (_, body, count) => {
		const { page: tab, context } = await browser.newVisitor()
		await tab.setContent(page(body))
		expect(await findSmallTargets(tab)).toHaveLength(count)
		await context.close()
	})

	test.each([
		['nothing where a table scrolls beside words', table('overflow-x:auto;inline-size:150px'), 0],
		['words of a table on those beside it', table('inline-size:150px'), 1],
	])('find %s', async (_, body, count) => {
		const { page: tab, context } = await browser.newVisitor()
		await tab.setContent(page(body))
		expect(await findOverlaps(tab)).toHaveLength(count)
		await context.close()
	})

	test.each([
		['nothing in a field that takes all', '<input><textarea></textarea>', 0],
		['a field that cancels a paste', '<input onpaste="return false">', 1],
		['a page that cancels one', '<div onpaste="return false"><textarea></textarea></div>', 1],
		['a field that cuts off', '<input maxlength="8">', 1],
	])('find %s', async (_, body, count) => {
		const { page: tab, context } = await browser.newVisitor()
		await tab.setContent(page(body))
		expect(await findPasteStops(tab)).toHaveLength(count)
		await context.close()
	})

	test.each([
		[
			'nothing on a page without faults',
			'<h2>Goed</h2><form aria-label="A"></form><form aria-label="B"></form>',
			[],
		],
		['links of one name', '<a href="/a">Bekijk</a> <a href="/b">Bekijk</a>', ['"Bekijk" leads to /a and /b']],
		['a heading that ends a page', '<h2 style="break-after:auto">Titel</h2>', ['may end a printed page']],
	])('find %s', async (_, body, faults) => {
		const { page: tab, context } = await browser.newVisitor()
		await tab.setContent(page(body).replace('<head>', '<head><style>h1, h2 { break-after: avoid }</style>'))
		expect((await findStructureFaults(tab)).map((line) => line.split(': <')[0])).toEqual(faults)
		await context.close()
	})
})
