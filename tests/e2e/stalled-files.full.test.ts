import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { signIn, startSite, type Site } from './site'

const kinds: [string, (address: URL) => boolean][] = [
	['stylesheet', ({ pathname }) => pathname.endsWith('.css')],
	['font', ({ pathname }) => pathname.endsWith('.woff2')],
	['script', ({ pathname }) => pathname.endsWith('.js')],
	['picture', ({ pathname }) => pathname.startsWith('/images/')],
]

describe.skipIf(!findChromium())('A page whose files stand still', () => {
	let site: Site
	beforeAll(async () => void (site = await startSite()))
	afterAll(() => site.close())

	test.each(kinds)('is painted in the firm’s look without a %s, also the next one', async (_kind, isOf) => {
		const { page, context } = await site.newVisitor({ serviceWorkers: 'block' })
		await page.route(isOf, () => new Promise(() => undefined))
		await signIn(page, site)
		for (const path of ['/mortgages/10011', '/dashboard']) {
			await page.goto(site.url + path, { waitUntil: 'commit' })
			await page.getByRole('heading', { level: 1 }).waitFor()
			const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
			await expect.poll(painted, { timeout: 20_000 }).toBe(1)
			const look = page
				.getByRole('heading', { level: 1 })
				.evaluate((heading) => getComputedStyle(heading).color)
			expect(await look).toBe('rgb(10, 46, 101)')
		}
		await context.close()
	})
})
