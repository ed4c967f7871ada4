import type { Page } from 'playwright'
import { isHydrated } from '../browsers/is-hydrated'
import { demoPassword } from '../support/sign-in'

export async function signIn(page: Page, email: string, password: string) {
	await page.locator('[name=email]').fill(email)
	await page.locator('[name=password]').fill(password)
	await send(page)
}

export async function signInAndOut(page: Page) {
	await signIn(page, 'bram@voorbeeld.nl', demoPassword)
	await page.goto(new URL('/logout', page.url()).href)
}

/** Signs in as a client with an earlier visit. */
export async function returnAsClient(page: Page) {
	await signIn(page, 'anna@voorbeeld.nl', demoPassword)
	await page.goto(new URL('/logout', page.url()).href)
	await signIn(page, 'anna@voorbeeld.nl', demoPassword)
}

/** Stops at the step that asks for a code. */
export function signInAsTom(page: Page) {
	return signIn(page, 'tom@voorbeeld.nl', demoPassword)
}

/** Opens a page after the client's session has ended. */
export async function returnAfterExpiry(page: Page) {
	await loseSession(page)
	await page.goto(new URL('/dashboard', page.url()).href)
}

/** Types a remark, loses the session, and logs in again. */
export async function typeAndLogInAgain(page: Page) {
	await signIn(page, 'anna@voorbeeld.nl', demoPassword)
	await page.goto(new URL('/actions/11004/upload-document', page.url()).href)
	await page.locator('textarea').fill('Bladzijde drie volgt nog')
	await loseSession(page)
	await send(page)
	await signIn(page, 'anna@voorbeeld.nl', demoPassword)
}

/** Sets a session cookie that the portal does not know. */
async function loseSession(page: Page) {
	const value = encodeURIComponent(Buffer.from(JSON.stringify('a'.repeat(43))).toString('base64'))
	await page.context().addCookies([{ name: 'accelerate', value, url: new URL('/', page.url()).href }])
}

export async function tryToSignIn(page: Page, times: number) {
	for (let turn = 0; turn < times; turn += 1) await signIn(page, 'Anna@Voorbeeld.nl', 'verkeerd')
}

export async function reloadPage(page: Page, times: number) {
	for (let turn = 0; turn < times; turn += 1) await page.reload()
}

/** React has hydrated the page, or will not come: clicks are handled from now on. */
export async function waitForHydration(page: Page) {
	await page.waitForFunction(isHydrated)
}

/** Runs an action and waits for the next page, or for an answer on the same page. */
export async function clickLink(page: Page, doIt: () => Promise<unknown>) {
	await waitForHydration(page)
	const answered = page.waitForEvent('framenavigated')
	await doIt()
	await answered
	await page.waitForLoadState('load')
}

/** Presses the submit button of the page's own form: the one without a name, else the first. */
export async function send(page: Page) {
	const buttons = 'main form:has(input:not([type=hidden])) button:not([type=button])'
	const plain = page.locator(`${buttons}:not([aria-hidden], [name])`)
	const button = (await plain.count()) > 0 ? plain : page.locator(buttons)
	await clickLink(page, () => button.first().click())
}

/** Takes this many steps: the first answer to each visible question, the last of the checkboxes. */
export function takeSteps(count: number) {
	return async (page: Page) => {
		for (let step = 0; step < count; step += 1) {
			for (const question of await page.locator('main fieldset:has(> * > [type=radio])').all())
				if (await question.isVisible()) await question.locator('label:visible').first().click()
			for (const ticks of await page.locator('main fieldset:has(> * > [type=checkbox])').all())
				await ticks.locator('label').last().click()
			const title = await page.title()
			await send(page)
			// React changes the address before the page. Every step has its own title.
			await page.waitForFunction((before) => document.title !== before, title)
		}
	}
}

/** Presses a button of a form without fields. */
export function pressButton(button: string) {
	return (page: Page) => clickLink(page, () => page.locator(button).first().click())
}

export function submitCodeStep(code: string) {
	return async (page: Page) => {
		await page.locator('[autocomplete=one-time-code]').fill(code)
		await send(page)
	}
}

export async function forgetPassword(page: Page) {
	await page.locator('[name=email]').fill('anna@voorbeeld.nl')
	await send(page)
}

export function typePasswords(password: string, repeat: string) {
	return async (page: Page) => {
		await page.locator('[name=password]').fill(password)
		await page.locator('[name=repeat]').fill(repeat)
	}
}

export function sendPasswords(password: string, repeat: string) {
	return async (page: Page) => {
		await typePasswords(password, repeat)(page)
		const form = page.locator('form[data-strength]')
		await clickLink(page, () => form.evaluate((element: HTMLFormElement) => element.submit()))
	}
}

export function sendAttachment(name: string, mimeType: string, content: string) {
	return async (page: Page) => {
		await page.locator('[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
		await send(page)
	}
}

export async function postCrossSite(page: Page) {
	const target = new URL('/', page.url()).href
	const form = `<form method="post" action="${target}"><button>Weg</button></form>`
	await page.goto(`data:text/html,${encodeURIComponent(form)}`)
	await page.getByRole('button').click()
	await page.waitForURL(target)
}
