import type { Page } from 'playwright'
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

/** A client who was here before. */
export async function returnAsClient(page: Page) {
	await signIn(page, 'anna@voorbeeld.nl', demoPassword)
	await page.goto(new URL('/logout', page.url()).href)
	await signIn(page, 'anna@voorbeeld.nl', demoPassword)
}

/** To the step that asks for a code. */
export function signInAsTom(page: Page) {
	return signIn(page, 'tom@voorbeeld.nl', demoPassword)
}

/** A client whose session is no more opens a page. */
export async function returnAfterExpiry(page: Page) {
	await loseSession(page)
	await page.goto(new URL('/dashboard', page.url()).href)
}

/** A client types a remark, is logged out meanwhile, and logs in again. */
export async function typeAndLogInAgain(page: Page) {
	await signIn(page, 'anna@voorbeeld.nl', demoPassword)
	await page.goto(new URL('/actions/11004/upload-document', page.url()).href)
	await page.locator('textarea').fill('Bladzijde drie volgt nog')
	await loseSession(page)
	await send(page)
	await signIn(page, 'anna@voorbeeld.nl', demoPassword)
}

/** The browser names a session that the portal does not know. */
async function loseSession(page: Page) {
	const value = encodeURIComponent(Buffer.from(JSON.stringify('a'.repeat(43))).toString('base64'))
	await page.context().addCookies([{ name: 'accelerate', value, url: new URL('/', page.url()).href }])
}

/** Gives a wrong password so many times. */
export async function tryToSignIn(page: Page, times: number) {
	for (let turn = 0; turn < times; turn += 1) await signIn(page, 'Anna@Voorbeeld.nl', 'verkeerd')
}

export async function reloadPage(page: Page, times: number) {
	for (let turn = 0; turn < times; turn += 1) await page.reload()
}

/** React, where it comes and waits for nobody any more, has taken the page over: what is clicked now, it answers. */
export async function waitForHydration(page: Page) {
	await page.waitForFunction(() => {
		const runsScripts = matchMedia('(scripting: enabled)').matches
		const isOfReact = document.querySelector('script[data-hydrate]') !== null || '__remixContext' in window
		dispatchEvent(new Event('portal:wake'))
		if (document.readyState !== 'complete') return false
		return !runsScripts || !isOfReact || document.documentElement.hasAttribute('data-hydrated')
	})
}

/** Does what brings another page, or an answer on the same one. */
export async function clickLink(page: Page, doIt: () => Promise<unknown>) {
	await waitForHydration(page)
	const answered = page.waitForEvent('framenavigated')
	await doIt()
	await answered
	await page.waitForLoadState('load')
}

/** Presses what sends the page's own form: the button without a name, else the first. */
export async function send(page: Page) {
	const buttons = 'main form:has(input:not([type=hidden])) button:not([type=button])'
	const plain = page.locator(`${buttons}:not([aria-hidden], [name])`)
	const button = (await plain.count()) > 0 ? plain : page.locator(buttons)
	await clickLink(page, () => button.first().click())
}

/** Gives the first answer to every question that is seen, and the last of ticks, so many steps on. */
export function takeSteps(count: number) {
	return async (page: Page) => {
		for (let step = 0; step < count; step += 1) {
			for (const question of await page.locator('main [role=radiogroup]').all())
				if (await question.isVisible()) await question.locator('label:visible').first().click()
			for (const ticks of await page.locator('main fieldset:has(> * > [type=checkbox])').all())
				await ticks.locator('label').last().click()
			const title = await page.title()
			await send(page)
			// React changes the address before the page; each step has a title of its own.
			await page.waitForFunction((before) => document.title !== before, title)
		}
	}
}

/** Presses a button of a form that asks for nothing but that. */
export function pressButton(button: string) {
	return (page: Page) => clickLink(page, () => page.locator(button).first().click())
}

/** Fills in the code of an authenticator app and sends it. */
export function submitCodeStep(code: string) {
	return async (page: Page) => {
		await page.locator('[autocomplete=one-time-code]').fill(code)
		await send(page)
	}
}

/** Asks for a link to a new password. */
export async function forgetPassword(page: Page) {
	await page.locator('[name=email]').fill('anna@voorbeeld.nl')
	await send(page)
}

/** Fills in a new password, twice. */
export function typePasswords(password: string, repeat: string) {
	return async (page: Page) => {
		await page.locator('[name=password]').fill(password)
		await page.locator('[name=repeat]').fill(repeat)
	}
}

/** The same and sends it, also where a script would hold it back. */
export function sendPasswords(password: string, repeat: string) {
	return async (page: Page) => {
		await typePasswords(password, repeat)(page)
		const form = page.locator('form[data-strength]')
		await clickLink(page, () => form.evaluate((element: HTMLFormElement) => element.submit()))
	}
}

/** Chooses one file and sends it. */
export function sendAttachment(name: string, mimeType: string, content: string) {
	return async (page: Page) => {
		await page.locator('[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
		await send(page)
	}
}

/** A form sent from another site. */
export async function postCrossSite(page: Page) {
	const target = new URL('/', page.url()).href
	const form = `<form method="post" action="${target}"><button>Weg</button></form>`
	await page.goto(`data:text/html,${encodeURIComponent(form)}`)
	await page.getByRole('button').click()
	await page.waitForURL(target)
}
