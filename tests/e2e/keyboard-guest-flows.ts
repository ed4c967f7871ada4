import { expect } from 'vitest'
import { quietSteps } from '../actions/check-answers'
import { findResetLink } from '../support/reset-link'
import { fillByKeyboard } from './keyboard'
import type { KeyboardFlow } from './keyboard-flow'

const forgotten: KeyboardFlow = {
	title: 'a forgotten password is asked for and a new one chosen after a weak one',
	run: async (page, site) => {
		await page.goto(`${site.url}/?domain=noord`)
		await fillByKeyboard(page, [
			{ follow: 'Wachtwoord vergeten?', until: 'Vraag een link aan' },
			{ fill: 'E-mailadres', with: 'eva@voorbeeld.nl' },
			{ press: 'Vraag een link aan', until: 'Dan is er nu een mail naar u onderweg' },
		])
		await page.goto(site.url + findResetLink(await site.api.mailTo('5001')).path)
		await fillByKeyboard(page, [
			{ fill: 'Nieuw wachtwoord', with: 'kaas' },
			{ fill: 'Herhaal het nieuwe wachtwoord', with: 'kaas' },
			{ press: 'Wachtwoord opslaan', until: 'Kies een sterker wachtwoord.' },
			{ fill: 'Nieuw wachtwoord', with: 'Groene-fietsbel-12' },
			{ fill: 'Herhaal het nieuwe wachtwoord', with: 'Groene-fietsbel-12' },
			{ press: 'Wachtwoord opslaan', until: 'Uw nieuwe wachtwoord is opgeslagen.' },
		])
		expect(site.api.callsTo('POST', '/api/auth/reset-password').at(-1)?.json).toMatchObject({
			password: 'Groene-fietsbel-12',
		})
	},
}

const dossier: KeyboardFlow = {
	title: 'a guest asks for a dossier with a partner after a first try without a name',
	run: async (page, site) => {
		await page.goto(`${site.url}/?domain=noord`)
		await page.goto(`${site.url}/dossiers/create`)
		await fillByKeyboard(page, [
			{ fill: 'Voornaam', with: 'Saar' },
			{ fill: 'E-mailadres', with: 'saar@voorbeeld.nl' },
			{ press: 'Verstuur uw gegevens', until: 'Achternaam: Dit veld is verplicht' },
			{ fill: 'Achternaam', with: 'Postma' },
			{ choose: 'Ja', of: 'Wilt u een partner toevoegen?' },
			{ fill: 'Voornaam van uw partner', with: 'Tjeerd' },
			{ fill: 'Achternaam van uw partner', with: 'Kok' },
			{ press: 'Verstuur uw gegevens', until: 'Wij hebben uw gegevens voor het dossier ontvangen.' },
		])
		expect(site.api.callsTo('POST', '/api/create-dossier').map(({ json }) => json)).toMatchObject([
			{ hasPartner: true, persons: [{ lastName: 'Postma' }, { lastName: 'Kok' }] },
		])
	},
}

const check: KeyboardFlow = {
	title: 'a guest proves who they are and goes through the mortgage check',
	run: async (page, site) => {
		await page.goto(`${site.url}/mortgage-check-login/11037?domain=noord`)
		await fillByKeyboard(page, [
			{ fill: 'E-mailadres', with: 'anna@voorbeeld.nl' },
			{ fill: 'Geboortedatum', with: '31-03-1948' },
			{ press: 'Begin met de check', until: 'horen niet bij deze check' },
			{ fill: 'Geboortedatum', with: '31-03-1984' },
			{ press: 'Begin met de check', until: 'Stap 1 van 6' },
			...quietSteps,
			{ choose: 'Nee', of: 'Zullen wij u bellen?' },
			{ press: 'Gegevens versturen', until: 'Wij hebben uw hypotheekcheck ontvangen.' },
		])
		expect(site.api.callsTo('POST', '/api/mortgage-check/submit-form-no-login')).toHaveLength(1)
	},
}

const feedback: KeyboardFlow = {
	title: 'feedback is given from the link of a mail',
	run: async (page, site, scripts) => {
		const score = scripts ? 9 : 8
		await page.goto(`${site.url}/nps-feedback?domain=noord&token=nps-noord-vervolg&value=${score}`)
		await fillByKeyboard(page, [
			{ press: 'Hoe snel alles geregeld was', until: 'Wat kunnen wij nog beter doen?' },
			{ press: 'Verzenden', until: 'vul alle velden in' },
			{ fill: 'Geef hier uw feedback', with: 'Bel eens vaker' },
			{ press: 'Verzenden', until: 'Bedankt voor het geven van feedback!' },
		])
		const sent = site.api.callsTo('POST', /^\/api\/nps-feedback\//).map(({ json }) => json)
		expect(sent).toMatchObject([{ score }, { answer: 1 }, { freeAnswer: 'Bel eens vaker' }])
	},
}

export const guestFlows = [forgotten, dossier, check, feedback]
