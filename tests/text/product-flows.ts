import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { signIn, type Flow } from './site'

interface Area {
	menu: string
	/** Absent where the menu leads straight to the only one. */
	item?: string
	words: string | RegExp
}

/** Every area of Anna's menu, one of its items, and what is read there. */
const areas: Area[] = [
	{ menu: 'Hypotheken', item: 'Hypotheek Lindelaan 14', words: 'WH-2026-004518' },
	{ menu: 'Opdrachten', item: 'Opdracht hypotheekadvies', words: 'Aangeboden op' },
	{ menu: 'Afspraken', item: 'Ondertekenen van de stukken', words: 'Ossenmarkt 8, Groningen' },
	{ menu: 'Bankgaranties', item: 'Bankgarantie Lindelaan 14', words: 'Papieren bij deze bankgarantie' },
	{ menu: 'Leningen', item: 'Doorlopend krediet', words: 'Bestedingsdoel' },
	{ menu: 'Levensverzekeringen', item: 'Overlijdensrisicoverzekering', words: 'ZL 88.204.117' },
	{ menu: 'Schadeverzekeringen', item: 'Autoverzekering', words: 'AU-771.203.55' },
	{ menu: 'Schadeverzekeringen', item: 'Woongarant Woonhuis', words: 'Polisblad' },
	{
		menu: 'Fiscaal geruisloze',
		item: 'Voortzetting kapitaalverzekering',
		words: 'Zeedijk Levensverzekeringen',
	},
	{ menu: 'Verzekering bij', words: 'Offertenummer' },
	{ menu: 'Aankoopplannen', item: 'Zoektocht Groningen', words: 'Beukenstraat 27' },
	{ menu: 'Inkomen uit', item: 'Inkomensverklaring Jeroen', words: 'Geldverstrekker' },
	{ menu: 'Advies over testamenten', words: 'Notaris' },
]

/** Product areas as a client with a text browser reads them. */
export const productFlows: Flow[] = [
	{
		title: 'Every product area is reached from the menu and read to its facts',
		run: async (name, site) => {
			site.api.backend.reset()
			const browser = await signIn(name, site)
			for (const { menu, item, words } of areas) {
				await browser.follow(menu)
				if (item) await browser.follow(item)
				await browser.waitFor(words)
			}
			return browser
		},
	},
	{
		title: 'An appointment is called off after a question, and is gone from the list',
		run: async (name, site) => {
			site.api.backend.reset()
			site.api.forgetCalls()
			const browser = await signIn(name, site)
			await browser.follow('Afspraken')
			await browser.follow('Ondertekenen van de stukken')
			await browser.follow('Zeg de afspraak af')
			await browser.waitFor('Afspraak afzeggen?')
			await browser.press('Ja, zeg af')
			const screen = await browser.waitFor('De afspraak is afgezegd')
			expect(screen).not.toContain('Ondertekenen van de stukken')
			expect(site.api.callsTo('POST', '/api/products/appointments/10102/cancel')).toHaveLength(1)
			return browser
		},
	},
	{
		title: 'An invoice is taken home, and the attachment of a quote',
		run: async (name, site) => {
			site.api.backend.reset()
			const browser = await signIn(name, site)
			await browser.follow('Facturen')
			await browser.waitFor('2026-0311')
			const invoice = join(site.folder, `${name}-factuur.pdf`)
			await browser.save('Download 2026-0311', invoice)
			await expect.poll(() => readFile(invoice, 'latin1'), { timeout: 10_000 }).toMatch(/^%PDF-/)
			await browser.follow('Hypotheken')
			await browser.follow('Hypotheek Lindelaan 14')
			await browser.follow('Bekijk het eerste voorstel')
			await browser.waitFor('Geldig tot')
			const quote = join(site.folder, `${name}-offerte.pdf`)
			await browser.save('Download Renteaanbod', quote)
			await expect.poll(() => readFile(quote, 'latin1'), { timeout: 10_000 }).toMatch(/^%PDF-/)
			return browser
		},
	},
]
