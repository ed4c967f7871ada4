import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import type { Step } from '../actions/steps'
import type { Visitor } from '../support/visitor'
import { findProgram } from '../support/find-program'
import { isHydrated } from './is-hydrated'

const mostLooks = 300

interface FirefoxOptions {
	/** With a `DISPLAY` the browser has a window. */
	env?: Record<string, string>
}

/** Debian's Firefox over WebDriver BiDi, with these preferences. @throws Error when none is installed */
export async function startFirefox(
	preferences: Record<string, unknown> = {},
	{ env }: FirefoxOptions = {},
): Promise<Browser> {
	const executablePath = findProgram('firefox')
	if (!executablePath) throw new Error('Firefox is missing: run tests/browsers/ensure-browsers.ts')
	return puppeteer.launch({
		browser: 'firefox',
		executablePath,
		headless: !env,
		...(env ? { env } : {}),
		protocolTimeout: 120_000,
		extraPrefsFirefox: { 'intl.accept_languages': 'nl', ...preferences },
	})
}

/** A page in a context of its own, with the cookies of this visitor. */
export async function openFirefoxPage(browser: Browser, url: string, visitor?: Visitor): Promise<Page> {
	const context = await browser.createBrowserContext()
	const { hostname } = new URL(url)
	const cookies = visitor?.cookies.all() ?? []
	if (cookies.length > 0)
		await context.setCookie(
			...cookies.map(({ name, value }) => ({ name, value, domain: hostname, path: '/', httpOnly: true })),
		)
	const page = await context.newPage()
	page.setDefaultTimeout(60_000)
	return page
}

/** Takes the steps of a client. */
export async function fillInFirefox(page: Page, steps: readonly Step[]): Promise<void> {
	for (const step of steps) {
		if ('attach' in step) await (await findControl(page, step.attach)).uploadFile(step.file)
		else if ('press' in step) await pressAndWait(page, step.press, step.until)
		else if ('follow' in step) await pressAndWait(page, step.follow, step.until)
		else await answer(page, step)
	}
}

async function answer(page: Page, step: Step) {
	if ('choose' in step) return (await findControl(page, step.choose, step.of)).evaluate((box) => box.click())
	if (!('fill' in step) && !('pick' in step)) return
	const [label, text] = 'fill' in step ? [step.fill, step.with] : [step.pick, step.option]
	await (await findControl(page, label)).evaluate(setValue, text)
}

/** Runs in the page. */
function setValue(control: Element, text: string) {
	if (control instanceof HTMLSelectElement)
		control.value = [...control.options].find((option) => option.text.trim() === text)?.value ?? ''
	else (control as HTMLInputElement).value = text
	for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Presses a button or follows a link, and waits for these words. */
export async function pressAndWait(page: Page, name: string, words: string): Promise<void> {
	const found = await page.evaluateHandle(
		(sought) =>
			[...document.querySelectorAll<HTMLElement>('button, a')].find(
				({ textContent }) => textContent.trim() === sought,
			),
		name,
	)
	// A click that navigates within the call may end the call's own page, and then it never returns.
	await (found as ElementHandle<HTMLElement>).evaluate((control) => void setTimeout(() => control.click()))
	await waitForWords(page, words)
}

/** Goes back, and waits for these words. */
export async function goBack(page: Page, words: string): Promise<void> {
	await page.evaluate(() => void setTimeout(() => history.back()))
	await waitForWords(page, words)
}

/** Loads the page again, and waits for these words on the new page. */
export async function reload(page: Page, words: string): Promise<void> {
	await page.evaluate(() => {
		document.body.replaceChildren()
		setTimeout(() => location.reload())
	})
	await waitForWords(page, words)
}

/** Opens an address, and waits until scripts handle clicks. */
export async function openAddress(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: 'domcontentloaded' })
	if (!(await look(() => page.evaluate(isHydrated)))) throw new Error(`${address} was not hydrated`)
}

/** Waits until the page contains these words. */
export async function waitForWords(page: Page, words: string): Promise<void> {
	const isThere = (sought: string) => document.body.textContent.includes(sought)
	if (!(await look(() => page.evaluate(isThere, words)))) throw new Error(`The page lacks "${words}"`)
}

/** Looks until it is true. Each look has an end: one at a page that is left may never return. */
async function look(isTrue: () => Promise<boolean>) {
	for (let looks = 0; looks < mostLooks; looks += 1) {
		if (await Promise.race([isTrue().catch(() => false), wait(2000, false)])) return true
		await wait(100)
	}
	return false
}

/** The control of a label, which may end in "(niet verplicht)"; `of` begins the question. */
export async function findControl(page: Page, label: string, of = '') {
	const found = await page.evaluateHandle(
		(sought, question) => {
			const groups = [...document.querySelectorAll('fieldset')]
			const isAsked = ({ textContent }: Element) => textContent.trim().startsWith(question)
			const place = question ? groups.findLast(isAsked) : document.body
			const labels = [...(place?.querySelectorAll('label') ?? [])]
			const words = ({ textContent }: Element) => textContent.trim()
			const own =
				labels.find((one) => words(one) === sought) ?? labels.find((one) => words(one).startsWith(sought))
			return own?.control ?? undefined
		},
		label,
		of,
	)
	return found as ElementHandle<HTMLInputElement>
}
