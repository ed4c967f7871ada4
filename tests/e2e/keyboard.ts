import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Step } from '../actions/steps'

const mostStops = 120

/** Tab by tab until the focus is there, or on one of several; each stop must be seen to have it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let stop = 0; stop < mostStops; stop += 1) {
		await page.keyboard.press('Tab')
		const { ring, html } = await page.evaluate(() => {
			const focused = document.activeElement ?? document.body
			const { outlineStyle, outlineWidth } = getComputedStyle(focused)
			// Between the last stop and the first the browser has the focus.
			const isOnPage = focused !== document.body
			const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
			return { ring: isOnPage ? width : 3, html: focused.outerHTML.slice(0, 200) }
		})
		expect(ring, html).toBeGreaterThanOrEqual(3)
		if (await target.evaluateAll((elements) => elements.some((one) => one === document.activeElement))) return
	}
	throw new Error(`No Tab leads to ${target.toString()}`)
}

/** To a link or button, and Enter. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
	await tabTo(page, target)
	await page.keyboard.press('Enter')
}

/** A question of a form: arrows among radio buttons, the space bar on ticks, and typing. */
export async function answerByKeyboard(page: Page, step: Step): Promise<void> {
	if ('fill' in step) {
		await tabTo(page, page.getByLabel(step.fill))
		await page.keyboard.press('ControlOrMeta+a')
		return page.keyboard.type(step.with)
	}
	if (!('choose' in step)) throw new Error(`Not by keyboard: ${JSON.stringify(step)}`)
	const { of = '' } = step
	const groups = page.getByRole('radiogroup', { name: of }).or(page.getByRole('group', { name: of }))
	const box = (of ? groups : page.locator('main')).getByLabel(step.choose, { exact: true })
	if ((await box.getAttribute('type')) === 'radio') await pick(page, groups.getByRole('radio'), box)
	else {
		await tabTo(page, box)
		await page.keyboard.press('Space')
	}
}

/** Tab leads to the answer that was given, else to the first; arrows choose the next. */
async function pick(page: Page, radios: Locator, wanted: Locator): Promise<void> {
	await tabTo(page, radios)
	for (let left = await radios.count(); left > 0; left -= 1) {
		if (await wanted.evaluate((radio) => radio === document.activeElement)) break
		await page.keyboard.press('ArrowDown')
	}
	await page.keyboard.press('Space')
}
