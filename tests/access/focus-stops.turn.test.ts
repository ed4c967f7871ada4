import { afterAll, beforeAll, describe, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { formatCaseTitle } from './sample-combinations'
import { startTestSite, type TestSite } from './test-site'
import { findStopFaults } from './focus-stops'
import { pickCases } from './focus-stops-cases'

const sizes = [
	{ width: 1280, height: 800 },
	{ width: 360, height: 640 },
]

describe.skipIf(!findChromium())('From stop to stop with the Tab key', () => {
	let stage: TestSite
	beforeAll(async () => {
		stage = await startTestSite()
	})
	afterAll(() => stage.close())

	pickCases().forEach((one, index) => {
		// Scripts alternate per case, widths every two cases.
		const size = sizes[Math.floor(index / 2) % 2]!
		test.concurrent(
			`${formatCaseTitle(one)}, ${size.width} wide: all can be reached in order, is seen and shows the focus [677]`,
			{ timeout: 120_000 },
			async ({ expect }) => {
				const { page, close } = await stage.show(one.state, one.mode)
				try {
					await page.setViewportSize(size)
					expect.soft(await page.locator(one.state.shows).count()).toBeGreaterThan(0)
					expect.soft(await findStopFaults(page, one.mode.scripts)).toEqual([])
				} finally {
					await close()
				}
			},
		)
	})
})
