import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, test, type ExpectStatic } from 'vitest'
import { findChromium } from '../support/find-program'
import { deal, isFull, seed } from '../support/full'
import { parsePage } from '../support/parse-page'
import { sampleCombinations, formatCaseTitle, type Case, type SampleSize } from './sample-combinations'
import { fetchEqualAccess, findEqualAccessFaults } from './equal-access'
import { findAxeViolations, findMarkupErrors, measureOverflow } from './judge'
import { findJoinedLinks, findPrintedLinks } from './old-browsers'
import { findPasteStops } from './pasting'
import { findStructureFaults } from './structure'
import { findSmallTargets } from './targets'
import { savePage } from './saved-pages'
import { startTestSite, type TestSite } from './test-site'

const extents: readonly SampleSize[] = ['states', 'pages']
const extent = isFull('access') ? 'full' : (extents.find((one) => one === process.env.ACCESS) ?? 'pages')
const pages = 2
/** `npm test` uses two pages, others with each commit. */
const cases =
	extent === 'pages' ? deal('access', sampleCombinations(extent), pages) : sampleCombinations(extent)

/** IBM Equal Access judges every state once, in alternating modes. */
const secondEngine = extent === 'pages' ? undefined : fetchEqualAccess()
const ofSecondEngine = new Set(sampleCombinations('states').map(formatCaseTitle))

/** Registers a share of the cases, so that several workers can run them. */
export function runShard(share: number, shares: number): void {
	const mine = cases.filter((_, index) => index % (extent === 'pages' ? 1 : shares) === share)
	describe.skipIf(!findChromium())(
		`${mine.length} of ${cases.length} cases: what every page shows is for everyone [670] [677] (seed ${seed})`,
		() => {
			let stage: TestSite
			beforeAll(async () => {
				stage = await startTestSite()
			})
			afterAll(() => stage.close())

			for (const one of mine) {
				test.concurrent(formatCaseTitle(one), { timeout: 300_000 }, ({ expect }) => judge(stage, one, expect))
			}
		},
	)
}

async function judge(stage: TestSite, one: Case, expect: ExpectStatic): Promise<void> {
	const { state, mode } = one
	const { page, html, status, complaints, allowScripts, close } = await stage.show(state, mode)
	try {
		expect.soft(status).toBe(state.status ?? 200)
		expect.soft(await page.locator(state.shows).count()).toBeGreaterThan(0)
		expect.soft(await page.locator('html').getAttribute('lang')).toBe(mode.language)
		expect.soft(await page.locator('h1').count()).toBe(1)
		expect.soft(await findMarkupErrors(html)).toEqual([])
		const document = parsePage(html, 'http://localhost/')
		expect.soft([...findJoinedLinks(document), ...findPrintedLinks(document)]).toEqual([])
		if (extent === 'full')
			await savePage(formatCaseTitle(one), {
				wire: html,
				...(mode.scripts ? { scripts: await page.content() } : {}),
			})
		await allowScripts()
		expect.soft(await findAxeViolations(page)).toEqual([])
		if (secondEngine && ofSecondEngine.has(formatCaseTitle(one)))
			expect.soft(await findEqualAccessFaults(page, secondEngine)).toEqual([])
		expect.soft(await findStructureFaults(page)).toEqual([])
		expect.soft(await findPasteStops(page)).toEqual([])
		expect.soft(await findSmallTargets(page)).toEqual([])
		expect.soft(await measureOverflow(page)).toBe(0)
		// At the narrowest width now.
		expect.soft(await findSmallTargets(page)).toEqual([])
		expect.soft(await dropLatePictures(page, complaints)).toEqual([])
	} finally {
		await close()
	}
}

const canLoad = (address: string) => fetch(address).then(({ ok }) => ok)

/**
 * The portal gives up on pictures after two seconds. On a busy machine that is a delay, not a fault, so they are
 * requested once more.
 */
async function dropLatePictures(page: Page, complaints: readonly string[]): Promise<string[]> {
	const lasting: string[] = []
	for (const complaint of complaints) {
		const [picture] = /http\S+\/images\/\S+$/.exec(complaint) ?? []
		const isThere = picture !== undefined && (await page.evaluate(canLoad, picture))
		if (!isThere) lasting.push(complaint)
	}
	return lasting
}
