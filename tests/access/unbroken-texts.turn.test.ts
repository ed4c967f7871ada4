import { afterAll, beforeAll, describe, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { deal, isFull, seed } from '../support/full'
import { measureOverflow } from './judge'
import { findOverlaps } from './overlaps'
import { formatCaseTitle, sampleCombinations } from './sample-combinations'
import { findCutOff } from './spacing'
import type { State } from './state'
import { startTestSite, type TestSite } from './test-site'

const isWhole = isFull('access') || process.env.ACCESS === 'states'
/** Every text of the firm and the client is one long word; `npm test` uses two pages. */
const all = sampleCombinations(isWhole ? 'states' : 'pages').flatMap((one) =>
	one.state.setting === undefined || one.state.setting === 'open'
		? [{ ...one, state: { ...one.state, setting: 'wordy' } satisfies State }]
		: [],
)
const cases = isWhole ? all : deal('access', all, 2)

describe.skipIf(!findChromium())(`Words without a break (${cases.length}, seed ${seed})`, () => {
	let stage: TestSite
	beforeAll(async () => {
		stage = await startTestSite()
	})
	afterAll(() => stage.close())

	for (const one of cases) {
		test.concurrent(
			`${formatCaseTitle(one)}: they stay in their box on a narrow screen [677]`,
			{ timeout: 120_000 },
			async ({ expect }) => {
				const { page, close } = await stage.show(one.state, one.mode, 320)
				try {
					expect.soft(await page.locator(one.state.shows).count()).toBeGreaterThan(0)
					expect.soft(await measureOverflow(page)).toBe(0)
					expect.soft(await findCutOff(page)).toEqual([])
					expect.soft(await findOverlaps(page)).toEqual([])
				} finally {
					await close()
				}
			},
		)
	}
})
