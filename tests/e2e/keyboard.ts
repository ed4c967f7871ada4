import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { judgeFocus } from '../access/focus-stops'
import { matchLabel, findQuestion, type Step } from '../actions/steps'

/** More than any page has. */
const mostStops = 300

/** Where a page that came by a script puts the focus, maybe after a Tab on the page before. */
const isHeading = () => document.activeElement?.matches('h1[tabindex="-1"]') ?? false

/** Tab by tab until the focus is there, or on one of several; at each stop it must be seen, and not be covered. */
export async function moveFocusTo(page: Page, target: Locator): Promise<void> {
	await target.first().waitFor({ state: 'attached' })
	// Words can be found in a document whose styles are still on their way; rings cannot.
	await page.waitForLoadState()
	for (let stop = 0; stop < mostStops; stop += 1) {
		await page.keyboard.press('Tab')
		if (await page.evaluate(isHeading)) continue
		expect(await judgeFocus(page)).toEqual([])
		if (await target.evaluateAll((elements) => elements.some((one) => one === document.activeElement))) return
	}
	throw new Error(`No Tab leads to ${target.toString()}`)
}

/** To a link or button, and Enter. */
export async function activateByKeyboard(page: Page, target: Locator): Promise<void> {
	await moveFocusTo(page, target)
	await page.keyboard.press('Enter')
}

/** The steps of a form by keys: arrows among radio buttons, the space bar on ticks, letters in lists, and typing. */
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

/** Tab leads to the answer that was given, else to the first; arrows choose the next. */
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

/** The first letters of an option choose it. */
async function pick(page: Page, list: Locator, option: string) {
	await moveFocusTo(page, list)
	await page.keyboard.type(option)
	expect(await list.locator('option:checked').innerText()).toBe(option)
}

/** The chooser is awaited before the way to its field: a wait that begins with the press may come too late for it. */
async function attach(page: Page, field: Locator, file: string) {
	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		moveFocusTo(page, field).then(() => page.keyboard.press('Space')),
	])
	await chooser.setFiles(file)
}
