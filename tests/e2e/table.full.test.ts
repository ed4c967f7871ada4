import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { signIn, startSite, type Site } from './site'

const assignments = '/otds'

/** Positions of a table's first row and header. */
function measure(page: Page) {
	return page.evaluate(() => {
		const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
		const head = document.querySelector('main thead')
		const cell = document.querySelector('main tbody td')
		const strip = document.querySelector('main tbody th')
		return {
			isHeaderHidden: head !== null && getComputedStyle(head).clipPath !== 'none',
			isBelow: (box('main tbody td')?.top ?? 0) >= (box('main tbody th')?.bottom ?? 0),
			label: cell ? getComputedStyle(cell, '::before').content : '',
			strips: [strip, strip?.parentElement].map((one) =>
				one ? getComputedStyle(one).borderInlineStartWidth : '',
			),
		}
	})
}

describe.skipIf(!findChromium())('A table', () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	afterAll(() => site.close())

	test('has its header row on a wide screen only; on a narrow one each row is a card that names its cells [380] [382]', async () => {
		const { page } = await site.newVisitor()
		await signIn(page, site)
		await page.goto(`${site.url}${assignments}`)
		await page.setViewportSize({ width: 1280, height: 900 })
		const wide = await measure(page)
		expect(wide).toMatchObject({ isHeaderHidden: false, isBelow: false, strips: ['4px', expect.any(String)] })
		expect(wide.label).toBe('none')
		await page.setViewportSize({ width: 360, height: 800 })
		expect(await measure(page)).toEqual({
			isHeaderHidden: true,
			isBelow: true,
			label: '"Aangeboden op"',
			strips: ['0px', '4px'],
		})
		expect(await page.getByRole('columnheader', { includeHidden: true }).count()).toBe(3)
		await page.context().close()
	})

	test('of invoices has rows of 64 to 72 px on a wide screen, and a target of 44 px for each file', async () => {
		const { page } = await site.newVisitor()
		await page.setViewportSize({ width: 1280, height: 900 })
		await signIn(page, site)
		await page.goto(`${site.url}/invoices`)
		const heightsOf = (selector: string) =>
			page.$$eval(selector, (all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
		for (const height of await heightsOf('main tbody tr')) {
			expect(height).toBeGreaterThanOrEqual(64)
			expect(height).toBeLessThanOrEqual(72)
		}
		expect(new Set(await heightsOf('main tbody td:last-child a'))).toEqual(new Set([44]))
		await page.context().close()
	})
})
