import type { Page } from 'playwright'
import { installStopCheck, type StopsWindow } from './focus-stops-in-page'

/** More than any page has: who comes here is caught. */
const mostPresses = 600

/** Tabs from the top to the end of the page; tells, a line each, what a keyboard user would stumble over. */
export async function findStopFaults(page: Page, scripts: boolean): Promise<string[]> {
	if (scripts) await letFocusArrive(page)
	await page.evaluate(installStopCheck)
	await page.evaluate(() => (window as unknown as StopsWindow).stops.begin())
	for (let press = 0; press < mostPresses; press += 1) {
		await page.keyboard.press('Tab')
		const isOver = await page.evaluate(() => (window as unknown as StopsWindow).stops.look())
		if (isOver) return page.evaluate(() => (window as unknown as StopsWindow).stops.finish())
	}
	throw new Error(`No end after ${mostPresses} presses of Tab`)
}

/** Where scripts run, a list of errors takes the focus a moment after it is shown: not in the midst of the walk. */
async function letFocusArrive(page: Page): Promise<void> {
	if ((await page.locator('[data-error-summary]').count()) === 0) return
	await page
		.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 5_000 })
		.catch(() => undefined)
}

/** What a keyboard user would miss of where the focus is now: the ring, or what lies over it. */
export async function judgeFocus(page: Page): Promise<string[]> {
	await page.evaluate(installStopCheck)
	return page.evaluate(() => (window as unknown as StopsWindow).stops.judge())
}
