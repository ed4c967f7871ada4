import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { judgeFocus } from '../access/focus-stops'
import { matchLabel, findQuestion, type Step } from '../actions/steps'

/** More stops than any page has. */
const mostStops = 300

/** True for the heading that gets the focus after a navigation by script, possibly after a Tab on the page before. */
const isHeading = () => document.activeElement?.matches('h1[tabindex="-1"]') ?? false

/** Tabs until one of the targets has the focus. At each stop the focus must be visible and uncovered. */
export async function moveFocusTo(page: Page, target: Locator): Promise<void> {
	await target.first().waitFor({ state: 'attached' })
	// The text is there before the style sheets, which draw the focus ring.
	await page.waitForLoadState()
	for (let stop = 0; stop < mostStops; stop += 1) {
		await page.keyboard.press('Tab')
		if (await page.evaluate(isHeading)) continue
		expect(await judgeFocus(page)).toEqual([])
		if (await target.evaluateAll((elements) => elements.some((one) => one === document.activeElement))) return
	}
	throw new Error(`No Tab leads to ${target.toString()}`)
}

/** Moves to a link or button and presses Enter. */
export async function activateByKeyboard(page: Page, target: Locator): Promise<void> {
	await moveFocusTo(page, target)
	await page.keyboard.press('Enter')
}

/** Takes the steps with keys: arrows on radio buttons, space on checkboxes, letters in selects. */
export async function fillByKeyboard(page: Page, steps: readonly Step[]): Promise<void> {
	for (const step of steps) {
		if ('fill' in step) await type(page, page.getByLabel(matchLabel(step.fill)), step.with)
		else if ('choose' in step)
			await choose(page, findQuestion(page, step.of).getByLabel(step.choose, { exact: true }))
		else if ('pick' in step) await pick(page, page.getByLabel(step.pick), step.option)
		else if ('attach' in step) await attach(page, page.getByLabel(matchLabel(step.attach)), step.file)
		else {
			const [role, name] =
				'press' in step ? (['button', step.press] as const) : (['link', step.follow] as const)
			await activateByKeyboard(page, page.getByRole(role, { name }))
			await page.getByText(step.until).first().waitFor()
		}
	}
}

async function type(page: Page, field: Locator, words: string) {
	await moveFocusTo(page, field)
	await page.keyboard.press('ControlOrMeta+a')
	await page.keyboard.type(words)
}

/** Tab reaches the chosen radio button, else the first; arrows choose another. */
async function choose(page: Page, box: Locator) {
	if ((await box.getAttribute('type')) === 'checkbox') {
		await moveFocusTo(page, box)
		if (!(await box.isChecked())) await page.keyboard.press('Space')
		return
	}
	const radios = page.locator(`input[type=radio][name="${await box.getAttribute('name')}"]:visible`)
	await moveFocusTo(page, radios)
	for (let left = await radios.count(); left > 0; left -= 1) {
		if (await box.evaluate((radio) => radio === document.activeElement)) break
		await page.keyboard.press('ArrowDown')
	}
	await page.keyboard.press('Space')
}

/** Types the first letters of the option. */
async function pick(page: Page, list: Locator, option: string) {
	await moveFocusTo(page, list)
	await page.keyboard.type(option)
	expect(await list.locator('option:checked').innerText()).toBe(option)
}

/**
 * Waits for the file chooser before moving to the field, because a wait that starts with the press may be too late.
 */
async function attach(page: Page, field: Locator, file: string) {
	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		moveFocusTo(page, field).then(() => page.keyboard.press('Space')),
	])
	await chooser.setFiles(file)
}
