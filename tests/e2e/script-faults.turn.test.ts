import type { Page } from 'playwright'
import { overviewHeading } from '../support/overview-heading'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../support/find-program'
import { isFull, deal } from '../support/full'
import { demoPassword } from '../support/sign-in'
import { listScripts, openWithFault, scriptFaults, type ScriptFault } from './script-faults'
import { signIn, startSite, type Site } from './site'

const damage = '/general-insurances/10041/damage-reports/create'
/** `npm run test:full access` tries each script with each fault, `npm test` a sample. */
const isWhole = isFull('access')
const sampled = 9
const faults = Object.keys(scriptFaults) as ScriptFault[]

describe.skipIf(!findChromium())('A script that never comes as it should', { timeout: 300_000 }, () => {
	let site: Site
	beforeAll(async () => {
		site = await startSite()
	})
	beforeEach(() => site.api.forgetCalls())
	afterAll(() => site.close())

	// A service worker would answer from its cache.
	const newVisitor = () => site.newVisitor({ serviceWorkers: 'block' })

	test.each(deal('access', faults))('(%s) keeps nobody from signing in [670] [671]', async (fault) => {
		const guest = await newVisitor()
		const login = `${site.url}/?domain=noord`
		const scripts = await listScripts(guest.page, login)
		expect(scripts).toEqual(['/enhance.js'])
		await guest.context.close()
		for (const script of scripts) {
			const { context } = await newVisitor()
			const page = await openWithFault(context, login, script, fault)
			await page.getByLabel('E-mailadres of gebruikersnaam').fill('anna@voorbeeld.nl')
			await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
			await press(page, 'Inloggen')
			await page.getByRole('heading', { level: 1, name: overviewHeading }).waitFor()
			expect(site.api.callsTo('POST', '/api/auth/login'), script).toHaveLength(1)
			await context.close()
		}
	})

	test.each(deal('access', faults))(
		'(%s) keeps no client from sending a form, once [670] [671]',
		async (fault) => {
			const { page: first, context } = await newVisitor()
			await signIn(first, site)
			const scripts = await listScripts(first, site.url + damage)
			expect(scripts).toEqual(['/enhance.js', '/files.js', '/session-end.js'])
			await first.close()
			const sent = () => site.api.callsTo('POST', /\/damage-reports$/)
			const turn = faults.indexOf(fault)
			for (const script of scripts.filter((_, at) => isWhole || at % sampled === turn)) {
				site.api.forgetCalls()
				const page = await openWithFault(context, site.url + damage, script, fault)
				await reportDamage(page)
				const landed = { timeout: 30_000, message: `${script}: the call and the next page` }
				await expect
					.poll(() => [sent().length, new URL(page.url()).pathname], landed)
					.toEqual([1, '/general-insurances/10041'])
				await page.getByRole('heading', { level: 1, name: 'Woonhuisverzekering' }).waitFor()
				const notes = sent()[0]?.parts.find(({ name }) => name === 'notes')
				expect(notes?.bytes.toString(), script).toBe('Twee dakpannen kwijt')
				await page.close()
			}
			await context.close()
		},
	)
})

async function reportDamage(page: Page) {
	await page.getByLabel('Op welke dag is de schade ontstaan?').fill('3 maart 2025')
	await page.getByLabel('Hoe laat was dat?').fill('9.05')
	await page.getByLabel('Wat is de oorzaak?').fill('Storm')
	await page.getByLabel('Toelichting').fill('Twee dakpannen kwijt')
	await press(page, 'Verstuur de melding')
}

/** The next page may never finish loading, so nothing waits for it. */
async function press(page: Page, name: string) {
	await page.getByRole('button', { name }).click({ noWaitAfter: true })
}
