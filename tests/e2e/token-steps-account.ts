import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { findResetLink } from '../support/reset-link'
import { signIn, type Step, type Walk } from './token-steps'

/** Steps that change how a client signs in. */
export const accountSteps: Step[] = [
	{ name: 'ask for a new password and set it', run: newPassword },
	{ name: 'switch the second step on and off, and log out everywhere', run: secondStep },
]

const evasId = '5001'

async function newPassword({ site, page, open }: Walk) {
	await open('/forgot/password')
	await page.getByLabel('E-mailadres').fill('eva@voorbeeld.nl')
	await page.getByRole('button', { name: 'Vraag een link aan' }).click()
	await page.waitForURL('**/forgot/password?sent=1')
	const { path } = findResetLink(await readFile(join(site.mailDir, `${evasId}.txt`), 'utf8'))
	await open(path)
	await page.waitForURL('**/reset/password')
	await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Zonnebloem-7-wandelaar!')
	await page.getByLabel('Herhaal het nieuwe wachtwoord').fill('Zonnebloem-7-wandelaar!')
	await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
	await page.waitForURL(`${site.url}/`)
	await open(path)
	await page.waitForURL(`${site.url}/`)
}

async function secondStep(walk: Walk) {
	const { page, site, open } = walk
	await signIn(walk, 'bram')
	await open('/settings/two-factor?step=2')
	const words = await page.locator('main').innerText()
	const secret = (/(?:[A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}/.exec(words)?.[0] ?? '').replaceAll(' ', '')
	await page.getByLabel(/^Code uit/).fill(createTotp(secret, new Date()))
	await page.getByRole('button', { name: 'Zet extra beveiliging aan' }).click()
	await page.waitForURL('**/settings')
	await open('/settings?confirm=two-factor-off')
	await page.getByLabel(/^Code uit/).fill(createTotp(secret, new Date()))
	await page.locator('main form button[type=submit]').first().click()
	await page.waitForURL('**/settings')
	expect(await page.locator('main').innerText()).toContain('Zet extra beveiliging aan')
	await page.getByRole('button', { name: /^Log overal uit/ }).click()
	await page.waitForURL(`${site.url}/`)
}
