import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { computeSha256 } from '../support/recorder'
import type { OldBrowserName, TextBrowser } from '../browsers/text-browser'
import { computeApiHash, signIn, type Flow, type Site } from './site'

/** Milliseconds to wait for a page or file on a busy machine. */
const patience = 30_000

interface Area {
	menu: string
	/** Title of a page without items; absent when it equals the menu's entry. */
	title?: string
	/** Link in the list; absent when the menu leads to the item. */
	item?: string
	/** Words that the client looks for. */
	words: string | RegExp
}

const borrowing: Area[] = [
	{ menu: 'Hypotheken', item: 'Hypotheek Lindelaan 14', words: /Rente vast tot\s+1 juni 2034/ },
	{ menu: 'Leningen', item: 'Doorlopend krediet', words: 'Bestedingsdoel' },
	{ menu: 'Bankgaranties', item: 'Bankgarantie Lindelaan 14', words: 'Papieren bij deze bankgarantie' },
	{ menu: 'Inkomen uit onderneming', item: 'Inkomensverklaring Jeroen', words: 'Geldverstrekker' },
	{ menu: 'Aankoopplannen', item: 'Zoektocht Groningen', words: 'Beukenstraat 27' },
]

const insurances: Area[] = [
	{ menu: 'Levensverzekeringen', item: 'Overlijdensrisicoverzekering', words: 'ZL 88.204.117' },
	{ menu: 'Schadeverzekeringen', item: 'Autoverzekering', words: 'AU-771.203.55' },
	{ menu: 'Schadeverzekeringen', item: 'Woongarant Woonhuis', words: 'Polisblad' },
	{
		menu: 'Verzekering bij arbeidsongeschiktheid',
		title: 'Verzekering bij arbeidsongeschiktheid 1 van 2',
		words: /Deze verzekering betaalt een deel van de woonlasten[^]*WLV-2026-0077/,
	},
	{
		menu: 'Fiscaal geruisloze voortzetting (FGV)',
		item: 'Voortzetting kapitaalverzekering',
		words: 'Zeedijk Levensverzekeringen',
	},
]

const advice: Area[] = [
	{ menu: 'Opdrachten', item: 'Opdracht hypotheekadvies', words: 'Aangeboden op' },
	{ menu: 'Afspraken', item: 'Ondertekenen van de stukken', words: 'Ossenmarkt 8, Groningen' },
	{ menu: 'Advies over testamenten', title: 'Advies over een testament', words: 'Notaris' },
	{ menu: 'Facturen', words: '2026-0311' },
	{ menu: 'Belangrijke documenten', words: 'Download Dienstenwijzer' },
]

export const productFlows: Flow[] = [
	{
		title: 'What has to do with the house and its money is reached from the menu and read [670]',
		run: (name, site) => readAreas(name, site, borrowing),
	},
	{
		title: 'Insurances are reached from the menu and read [670]',
		run: (name, site) => readAreas(name, site, insurances),
	},
	{
		title: 'Advice, appointments, invoices and papers are reached from the menu and read [670]',
		run: (name, site) => readAreas(name, site, advice),
	},
	{
		title: 'All open points are opened by their address, papers and timeline from the overview [670]',
		run: async (name, site) => {
			const browser = await signInAfresh(name, site)
			await browser.open(`${site.url}/actions`)
			await arrive(browser, 'Wat u nu kunt doen')
			await browser.waitFor('Upload: Recente loonstrook')
			await follow(browser, 'Terug naar het overzicht', 'Mijn overzicht')
			await follow(browser, 'Bekijk alle documenten', 'Mijn documenten')
			await browser.waitFor('Download Adviesrapport')
			await follow(browser, 'Terug naar het overzicht', 'Mijn overzicht')
			await follow(browser, 'Bekijk de tijdlijn', 'Tijdlijn')
			await browser.waitFor('Ondertekenen van de stukken')
			return browser
		},
	},
	{
		title: 'An appointment is called off after a question, and is gone from the list [358] [360] [671]',
		run: async (name, site) => {
			const browser = await signInAfresh(name, site)
			await openItem(browser, { menu: 'Afspraken', item: 'Ondertekenen van de stukken' })
			await follow(browser, 'Zeg de afspraak af', 'Afspraak afzeggen?')
			await browser.press('Ja, zeg af')
			const screen = await browser.waitFor('U heeft de afspraak afgezegd')
			const [, list] = screen.split('Komende afspraken')
			expect(list).toContain('Bespreking van de offerte')
			expect(list).not.toContain('Ondertekenen van de stukken')
			expect(site.api.callsTo('POST', '/api/products/appointments/10102/cancel')).toHaveLength(1)
			return browser
		},
	},
	{
		title: 'An invoice is taken home, and the attachment of a quote [451] [473]',
		run: async (name, site) => {
			const browser = await signInAfresh(name, site)
			await follow(browser, 'Facturen')
			const invoice = join(site.folder, `${name}-factuur.pdf`)
			await browser.save('Download 2026-0311', invoice)
			await expectWhole(site, invoice, /^\/api\/invoices\/download\//)
			await openItem(browser, { menu: 'Hypotheken', item: 'Hypotheek Lindelaan 14' })
			await browser.follow('Bekijk: Renteaanbod van de geldverstrekker')
			await browser.waitFor('Geldig tot')
			const quote = join(site.folder, `${name}-offerte.pdf`)
			await browser.save('Download Renteaanbod', quote)
			await expectWhole(site, quote, /^\/api\/actions\/quote-attachments\//)
			return browser
		},
	},
]

/** Keeps the demo data, because a reset signs everybody out. */
async function signInAfresh(name: OldBrowserName, site: Site) {
	site.api.backend.reset()
	site.api.forgetCalls()
	return signIn(name, site)
}

async function follow(browser: TextBrowser, link: string, title = link) {
	await browser.follow(link)
	await arrive(browser, title)
}

/** Waits for the page's title, which contains the firm, on its own line. */
async function arrive(browser: TextBrowser, title: string) {
	await browser.waitFor(`${title} - Noord`, patience)
}

async function readAreas(name: OldBrowserName, site: Site, areas: readonly Area[]) {
	const browser = await signInAfresh(name, site)
	for (const { menu, title, item, words } of areas) {
		if (item) await openItem(browser, { menu, item })
		else await follow(browser, menu, title)
		await browser.waitFor(words)
	}
	return browser
}

/** A title does not name the item, because others may see it. */
async function openItem(browser: TextBrowser, { menu, item }: { menu: string; item: string }) {
	await follow(browser, menu)
	await browser.follow(item)
	await browser.waitFor(`Terug naar ${menu}`, patience)
}

/** The file is a PDF, byte for byte the API's answer to the only call of this path. */
async function expectWhole(site: Site, file: string, path: RegExp) {
	const hash = () => readFile(file).then(computeSha256, () => 'no file yet')
	await expect.poll(() => site.api.callsTo('GET', path).length, { timeout: patience }).toBe(1)
	await expect.poll(hash, { timeout: patience }).toBe(await computeApiHash(site, path))
	expect(await readFile(file, 'latin1')).toMatch(/^%PDF-[^]*%%EOF\s*$/)
}
