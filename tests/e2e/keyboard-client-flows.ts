import { expect } from 'vitest'
import type { Page } from 'playwright'
import { createTotp } from '#app/backend/password.server'
import type { Step } from '../actions/steps'
import { demoPassword } from '../support/sign-in'
import { activateByKeyboard, moveFocusTo, fillByKeyboard } from './keyboard'
import type { KeyboardFlow } from './keyboard-flow'
import { waitForHydration, type Site } from './site'

const enterAs = (email: string, password: string, until: string): Step[] => [
	{ fill: 'E-mailadres of gebruikersnaam', with: email },
	{ fill: 'Wachtwoord', with: password },
	{ press: 'Inloggen', until },
]

async function enter(page: Page, site: Site, scripts: boolean) {
	await page.goto(`${site.url}/?domain=noord`)
	await fillByKeyboard(page, enterAs('anna@voorbeeld.nl', demoPassword, 'Nu eerst'))
	if (scripts) await waitForHydration(page)
}

const aroundAndOut: KeyboardFlow = {
	title: 'a client signs in past the header, after a wrong password, reads along the menu and logs out',
	run: async (page, site, scripts) => {
		await page.goto(`${site.url}/?domain=noord`)
		await page.keyboard.press('Tab')
		expect(await page.locator(':focus').innerText()).toBe('Naar de inhoud')
		await page.keyboard.press('Enter')
		await fillByKeyboard(page, [
			...enterAs('anna@voorbeeld.nl', 'verkeerd', 'De gebruikersnaam en/of het wachtwoord klopt niet.'),
			...enterAs('anna@voorbeeld.nl', demoPassword, 'Nu eerst'),
		])
		if (scripts) await waitForHydration(page)
		await fillByKeyboard(page, [
			{ follow: 'Hypotheken', until: 'Hypotheek Lindelaan 14' },
			{ follow: 'Hypotheek Lindelaan 14', until: 'WH-2026-004518' },
			{ follow: 'Facturen', until: '2026-0311' },
			{ follow: 'Uitloggen', until: 'U bent uitgelogd.' },
		])
		expect(site.api.callsTo('POST', '/api/auth/login')).toHaveLength(2)
	},
}

const payment: KeyboardFlow = {
	title: 'an invoice is paid at the bank after a first try that was broken off',
	run: async (page, site, scripts) => {
		site.api.backend.set('portalUrl', site.url)
		await enter(page, site, scripts)
		await page.goto(`${site.url}/actions/11025/invoice-payment`)
		for (const [button, words] of [
			['Annuleer', 'U heeft de betaling afgebroken.'],
			['Betaal', 'Wij hebben uw betaling ontvangen.'],
		] as const) {
			await activateByKeyboard(page, page.getByRole('button', { name: /^Betaal €/ }))
			// The bank's page is not judged.
			await page.getByRole('button', { name: button }).press('Enter')
			await page.getByText(words).first().waitFor()
		}
		expect(site.api.callsTo('POST', '/api/invoices/get-payment')).toHaveLength(2)
	},
}

const security: KeyboardFlow = {
	title: 'extra security is switched on and off again',
	run: async (page, site, scripts) => {
		await enter(page, site, scripts)
		await fillByKeyboard(page, [
			{ follow: 'Instellingen', until: 'Staat uit' },
			{ follow: 'Zet extra beveiliging aan', until: 'Stap 1 van 2' },
			{ follow: 'Ga verder met de app', until: 'Stap 2 van 2' },
		])
		const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
		const on = createTotp(secret, new Date())
		await fillByKeyboard(page, [
			{ fill: 'Code uit uw app', with: on },
			{ press: 'Zet extra beveiliging aan', until: 'Staat aan' },
			{ follow: 'Zet extra beveiliging uit', until: 'Extra beveiliging uitzetten?' },
		])
		const off = createTotp(secret, new Date())
		await fillByKeyboard(page, [
			{ fill: 'Code uit uw app', with: off },
			{ press: 'Ja, zet uit', until: 'Staat uit' },
		])
		expect(site.api.callsTo('POST', '/api/auth/two-factor').map(({ json }) => json)).toEqual([
			{ code: on, enabled: true },
			{ code: off, enabled: false },
		])
	},
}

const preferences: KeyboardFlow = {
	title: 'the text is made larger and the contrast stronger',
	run: async (page, site, scripts) => {
		await enter(page, site, scripts)
		await fillByKeyboard(page, [
			{ follow: 'Voorkeuren', until: 'Hoe groot wilt u de tekst?' },
			{ choose: 'Nog groter', of: 'Hoe groot wilt u de tekst?' },
			{ choose: 'Meer contrast', of: 'Hoe sterk wilt u de kleuren?' },
			{ press: 'Bewaar uw voorkeuren', until: 'Uw voorkeuren zijn bewaard.' },
		])
		expect(await page.locator('html').getAttribute('data-size')).toBe('larger')
	},
}

const sharing: KeyboardFlow = {
	title: 'data are shared with an app',
	run: async (page, site, scripts) => {
		site.api.backend.set('portalUrl', site.url)
		await enter(page, site, scripts)
		await page.goto(`${site.url}/action/11031/ockto-form`)
		await fillByKeyboard(page, [{ follow: 'Kijk opnieuw', until: 'Gegevens delen met Ockto' }])
		await moveFocusTo(page, page.getByRole('link', { name: 'Begin met Ockto' }))
		const opened = page.context().waitForEvent('page')
		await page.keyboard.press('Enter')
		const app = await opened
		// The app's pages are not judged.
		await app.getByRole('button', { name: 'Scan de code' }).press('Enter')
		await app.getByRole('button', { name: 'Deel de gegevens' }).press('Enter')
		await app.getByRole('link', { name: 'Terug naar de site' }).press('Enter')
		await app.getByText('Wij hebben uw gegevens ontvangen.').first().waitFor()
	},
}

export const clientFlows = [aroundAndOut, payment, security, preferences, sharing]
