import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { within } from '@testing-library/dom'
import type { Locator, Page as BrowserPage } from 'playwright'
import { escapePattern } from '../support/escape-pattern'
import type { Page } from '../support/page'
import type { TextBrowser } from '../browsers/text-browser'
import { sayInformally } from '../support/wording'

/** A step of a client on a page, for every kind of browser; a file is given by its path. */
export type Step =
	| { fill: string; with: string }
	/** A radio button or checkbox by its label; `of` names the question when labels repeat. */
	| { choose: string; of?: string }
	| { pick: string; option: string }
	| { attach: string; file: string }
	/** A button that does not submit the form, and words of the page that it leads to. */
	| { press: string; until: string }
	| { follow: string; until: string }

/** Takes the steps in a browser without scripts. Returns the last page. */
export async function fillWithoutScripts(start: Page, steps: readonly Step[]): Promise<Page> {
	let page = start
	for (const formal of steps) {
		const step = page.words.includes(nameOf(formal)) ? formal : informally(formal)
		if ('fill' in step) page.fill(step.fill, step.with)
		else if ('choose' in step) choose(page, step)
		else if ('pick' in step) page.choose(step.pick, step.option)
		else if ('attach' in step) page.attach(step.attach, [fileAt(step.file)])
		else page = await ('press' in step ? page.press(step.press) : page.follow(step.follow))
	}
	return page
}

/** The same step with informal words; steps are written in formal ones. */
export function informally(step: Step): Step {
	const said = Object.entries(step).map(([part, words]) => [
		part,
		part === 'with' ? words : sayInformally(words),
	])
	return Object.fromEntries(said) as Step
}

/** Label of the step's control. */
function nameOf(step: Step) {
	if ('choose' in step) return step.of ?? step.choose
	if ('fill' in step) return step.fill
	if ('pick' in step) return step.pick
	if ('attach' in step) return step.attach
	return 'press' in step ? step.press : step.follow
}

export async function fillInBrowser(page: BrowserPage, steps: readonly Step[]): Promise<void> {
	for (const step of steps) {
		if ('fill' in step) await page.getByLabel(matchLabel(step.fill)).fill(step.with)
		else if ('choose' in step) await tick(page, step)
		else if ('pick' in step) await page.getByLabel(step.pick).selectOption(step.option)
		else if ('attach' in step) await page.getByLabel(matchLabel(step.attach)).setInputFiles(step.file)
		else {
			const named =
				'press' in step
					? page.getByRole('button', { name: step.press })
					: page.getByRole('link', { name: step.follow })
			await named.click()
			await page.getByText(step.until).first().waitFor()
		}
	}
}

/** Clicks the label, which covers the whole row. Waits until the box can be ticked. */
async function tick(page: BrowserPage, { choose: answer, of }: { choose: string; of?: string }) {
	const box = findQuestion(page, of).getByLabel(answer, { exact: true })
	if (await box.isChecked()) return
	await page.locator(`label[for="${await box.getAttribute('id')}"]`).click()
}

/** Fieldset of a question; the whole page without `of`. */
export function findQuestion(page: BrowserPage, of?: string): Locator {
	if (!of) return page.locator('main')
	const name = new RegExp(`^${escapePattern(of)}`)
	return page.getByRole('radiogroup', { name }).or(page.getByRole('group', { name }))
}

/** Takes the steps in lynx or w3m. Selects are not supported. */
export async function fillAsText(browser: TextBrowser, steps: readonly Step[]): Promise<void> {
	for (const step of steps) {
		if ('fill' in step) await browser.fill(step.fill, step.with)
		else if ('choose' in step) await browser.choose(step.choose, step.of)
		else if ('pick' in step) throw new Error('A text browser keeps the option that is chosen')
		else if ('attach' in step) await browser.fill(step.attach, step.file)
		else {
			await ('press' in step ? browser.press(step.press) : browser.follow(step.follow))
			await browser.waitFor(step.until)
		}
	}
}

function choose(page: Page, { choose: answer, of }: { choose: string; of?: string }) {
	if (!of) return page.choose(answer)
	const named = { name: (name: string) => name.startsWith(of) }
	const question = page.queryByRole('radiogroup', named) ?? page.getByRole('group', named)
	within(question).getByLabelText<HTMLInputElement>(answer).checked = true
}

/** Matches a whole label, which may end in "(niet verplicht)". */
export function matchLabel(words: string): RegExp {
	return new RegExp(`^${escapePattern(words)}( \\(.*\\))?$`)
}

function fileAt(path: string) {
	return { name: basename(path), type: 'application/pdf', bytes: readFileSync(path) }
}
