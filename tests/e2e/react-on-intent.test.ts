import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { isFull } from '../support/full'
import { signIn, signInByHand, startSite, collectBrowserErrors, type Site } from './site'

const testInFull = test.runIf(isFull('access'))

const small = ['/enhance.js', '/session-end.js', '/wake-react.js']

describe.skipIf(!findChromium())('A page on which React does something', () => {
	let site: Site
	let context: BrowserContext
	let page: Page
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(async () => {
		const visitor = await site.newVisitor({ serviceWorkers: 'block' })
		context = visitor.context
		page = visitor.page
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				document.documentElement.dataset.moved = String(list.getEntries().length)
			}).observe({ type: 'layout-shift', buffered: true })
		})
		await signIn(page, site)
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	const hydrated = () => page.locator('html[data-hydrated]')

	/** Paths of all scripts from now on, separated into executed and only fetched. */
	function collectScripts() {
		const scripts: Record<'fetch' | 'script', string[]> = { fetch: [], script: [] }
		page.on('request', (request) => {
			const type = request.resourceType()
			const { pathname } = new URL(request.url())
			if ((type === 'script' || type === 'fetch') && pathname.endsWith('.js')) scripts[type].push(pathname)
		})
		return scripts
	}

	const pretendLine = (line: object) =>
		page.addInitScript((given) => {
			Object.defineProperty(navigator, 'connection', { value: given })
		}, line)

	test('fetches React when the line is idle, and runs it at the first sign of somebody; nothing moves', async () => {
		const complaints = collectBrowserErrors(page)
		const scripts = collectScripts()
		await pretendLine({ saveData: false, effectiveType: '4g' })
		await page.goto(`${site.url}/settings`)
		await expect.poll(() => scripts.fetch.length).toBeGreaterThan(3)
		expect(scripts.script.sort()).toEqual(small)
		expect(await hydrated().count()).toBe(0)
		await page.mouse.move(200, 200, { steps: 2 })
		await hydrated().waitFor()
		expect(scripts.script.length).toBeGreaterThan(small.length)
		expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
		expect(complaints.filter((text) => !text.startsWith('Service Worker'))).toEqual([])
	})

	testInFull.each([
		{ saveData: true, effectiveType: '4g' },
		{ saveData: false, effectiveType: '3g' },
		{ saveData: false, effectiveType: '2g' },
	])('fetches nothing ahead on a line like %j, and still wakes', async (line) => {
		const scripts = collectScripts()
		await pretendLine(line)
		await page.goto(`${site.url}/settings`, { waitUntil: 'networkidle' })
		expect(scripts.fetch).toEqual([])
		await page.keyboard.press('Tab')
		await hydrated().waitFor()
	})

	testInFull('is not woken by a mouse that rests where it comes', async () => {
		await page.mouse.move(200, 200)
		await page.goto(`${site.url}/settings`)
		const isWoken = () => page.evaluate(() => '__remixContext' in window)
		await page.mouse.move(200, 200)
		expect(await isWoken()).toBe(false)
		await page.mouse.move(201, 200)
		expect(await isWoken()).toBe(true)
		await hydrated().waitFor()
	})

	testInFull('that only shows never fetches it', async () => {
		const scripts = collectScripts()
		await pretendLine({ saveData: false, effectiveType: '4g' })
		await page.goto(`${site.url}/dashboard`)
		await page.mouse.move(200, 200, { steps: 2 })
		await page.keyboard.press('Tab')
		expect(scripts.script).toEqual(['/enhance.js', '/session-end.js'])
		await page.getByRole('link', { name: 'Belangrijke documenten' }).click()
		await page.waitForURL('**/important-documents')
		expect(scripts.fetch).toEqual([])
	})

	test('takes a press before that as it would without a script, once', async () => {
		await page.route('**/assets/*.js', () => undefined)
		await page.goto(`${site.url}/settings`, { waitUntil: 'commit' })
		const documents: string[] = []
		page.on('framenavigated', (frame) => documents.push(new URL(frame.url()).pathname))
		await page.getByRole('link', { name: 'Belangrijke documenten' }).click()
		await page.waitForURL('**/important-documents')
		expect(documents).toEqual(['/important-documents'])
	})

	testInFull('with a notice waits for nobody: it is told and leaves by itself', async () => {
		await context.clearCookies()
		await signInByHand(page, site, '/settings')
		await hydrated().waitFor()
		expect(await page.locator('[data-notice]').count()).toBe(1)
	})

	testInFull('is there for the warning that the session ends', async () => {
		await page.clock.install()
		await page.goto(`${site.url}/settings`)
		expect(await hydrated().count()).toBe(0)
		await page.clock.fastForward('58:15')
		await hydrated().waitFor()
		await page.clock.fastForward('00:11')
		await page.locator('[data-session-warning]').waitFor()
	})

	testInFull(
		'is there for the warning of a session that ends at once, whichever script comes first',
		async () => {
			await page.clock.install()
			await page.route('**/settings', async (route) => {
				const response = await route.fetch()
				const body = (await response.text()).replace(/data-session-end="\d+"/, 'data-session-end="90"')
				await route.fulfill({ response, body })
			})
			await page.goto(`${site.url}/settings`)
			await hydrated().waitFor()
			await page.clock.fastForward('00:11')
			await page.locator('[data-session-warning]').waitFor()
		},
	)
})
