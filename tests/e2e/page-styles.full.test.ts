import { readdirSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { collectBrowserErrors, signIn, startSite, type Site } from './site'

const anna = 'anna@voorbeeld.nl'
const bram = 'bram@voorbeeld.nl'
/** Anna's pages show more, so the short ones of hers are used, and Bram's for the rest. */
const pages = [
	...['/documents', '/help', '/credits', '/appointments', '/accessibility'].map((path) => ({
		path,
		email: anna,
	})),
	{ path: '/actions/11004/upload-document', email: anna },
	{ path: '/dashboard', email: bram },
	{ path: '/actions/21031/hypact-form?step=1', email: bram },
]

/** The stylesheet of the build, which pages with React load. */
const appSheet = `/assets/${readdirSync('build/client/assets').find((name) => /^styles-.*\.css$/.test(name))}`

describe.skipIf(!findChromium())('A first page', () => {
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
	})
	afterEach(() => context.close())
	afterAll(() => site.close())

	/** Computed style of one element of each kind, with pseudo-elements, a line each. */
	const listLooks = () =>
		page.evaluate(() =>
			Array.from(document.body.querySelectorAll('*'))
				.filter((element, index, all) => {
					const isAlike = (other: Element) =>
						other.tagName === element.tagName && other.getAttribute('class') === element.getAttribute('class')
					return all.findIndex(isAlike) === index
				})
				.flatMap((element) =>
					['', '::before', '::after'].map((pseudo) => {
						const style = getComputedStyle(element, pseudo)
						const isThere = pseudo === '' || style.content !== 'none'
						const values = isThere
							? Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`)
							: []
						return `${element.tagName}${pseudo} ${element.getAttribute('class')} ${values.join(';')}`
					}),
				),
		)

	/** Replaces the page's inline styles by whole style sheets. */
	const changeToFiles = () =>
		page.evaluate(async (app) => {
			const own = document.querySelector<HTMLElement>('style[data-sheet]')
			if (!own) throw new Error('The page brings no styles')
			const load = (href: string) =>
				new Promise((resolve, reject) => {
					const link = document.createElement('link')
					Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject })
					document.head.append(link)
				})
			await load(app)
			await load(own.dataset.sheet ?? '')
			own.remove()
		}, appSheet)

	test.each(pages)('looks as it does with the stylesheets: $path', async ({ path, email }) => {
		const complaints = collectBrowserErrors(page)
		await page.emulateMedia({ reducedMotion: 'reduce' })
		await signIn(page, site, email)
		// Elements that scripts add would differ too.
		await page.route('**/*.js', (route) => route.abort())
		const opened = await page.goto(site.url + path)
		expect(opened?.status()).toBe(200)
		const before = await listLooks()
		expect(before.length).toBeGreaterThan(60)
		await changeToFiles()
		const after = await listLooks()
		expect(after.filter((look, index) => look !== before[index])).toEqual([])
		expect(complaints.filter((text) => /policy|style/i.test(text))).toEqual([])
	})

	test('asks for its scripts before anything else but pictures, and for the next page after that', async () => {
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))
		await page.goto(`${site.url}/?domain=noord`)
		await page.getByRole('button', { name: 'Toon wachtwoord' }).waitFor()
		await expect.poll(() => asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
		const files = asked.filter((path) => !/^\/(images|app-icons|app-manifests)\//.test(path))
		expect(files.slice(0, 3)).toEqual(['/', '/', '/enhance.js'])
	})

	test('asks for no script before it was painted', async () => {
		await page.goto(`${site.url}/?domain=noord`)
		const early = await page.evaluate(() => {
			const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0
			const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
			return [
				scripts.length > 0,
				scripts.filter(({ startTime }) => startTime < painted).map(({ name }) => name),
			]
		})
		expect(early).toEqual([true, []])
	})

	test('starts its scripts in a browser that tells of no paint', async () => {
		await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
		await page.goto(`${site.url}/?domain=noord`)
		await page.getByRole('button', { name: 'Toon wachtwoord' }).waitFor()
	})
})
