import type { Page } from 'playwright'
import { isFull } from '../support/full'
import { overviewHeading } from '../support/overview-heading'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAxeViolations, measureOverflow } from '../access/judge'
import { findChromium } from '../support/find-program'
import { createJpeg, holdUpright, secret } from '../support/photos'
import { drawPhoto, inspectPhoto } from './draw-photo'
import { collectBrowserErrors, signIn, startSite, waitForHydration, type Site } from './site'

const testInFull = test.runIf(isFull('access'))

const label = 'Kies een of meer bestanden'
const address = '/actions/11001/upload-document'
const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

describe.skipIf(!findChromium())('What a script does with photos', () => {
	let site: Site
	let page: Page
	/** 4000 × 1600 pixels. */
	let large: Buffer
	const small = createJpeg().clean
	/** Large enough for the script to process, but unreadable. */
	const broken = Buffer.concat([small.subarray(0, 20), Buffer.alloc(2_000_000, 1)])

	beforeAll(async () => {
		site = await startSite()
		const { page: canvas, context } = await site.newVisitor()
		large = await drawPhoto(canvas)
		await context.close()
	})
	beforeEach(() => site.api.backend.reset())
	afterEach(async () => {
		site.api.forgetCalls()
		await page.context().close()
	})
	afterAll(() => site.close())

	/** Errors that the browser reported; one script may be missing. */
	async function open(options: Parameters<Site['newVisitor']>[0] = {}, missing?: string) {
		;({ page } = await site.newVisitor({ serviceWorkers: 'block', ...options }))
		const complaints = collectBrowserErrors(page)
		if (missing) await page.route(`**${missing}`, (route) => route.abort())
		await signIn(page, site)
		await page.goto(site.url + address)
		if (options.scripts !== false) await waitForHydration(page)
		return complaints
	}

	const rows = () => page.locator('[data-files] li')
	const camera = () => page.getByRole('button', { name: 'Maak een foto' })
	const listSizes = () =>
		page
			.getByLabel(label)
			.evaluate((input) =>
				input instanceof HTMLInputElement ? Array.from(input.files ?? [], ({ size }) => size) : [],
			)

	/** Files as the API received them. */
	async function send() {
		await page.getByRole('button', { name: 'Verstuur' }).click()
		await page.getByRole('heading', { level: 1, name: overviewHeading }).waitFor()
		const calls = site.api.callsTo('POST', '/api/documents')
		expect(calls).toHaveLength(1)
		return calls.flatMap(({ parts }) => parts.filter(({ name }) => name === 'file[]'))
	}

	test('a photo that is larger than a page needs goes smaller and the right way up; a small one goes as it is', async () => {
		const complaints = await open()
		const upright = holdUpright(large)
		await page.getByLabel(label).setInputFiles([jpeg('groot.jpg', upright), jpeg('klein.jpg', small)])
		await expect.poll(async () => (await listSizes())[0]).toBeLessThan(upright.length)
		const [listed = 0] = await listSizes()
		const [amount, unit] = listed < 2 ** 20 ? [listed / 2 ** 10, 'kB'] : [listed / 2 ** 20, 'MB']
		const size = `${amount.toLocaleString('nl', { maximumFractionDigits: 1 })} ${unit}`
		await rows()
			.filter({ hasText: `groot.jpg (${size})` })
			.waitFor()
		const [first, second] = await send()
		expect(complaints.filter((text) => !text.startsWith('Service Worker'))).toEqual([])
		expect([first?.filename, second?.filename]).toEqual(['groot.jpg', 'klein.jpg'])
		expect(first?.bytes.length).toBe(listed)
		expect(first?.bytes.includes(secret)).toBe(false)
		expect(await inspectPhoto(page, first!.bytes)).toEqual({ width: 1400, height: 3500, red: ['top right'] })
		expect(second?.bytes.equals(small)).toBe(true)
	})

	testInFull('a HEIC photo that the browser can open goes as a JPEG', async () => {
		await open()
		// Chromium reads the type from the bytes, whatever the name says.
		await page.getByLabel(label).setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: large })
		await page.getByRole('button', { name: 'Verwijder IMG_1.jpg' }).waitFor()
		const [photo] = await send()
		expect(photo).toMatchObject({ filename: 'IMG_1.jpg', type: 'image/jpeg' })
		expect(await inspectPhoto(page, photo!.bytes)).toMatchObject({ width: 3500, height: 1400 })
	})

	testInFull('a photo that nobody can open stays as it is, and the server says so', async () => {
		await open()
		const files = [jpeg('kapot.jpg', broken), jpeg('groot.jpg', large)]
		await page.getByLabel(label).setInputFiles(files)
		// The script draws one photo at a time.
		await expect.poll(async () => (await listSizes())[1]).toBeLessThan(large.length)
		expect((await listSizes())[0]).toBe(broken.length)
		await page.getByRole('button', { name: 'Verstuur' }).click()
		await page.getByRole('alert').getByText('"kapot.jpg" is beschadigd.').waitFor()
		expect(site.api.callsTo('POST', '/api/documents')).toEqual([])
	})

	testInFull.each(['/files.js', '/shrink-photo.js'])(
		'where %s does not come, a photo goes as it is',
		async (script) => {
			const complaints = await open({}, script)
			await page.getByLabel(label).setInputFiles(jpeg('groot.jpg', large))
			await expect.poll(() => complaints.join('\n')).toContain('Failed to load resource')
			const [photo] = await send()
			expect(photo?.bytes.equals(large)).toBe(true)
		},
	)

	testInFull('without a script there is no such button, and a photo goes as it is', async () => {
		await open({ ...phone, scripts: false })
		expect(await camera().count()).toBe(0)
		await page.getByLabel(label).setInputFiles(jpeg('groot.jpg', large))
		const [photo] = await send()
		expect(photo?.bytes.equals(large)).toBe(true)
	})

	testInFull(
		'a telephone opens its camera, and photos taken one after the other all stay and go',
		async () => {
			await open(phone)
			for (const name of ['een.jpg', 'twee.jpg']) {
				const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera().click()])
				expect(await chooser.element().getAttribute('capture')).toBe('environment')
				expect(await chooser.element().getAttribute('accept')).toBe('image/*')
				await chooser.setFiles(jpeg(name, createJpeg().clean))
				await rows().filter({ hasText: name }).waitFor()
			}
			expect(await rows().count()).toBe(2)
			expect((await camera().boundingBox())?.height).toBeGreaterThanOrEqual(44)
			expect(await findAxeViolations(page)).toEqual([])
			expect(await measureOverflow(page)).toBe(0)
			expect((await send()).map(({ filename }) => filename)).toEqual(['een.jpg', 'twee.jpg'])
		},
	)

	testInFull('who works with a mouse is offered no camera', async () => {
		await open()
		await page.getByText('Sleep bestanden hierheen').waitFor()
		expect(await camera().count()).toBe(0)
	})
})
