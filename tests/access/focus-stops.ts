import type { Page } from 'playwright'
import { installStopCheck, type StopsWindow } from './focus-stops-in-page'

/** More stops than any page has; it ends a keyboard trap. */
const mostPresses = 600

/** Tabs through the page. Returns a line per fault that a keyboard user would meet. */
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

/** With scripts, the error summary takes the focus shortly after it appears: wait for that before the walk. */
async function letFocusArrive(page: Page): Promise<void> {
	if ((await page.locator('[data-error-summary]').count()) === 0) return
	await page
		.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 5_000 })
		.catch(() => undefined)
}

/** Faults of the current focus indicator: a missing ring, or an element on top of it. */
export async function judgeFocus(page: Page): Promise<string[]> {
	await page.evaluate(installStopCheck)
	return page.evaluate(() => (window as unknown as StopsWindow).stops.judge())
}
