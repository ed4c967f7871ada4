import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { files } from '../support/files'
import { hasTextBrowser } from '../support/find-program'
import { findResetLink } from '../support/reset-link'
import { openTextBrowser } from '../browsers/text-browser'
import { actionFlows } from './action-flows'
import { checkFlow } from './check-flow'
import { dossierFlow } from './dossier-flow'
import { feedbackFlow } from './feedback-flow'
import { paymentFlow } from './payment-flow'
import { productFlows } from './product-flows'
import { questionnaireFlows } from './questionnaire-flows'
import { receiptFlow } from './receipt-flow'
import { isWhole, openLogin, sendFile, signIn, startSite, type Flow, type Site } from './site'

/** The next code, which the API accepts already: the current one may expire while it is typed. */
function createCode(secret: string) {
	return createTotp(secret, new Date(Date.now() + 30_000))
}

const flows: Flow[] = [
	{
		title: 'A wrong password is told at the top, and the user name alone is kept',
		run: async (name, site) => {
			const browser = await openLogin(name, site)
			await browser.fill('E-mailadres of gebruikersnaam', 'anna@voorbeeld.nl')
			await browser.fill('Wachtwoord', 'verkeerd')
			await browser.press('Inloggen')
			const screen = await browser.waitFor('De gebruikersnaam en/of het wachtwoord klopt niet.')
			expect(screen).toContain('anna@voorbeeld.nl')
			expect(screen).not.toContain('verkeerd')
			expect(screen.indexOf('klopt niet')).toBeLessThan(screen.indexOf('E-mailadres of gebruikersnaam'))
			return browser
		},
	},
	{
		title: 'A forgotten password: asked for a mail, followed its link, chose a new one after two wrong ones',
		run: async (name, site) => {
			const login = await openLogin(name, site)
			await login.follow('Wachtwoord vergeten?')
			await login.waitFor('Vraag een link aan')
			await login.fill('E-mailadres', 'eva@voorbeeld.nl')
			await login.press('Vraag een link aan')
			await login.waitFor('Dan is er nu een mail naar u onderweg')
			await login.close()
			const { path } = findResetLink(await site.mailTo('5001'))
			const browser = await openTextBrowser(name, site.url + path)
			await browser.press('Kies Noorderlicht Financieel Advies')
			await browser.waitFor('minstens 1 hoofdletter')
			const choose = async (password: string, repeat: string) => {
				await browser.fill('Nieuw wachtwoord', password)
				await browser.fill('Herhaal het nieuwe wachtwoord', repeat)
				await browser.press('Wachtwoord opslaan')
			}
			await choose('kaasschaaf', 'kaas')
			await browser.waitFor('De twee wachtwoorden zijn niet gelijk.')
			expect(await browser.waitFor('Gemiddeld.')).toContain('Kies een sterker wachtwoord.')
			const password = `Groene-fietsbel-${name}`
			await choose(password, password)
			await browser.waitFor('Uw nieuwe wachtwoord is opgeslagen.')
			expect(site.api.callsTo('POST', '/api/auth/reset-password').at(-1)?.json).toMatchObject({ password })
			return browser
		},
	},
	{
		title: 'A code opens the portal, one stays longer, and logs out',
		run: async (name, site) => {
			const browser = await openLogin(name, site)
			await browser.fill('E-mailadres of gebruikersnaam', 'tom@voorbeeld.nl')
			await browser.fill('Wachtwoord', 'Welkom-2026!')
			await browser.press('Inloggen')
			await browser.waitFor('Vul uw code in')
			await browser.fill('Code uit de app', '000000')
			await browser.press('Verder')
			await browser.waitFor('De code klopt niet.')
			await browser.fill('Code uit de app', createCode('JZXW64TEMVZGY2LD'))
			await browser.press('Verder')
			await browser.waitFor('Mijn overzicht')
			await browser.press('Langer ingelogd blijven')
			await browser.waitFor(/U blijft ingelogd tot \d\d:\d\d uur\./)
			await browser.follow('Uitloggen')
			await browser.waitFor('U bent uitgelogd.')
			return browser
		},
	},
	{
		title: 'The portal speaks English to who asks for it, before and after signing in',
		run: async (name, site) => {
			const browser = await openLogin(name, site)
			await browser.press('English')
			await browser.waitFor('Forgot your password?')
			await browser.fill('Email address or username', 'bram@voorbeeld.nl')
			await browser.fill('Password', 'Welkom-2026!')
			await browser.press('Sign in')
			expect(await browser.waitFor('First things first')).not.toMatch(/Nu eerst|Wat (u|je) nu kunt doen/)
			return browser
		},
	},
	{
		title: 'A document of the wrong kind is refused in words, and a right one is taken after that',
		run: async (name, site) => {
			site.api.forgetCalls()
			const browser = await signIn(name, site, 'bram@voorbeeld.nl')
			await browser.follow('Upload: Jaaropgave')
			await browser.waitFor('Kies een of meer bestanden')
			const wrong = await site.keep({
				name: 'brief.txt',
				type: 'text/plain',
				bytes: Buffer.from('Beste Kees'),
			})
			await sendFile(name, browser, wrong.path)
			await browser.waitFor('kunnen wij niet lezen')
			expect(site.api.callsTo('POST', '/api/documents')).toHaveLength(0)
			const right = await site.keep(files.pdf(`goed-${name}.pdf`))
			await sendFile(name, browser, right.path)
			await browser.waitFor(/Wij hebben (uw|je) bestand ontvangen\./)
			expect(site.api.callsTo('POST', '/api/documents')).toHaveLength(1)
			return browser
		},
	},
	{
		title: 'A pension file is sent as XML',
		run: async (name, site) => {
			const browser = await signIn(name, site)
			await browser.open(`${site.url}/actions`)
			await browser.waitFor('Wat u nu kunt doen')
			await browser.follow('Upload: Pensioenoverzicht')
			await browser.waitFor('XML-bestand')
			const { path } = await site.keep(files.xml(`pensioen-${name}.xml`))
			await sendFile(name, browser, path)
			await browser.waitFor('Wij hebben uw bestand ontvangen.')
			return browser
		},
	},
	{
		title: 'Extra security is switched on with the key as text, and off again',
		run: async (name, site) => {
			site.api.backend.reset()
			site.api.forgetCalls()
			const sent = () => site.api.callsTo('POST', '/api/auth/two-factor').map(({ json }) => json)
			const browser = await signIn(name, site)
			await browser.follow('Instellingen')
			await browser.waitFor('Staat uit')
			await browser.follow('Zet extra beveiliging aan')
			await browser.follow('Ga verder met de app')
			const screen = await browser.waitFor('Vul de code in')
			const secret = /((?:[A-Z2-7]{4}\s+){7}[A-Z2-7]{4})/.exec(screen)?.[1]?.replace(/\s/g, '') ?? ''
			const on = createCode(secret)
			await browser.fill('Code uit uw app', on)
			await browser.press('Zet extra beveiliging aan')
			await browser.waitFor('Staat aan')
			expect(sent()).toEqual([{ code: on, enabled: true }])
			await browser.follow('Zet extra beveiliging uit')
			await browser.waitFor('Extra beveiliging uitzetten?')
			await browser.fill('Code uit uw app', '1')
			await browser.press('Ja, zet uit')
			await browser.waitFor('De code klopt niet.')
			const off = createCode(secret)
			await browser.fill('Code uit uw app', off)
			await browser.press('Ja, zet uit')
			await browser.waitFor('Staat uit')
			expect(sent().slice(1)).toEqual([
				{ code: '1', enabled: false },
				{ code: off, enabled: false },
			])
			return browser
		},
	},
	{
		title: 'A branch is chosen where there are several',
		run: async (name, site) => {
			site.api.backend.set('chooser', true)
			const browser = await openTextBrowser(name, site.url)
			await browser.waitFor('Kies uw vestiging.')
			await browser.press('Kies De Vesting Hypotheken')
			await browser.waitFor('Vestiging: De Vesting Hypotheken')
			site.api.backend.set('chooser', false)
			return browser
		},
	},
	{
		title: 'An address that is not there says so and leads on',
		run: async (name, site) => {
			const browser = await openTextBrowser(name, `${site.url}/bestaat-niet?domain=noord`)
			await browser.follow('Naar inloggen')
			await browser.waitFor('Wachtwoord vergeten?')
			return browser
		},
	},
]

const all = [
	...flows,
	...productFlows,
	...actionFlows,
	...questionnaireFlows,
	paymentFlow,
	dossierFlow,
	checkFlow,
	feedbackFlow,
	receiptFlow,
]
const chosen = isWhole ? all : all.slice(0, 1)

/** A file of tests for each browser, so that both run at a time. */
export function runFlows(name: 'lynx' | 'w3m'): void {
	describe.skipIf(!hasTextBrowser(name))(`${chosen.length} of ${all.length} other flows in ${name}`, () => {
		let site: Site
		beforeAll(async () => {
			site = await startSite()
		})
		afterAll(() => site.close())

		for (const { title, run } of chosen) {
			test(title, { timeout: 180_000 }, async () => {
				await (await run(name, site)).close()
			})
		}
	})
}
