import type { Browser, Page } from 'playwright'
import { startApi } from '../support/api'
import { startPortal } from '../support/portal'
import { openOverview } from '../support/sign-in'
import type { ReportLine } from './large-dossier'

interface Shift extends PerformanceEntry {
	value: number
	hadRecentInput: boolean
}

/** Milliseconds within which a page reacts to an input. */
const answerTime = 700

/** Pages with every kind of field, and their visitors. */
const pages = [
	{ name: 'login', path: '/' },
	{ name: 'dashboard', path: '/dashboard', email: 'bram@voorbeeld.nl' },
	{ name: 'step of a questionnaire', path: '/actions/21031/hypact-form?step=1', email: 'bram@voorbeeld.nl' },
	{ name: 'upload', path: '/actions/11001/upload-document' },
	{ name: 'damage report', path: '/general-insurances/10041/damage-reports/create' },
	{ name: 'inventory', path: '/actions/11031/inventory?way=manual' },
]

/**
 * Measures layout shift on a slow telephone while every control is used. Shifts within half a second of an input do
 * not count.
 */
export async function measureLayoutShifts(note: ReportLine, browser: Browser): Promise<void> {
	const api = await startApi()
	const portal = await startPortal({ apiUrl: api.url })
	try {
		for (const { name, path, email = 'anna@voorbeeld.nl' } of pages) {
			const { visitor } = await openOverview(portal.url, { branch: 'noord', email })
			if (name === 'login') await visitor.visit('/logout')
			const moved = await measureShifts(browser, portal.url + path, visitor.cookies.header(path) ?? '')
			note(`${name}: layout shift, interactions included`, moved, { atMost: 0 })
		}
	} finally {
		await portal.close()
		await api.close()
	}
}

async function measureShifts(browser: Browser, url: string, cookie: string): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
	await context.addCookies(parseCookies(cookie).map((one) => ({ ...one, url })))
	const page = await context.newPage()
	let moved = 0
	await page.exposeFunction('noteShift', (value: number) => void (moved += value))
	await page.addInitScript(watchShifts)
	const session = await context.newCDPSession(page)
	await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
	try {
		const answer = await page.goto(url)
		if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`)
		await page.waitForTimeout(answerTime)
		await handleAll(page)
		await send(page)
		return moved
	} finally {
		await context.close()
	}
}

function parseCookies(header: string) {
	return header
		.split('; ')
		.map((pair) => pair.split('='))
		.map(([name = '', ...value]) => ({ name, value: value.join('=') }))
}

function watchShifts() {
	const { noteShift } = window as unknown as { noteShift(value: number): void }
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput } of list.getEntries() as Shift[])
			if (!hadRecentInput) noteShift(value)
	}).observe({ type: 'layout-shift', buffered: true })
}

/** Fills in each field, chooses each option, presses each button that belongs to a script. */
async function handleAll(page: Page): Promise<void> {
	const texts =
		'main :is(textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [tabindex]))'
	for (const field of await page.locator(`${texts}:visible`).all()) {
		await field.pressSequentially('12')
		await page.waitForTimeout(answerTime)
	}
	for (const choice of await page.locator('main :is([type=radio], [type=checkbox]) ~ label:visible').all()) {
		// An answer may have removed the question.
		if (await choice.isVisible()) await choice.click()
		await page.waitForTimeout(answerTime)
	}
	for (const button of await page.locator(':is(main button[type=button], summary):visible').all()) {
		await button.click()
		await page.waitForTimeout(answerTime)
		await page.keyboard.press('Escape')
	}
}

async function send(page: Page): Promise<void> {
	const button = page.locator('main form button:not([type=button], [aria-hidden]):visible').first()
	if ((await button.count()) === 0) return
	await button.click()
	await page.waitForTimeout(3 * answerTime)
}
