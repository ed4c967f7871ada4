import type { Page } from 'playwright'
import { demoPassword } from '../support/sign-in'
import type { State } from './state'
import { send, signIn } from './steps'

/** Sends in a separate session, so that the form stays open for the other states. */
async function sendAndGoOn(page: Page, next: (page: Page) => Promise<string>) {
	await signIn(page, 'bram@voorbeeld.nl', demoPassword)
	const at = (path: string) => new URL(path, page.url()).href
	await page.goto(at('/actions/21001/upload-document'))
	const file = { name: 'loonstrook.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
	await page.locator('[type=file]').setInputFiles(file)
	await send(page)
	await page.goto(at(await next(page)))
}

const firstReceipt = (page: Page) =>
	page
		.locator('main a[href^="/receipts/"]:not([href$=".zip"])')
		.first()
		.getAttribute('href')
		.then((href) => href ?? '')

export const receipts: State[] = [
	{ name: 'none yet', as: 'nina', path: '/receipts', shows: 'main h2' },
	{
		name: 'some',
		path: '/',
		act: (page) => sendAndGoOn(page, () => Promise.resolve('/receipts')),
		shows: 'main a[href^="/receipts/"]:not([href$=".zip"])',
	},
]

export const receipt: State[] = [
	{
		name: 'of a document just sent',
		path: '/',
		act: (page) => sendAndGoOn(page, firstReceipt),
		shows: 'main h2',
	},
]

export const receiptCheck: State[] = [
	{ name: 'to a guest', path: '/receipts/check', shows: 'main textarea' },
	{
		name: 'of a text without a seal',
		path: '/receipts/check',
		act: async (page) => {
			await page.locator('main textarea').fill('Nummer: 12345')
			await page.locator('main form:has(textarea) button').first().click()
			await page.locator('main [role="alert"]').waitFor()
		},
		shows: 'main [role="alert"]',
	},
]
