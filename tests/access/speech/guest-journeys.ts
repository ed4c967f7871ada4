import { demoPassword } from '../../support/sign-in'
import type { SpokenJourney } from './site'

const wrongPassword: SpokenJourney = {
	name: 'wrong-password',
	take: async ({ open, pressUntil, press, type, follow }) => {
		await open('/?domain=noord')
		await pressUntil('Tab', 'E-mailadres of gebruikersnaam')
		await type('anna')
		await press('Tab')
		await type('verkeerd')
		await pressUntil('Tab', /^Inloggen push/)
		await follow('Return')
		await pressUntil('Tab', 'Wachtwoord')
	},
	hears: [
		'Page: Inloggen',
		'Page: Fout: Inloggen',
		'alert. Dit is nog niet gelukt De gebruikersnaam en/of het wachtwoord klopt niet.',
		'Vul uw wachtwoord opnieuw in.',
	],
}

const twoFactor: SpokenJourney = {
	name: 'two-factor',
	take: async ({ open, pressUntil, press, type, follow }) => {
		await open('/?domain=noord')
		await pressUntil('Tab', 'E-mailadres of gebruikersnaam')
		await type('tom@voorbeeld.nl')
		await press('Tab')
		await type(demoPassword)
		await follow('Return')
		await press('h')
		await pressUntil('Tab', 'Code uit de app')
		await type('000000')
		await follow('Return')
		await pressUntil('Tab', 'Code uit de app entry')
	},
	hears: [
		'Page: Vul uw code in',
		'Vul uw code in heading level 1',
		'Page: Fout: Vul uw code in',
		'alert. Er is 1 antwoord dat nog niet klopt De code klopt niet. Vul de nieuwste code uit uw app in.',
	],
}

const languageSwitch: SpokenJourney = {
	name: 'language-switch',
	take: async ({ open, pressUntil, press, follow }) => {
		await open('/help?domain=noord')
		await pressUntil('Tab', 'English')
		await follow('Return')
		await press('h', 'h', 'ctrl+Home')
		await pressUntil('Tab', 'Nederlands')
		await follow('Return')
		await press('h')
	},
	hears: ['English', 'Page: Help', 'Help heading level 1', 'Nederlands', 'Hulp heading level 1'],
}

const check: SpokenJourney = {
	name: 'guest-check',
	take: async ({ open, pressUntil, press, type, follow }) => {
		await open('/mortgage-check-login/11037?domain=noord')
		await pressUntil('Tab', 'E-mailadres')
		await type('anna@voorbeeld.nl')
		await press('Tab')
		await type('31-03-1948')
		await pressUntil('Tab', /^Begin met de check/)
		await follow('Return')
		await pressUntil('Tab', 'Geboortedatum')
		await type('31-03-1984')
		await follow('Return')
		await press('h', 'h')
		await pressUntil('Tab', 'Loopt deze hypotheek nog?')
	},
	hears: [
		'Page: Hypotheekcheck',
		'Page: Fout: Hypotheekcheck',
		'alert. Dit is nog niet gelukt Dit e-mailadres en deze geboortedatum horen niet bij deze check, of de check is al verstuurd.',
		'Page: Stap 1 van 6: Uw gegevens',
		'Loopt deze hypotheek nog? panel',
	],
}

const feedback: SpokenJourney = {
	name: 'feedback',
	take: async ({ open, pressUntil, press, type, follow }) => {
		await open('/nps-feedback?domain=noord&token=nps-noord-vervolg&value=9')
		await press('h')
		await pressUntil('Tab', 'Het persoonlijke contact')
		await follow('Return')
		await press('h')
		await pressUntil('Tab', 'Geef hier uw feedback')
		await type('Bel eens vaker')
		await pressUntil('Tab', 'Verzenden')
		await follow('Return')
		await press('h')
	},
	hears: [
		'Wat ging het best? heading level 1',
		'Het persoonlijke contact push button',
		'Wat kunnen wij nog beter doen? heading level 1',
		'Geef hier uw feedback entry required',
		'Verzenden push button',
		'Page: Ontvangen: Bedankt',
		'Bedankt voor het geven van feedback! heading level 1',
	],
}

export const guestJourneys = [wrongPassword, twoFactor, languageSwitch, check, feedback]
