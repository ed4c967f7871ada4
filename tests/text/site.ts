import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { files } from '../support/files'
import type { TestFile } from '../support/form-body'
import { isFull } from '../support/full'
import { computeSha256 } from '../support/recorder'
import { borrowSite } from '../support/shared-site'
import { demoPassword } from '../support/sign-in'
import { openTextBrowser, type OldBrowserName, type TextBrowser } from '../browsers/text-browser'

/** `npm run test:full text` runs every flow in every browser, `npm test` one. */
export const isWhole = isFull('text')

/** The portal, an API that records calls, and a folder for sent and saved files. */
export async function startSite() {
	const { api, portal, giveBack } = await borrowSite()
	const folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
	return {
		api,
		mailTo: api.mailTo,
		url: portal.url,
		folder,
		/** Writes a file to send. Returns its path and bytes. */
		keep: async (file: TestFile = files.pdf()) => {
			const path = join(folder, file.name)
			await writeFile(path, file.bytes)
			return { path, bytes: file.bytes }
		},
		close: async () => {
			await giveBack()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** A flow for both browsers. Returns the browser at its end. */
export interface Flow {
	title: string
	run(name: OldBrowserName, site: Site): Promise<TextBrowser>
}

export async function openLogin(name: OldBrowserName, { url }: Pick<Site, 'url'>): Promise<TextBrowser> {
	const browser = await openTextBrowser(name, `${url}/?domain=noord`)
	await browser.waitFor('Wachtwoord vergeten?')
	return browser
}

/** Chooses and sends a file. w3m submits as soon as a file is chosen in a field with `accept`. */
export async function sendFile(name: OldBrowserName, browser: TextBrowser, path: string): Promise<void> {
	await browser.fill('Kies een of meer bestanden', path)
	if (name === 'lynx') await browser.press('Verstuur')
}

export async function signIn(name: OldBrowserName, site: Pick<Site, 'url'>, email = 'anna@voorbeeld.nl') {
	const browser = await openLogin(name, site)
	await browser.fill('E-mailadres of gebruikersnaam', email)
	await browser.fill('Wachtwoord', demoPassword)
	await browser.press('Inloggen')
	await browser.waitFor('Mijn overzicht')
	return browser
}

/** Hash of the API's own answer to the portal's latest call of this path. */
export async function computeApiHash({ api }: Site, path: string | RegExp): Promise<string> {
	const call = api.callsTo('GET', path).at(-1)
	const headers = { domain: 'noord', authorization: call?.headers.authorization ?? '' }
	const answer = await fetch(`${api.url}${call?.path}?${new URLSearchParams(call?.query)}`, { headers })
	expect(answer.status).toBe(200)
	return computeSha256(new Uint8Array(await answer.arrayBuffer()))
}
