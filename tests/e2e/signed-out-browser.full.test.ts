import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { pretendDevice, signInByHand, startSite, type Site } from './site'

/** Paths of what the page's origin keeps; `other` is every other kind of storage that has something. */
function readStorage(page: Page) {
	return page.evaluate(async () => {
		const names = await caches.keys()
		const cached = await Promise.all(
			names.map(async (name) =>
				(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
			),
		)
		const databases = await indexedDB.databases()
		return {
			cached: cached.flat(),
			other: [
				...Object.keys(localStorage),
				...Object.keys(sessionStorage),
				...databases.map(({ name }) => name),
			],
		}
	})
}

describe.skipIf(!findChromium())('After signing out', () => {
	let site: Site
	beforeAll(async () => void (site = await startSite()))
	afterAll(() => site.close())

	test('the browser keeps what the privacy page lists, and nothing else', async () => {
		const { page, context } = await site.newVisitor({ serviceWorkers: 'allow' })
		await pretendDevice(context, { hardwareConcurrency: 8, deviceMemory: 8 })
		await signInByHand(page, site)
		await page.evaluate(() => navigator.serviceWorker.ready)
		for (const path of ['/mortgages/10011', '/actions', '/documents']) await page.goto(site.url + path)
		await page.goto(`${site.url}/logout/confirm`)
		await page.getByRole('main').getByRole('button', { name: 'Ja, log uit' }).click()
		await page.waitForURL(`${site.url}/`)
		const stored = await readStorage(page)
		expect(stored.other).toEqual([])
		expect(stored.cached.filter((path) => !/^\/(assets|theme)\/|^\/offline(\/forms)?$/.test(path))).toEqual(
			[],
		)
		const cookies = (await context.cookies()).map(({ name }) => name)
		await page.goto(`${site.url}/privacy`)
		const left = page.getByRole('table', { name: 'Wat na het uitloggen in uw browser blijft' })
		const rows = await left.getByRole('rowheader').allTextContents()
		expect(rows).toEqual([
			`De cookies ${cookies.sort().reverse().join(' en ')}`,
			'Lettertypen, vormgeving en de pagina’s voor als er geen internet is',
			'Adressen en titels van pagina’s, in de geschiedenis van uw browser',
		])
		await context.close()
	})
})
