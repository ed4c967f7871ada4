import { afterAll, beforeAll, describe, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { findOverlaps } from './overlaps'
import { formatCaseTitle } from './sample-combinations'
import { enlargeText, findCutOff, findEdgeless, restoreText, spaceText, zoomed, zoomText } from './spacing'
import { startTestSite, type TestSite } from './test-site'
import { pickCases } from './focus-stops-cases'

describe.skipIf(!findChromium())('With large and wide text', () => {
	let stage: TestSite
	beforeAll(async () => {
		stage = await startTestSite()
	})
	afterAll(() => stage.close())

	for (const one of pickCases()) {
		test.concurrent(
			`${formatCaseTitle(one)}: all is there at 400 %, with wide text, text twice as large, and forced colours [677]`,
			{ timeout: 120_000 },
			async ({ expect }) => {
				const { page, close } = await stage.show(one.state, one.mode)
				try {
					expect.soft(await page.locator(one.state.shows).count()).toBeGreaterThan(0)
					await spaceText(page)
					expect.soft(await findCutOff(page), 'wide text, 1280 pixels').toEqual([])
					await page.setViewportSize(zoomed)
					expect.soft(await findCutOff(page), 'wide text, 320 pixels').toEqual([])
					await restoreText(page)
					expect.soft(await findCutOff(page), '400 %').toEqual([])
					expect.soft(await findOverlaps(page), '400 %').toEqual([])
					await enlargeText(page)
					expect.soft(await findCutOff(page), 'the largest text, 320 pixels').toEqual([])
					await page.setViewportSize({ width: 1280, height: 900 })
					await zoomText(page)
					expect.soft(await findCutOff(page), 'text alone at 200 %').toEqual([])
					expect.soft(await findOverlaps(page), 'text alone at 200 %').toEqual([])
					await restoreText(page)
					await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
					expect.soft(await findEdgeless(page), 'forced colours').toEqual([])
				} finally {
					await close()
				}
			},
		)
	}
})
