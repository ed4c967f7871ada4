import { http, HttpResponse } from 'msw'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPdf } from '#app/backend/drawn-files'
import { findWholeChromium } from '../support/find-program'
import { signIn, startSite, collectBrowserErrors, type Site } from './site'

const png = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
	'base64',
)
const script = '<script>document.title = "ran"</script>'

describe.skipIf(!findWholeChromium())('A file that is opened in the browser', () => {
	let site: Site
	let page: Page
	beforeAll(async () => {
		// The headless shell has no PDF viewer.
		site = await startSite({ whole: true })
		page = (await site.newVisitor()).page
		await signIn(page, site)
	})
	afterEach(() => site.api.heal())
	afterAll(() => site.close())

	const address = () => `${site.url}/actions/11012/download`
	function give(body: string | Buffer, type: string, name: string) {
		const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }
		site.api.answer(http.get('*/api/actions/11012/download', () => new HttpResponse(body, { headers })))
	}

	test('a PDF is shown by the viewer of the browser', async () => {
		give(createPdf(['Koopakte van de Kade']), 'application/pdf', 'akte.pdf')
		expect((await page.goto(`${address()}?open=1`))?.status()).toBe(200)
		await expect.poll(viewerState).toBe('success')
	})

	test('an image is shown as large as it is, and the browser complains of nothing', async () => {
		give(png, 'image/png', 'foto.png')
		const complaints = collectBrowserErrors(page)
		await page.goto(`${address()}?open=1`)
		const size = await page
			.locator('img')
			.evaluate((image) => [(image as HTMLImageElement).naturalWidth, image.clientWidth])
		expect(size).toEqual([5, 5])
		expect(complaints).toEqual([])
	})

	test.each([
		['a page', 'text/html', 'pagina.html', `<title>page</title>${script}`],
		['a drawing', 'image/svg+xml', 'tekening.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
	])(
		'%s that could run something is a download, also when it is asked to open',
		async (_what, type, name, body) => {
			give(body, type, name)
			const arriving = page.waitForEvent('download')
			await page.goto(`${address()}?open=1`).catch(() => undefined)
			expect((await arriving).suggestedFilename()).toBe(name)
		},
	)

	test('a page that calls itself an image runs nothing and shows nothing', async () => {
		give(`<title>page</title>${script}`, 'image/png', 'foto.png')
		await page.goto(`${address()}?open=1`)
		expect(await page.title()).not.toMatch(/ran|page/)
	})

	test('a PDF is a download as long as nobody asks to open it [293]', async () => {
		give(createPdf(['Koopakte']), 'application/pdf', 'akte.pdf')
		const arriving = page.waitForEvent('download')
		await page.goto(address()).catch(() => undefined)
		expect((await arriving).suggestedFilename()).toBe('akte.pdf')
	})

	/** State of Chromium's viewer, which the page itself does not show. */
	async function viewerState() {
		const viewer = page.frames().find((frame) => frame.url().startsWith('chrome-extension:'))
		return viewer?.evaluate(() => {
			const { loadState_ } = document.querySelector('pdf-viewer') as Element & { loadState_?: string }
			return loadState_
		})
	}
})
