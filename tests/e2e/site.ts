import type { BrowserContext, Page } from 'playwright'
import { startBrowser } from '../support/browser'
import type { TestFile } from '../support/form-body'
import type { TestPortal } from '../support/portal'
import { borrowSite, forgetRecords } from '../support/shared-site'
import { demoPassword, openOverview } from '../support/sign-in'

export { waitForHydration } from '../access/steps'

/** The portal on a reference API that records calls and injects faults, and Chromium. */
export async function startSite(options?: { whole: boolean }) {
	const { api, portal, giveBack } = await borrowSite()
	const browser = await startBrowser(options)
	return {
		api,
		portal,
		url: portal.url,
		newVisitor: browser.newVisitor,
		/** As before the first visit: what was sent is not remembered. */
		reset: () => {
			api.backend.reset()
			api.forgetCalls()
			forgetRecords(portal)
		},
		close: async () => {
			await browser.close()
			await giveBack()
		},
	}
}

export type Site = Awaited<ReturnType<typeof startSite>>

/**
 * A signed-in client of Noorderlicht with an earlier visit, because the login in a browser costs more than most tests.
 */
export async function signIn(
	page: Page,
	{ url }: Pick<TestPortal, 'url'>,
	email = 'anna@voorbeeld.nl',
): Promise<void> {
	const { visitor } = await openOverview(url, { branch: 'noord', email })
	const cookies = visitor.cookies.all().map(({ name, value, attributes }) => {
		return { name, value, url, httpOnly: attributes.httponly !== undefined }
	})
	await page.context().addCookies(cookies)
}

/** Fills in the login at Noorderlicht and waits for the dashboard or the requested page. */
export async function signInByHand(page: Page, { url }: Pick<TestPortal, 'url'>, asked = '/') {
	await page.goto(`${url}${asked}?domain=noord`)
	await page.getByLabel('E-mailadres of gebruikersnaam').fill('anna@voorbeeld.nl')
	await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
	await page.getByRole('button', { name: 'Inloggen' }).click()
	await page.waitForURL(`**${asked === '/' ? '/dashboard' : asked}`)
}

/** Simulates device and connection; scripts do less on weak ones. */
export async function pretendDevice(
	context: BrowserContext,
	device: { hardwareConcurrency?: number; deviceMemory?: number; connection?: object },
) {
	await context.addInitScript((told) => {
		for (const [name, value] of Object.entries(told)) Object.defineProperty(navigator, name, { value })
	}, device)
}

/** A file in Playwright's format. */
export function toFilePayload({ name, type, bytes }: TestFile) {
	return { name, mimeType: type, buffer: Buffer.from(bytes) }
}

/** Script errors and refusals of the content security policy, from now on. */
export function collectBrowserErrors(page: Page): string[] {
	const complaints: string[] = []
	page.on('pageerror', (error) => complaints.push(error.message))
	page.on('console', (message) => {
		const isBlocked = message.text() === 'Service Worker registration blocked by Playwright'
		if (['error', 'warning'].includes(message.type()) && !isBlocked) complaints.push(message.text())
	})
	return complaints
}
