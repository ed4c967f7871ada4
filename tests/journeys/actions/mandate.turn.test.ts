import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const address = '/otds/7/sign/a1'
const otd = {
	id: '7',
	label: 'Opdracht wonen',
	total_monthly: 15,
	has_automatic_debit_fees: true,
	sepa_creditor_name: 'Incasso BV',
}
const action = {
	id: 'a1',
	type: 'SIGN_OTD',
	label: 'Tekenen',
	product: { id: '7', label: 'Opdracht wonen', type: 'OTD' },
}

function tell(members = {}) {
	site.tell('/api/products/otds', { ...otd, ...members })
	site.tell('/api/actions', action)
	site.api.answer(http.post('*/sign', () => HttpResponse.json({})))
}

interface Voice {
	email: string
	/** Button of the other language. */
	language?: string
	mandate: string
	asked: string
	detail: string
	press: { read: string; terms: string; agreed: string; sign: string; holder: string }
}

const dutch = {
	read: 'Lees de voorwaarden',
	terms: 'Ik ga akkoord met de voorwaarden',
	agreed: 'Ik ga akkoord met de opdracht',
	sign: 'Onderteken de opdracht',
	holder: 'Naam van de rekeninghouder',
}
const voices: Voice[] = [
	{
		email: 'anna@voorbeeld.nl',
		mandate: 'Machtiging voor automatische incasso',
		asked:
			'Incasso BV mag de maandelijkse kosten elke maand van deze rekening afschrijven. Een afschrijving kunt u binnen 8 weken terugdraaien bij uw bank.',
		detail:
			'Incasso BV mag elke maand afschrijven van NL71KADE0417164300, op naam van A. Aa. Een afschrijving kunt u binnen 8 weken terugdraaien bij uw bank.',
		press: dutch,
	},
	{
		email: 'bram@voorbeeld.nl',
		mandate: 'Machtiging voor automatische incasso',
		asked:
			'Incasso BV mag de maandelijkse kosten elke maand van deze rekening afschrijven. Een afschrijving kun je binnen 8 weken terugdraaien bij je bank.',
		detail:
			'Incasso BV mag elke maand afschrijven van NL71KADE0417164300, op naam van A. Aa. Een afschrijving kun je binnen 8 weken terugdraaien bij je bank.',
		press: dutch,
	},
	{
		email: 'anna@voorbeeld.nl',
		language: 'English',
		mandate: 'Direct debit mandate',
		asked:
			'Incasso BV may collect the monthly cost from this account every month. You can have a payment reversed by your bank within 8 weeks.',
		detail:
			'Incasso BV may collect every month from NL71KADE0417164300, in the name of A. Aa. You can have a payment reversed by your bank within 8 weeks.',
		press: {
			read: 'Read the terms',
			terms: 'I agree to the terms',
			agreed: 'I approve the agreement',
			sign: 'Sign the service agreement',
			holder: 'Name of the account holder',
		},
	},
]

/** The group of the mandate, with the account inside. */
const groupOf = (page: Page, { mandate }: Voice) => page.getByRole('group', { name: mandate })

test.each(voices)(
	'The mandate of a direct debit stands beside the account and has a line of its own in the receipt ($email, $language) [390] [A169]',
	async (voice) => {
		tell()
		const { press } = voice
		const { visitor } = await signIn(site.portal.url, { branch: 'noord', email: voice.email })
		let page = await visitor.visit(address)
		if (voice.language) page = await page.press(voice.language)
		expect(groupOf(page, voice).querySelector('p')?.textContent).toBe(voice.asked)
		expect(groupOf(page, voice).contains(page.getByLabelText('IBAN'))).toBe(true)
		expect(page.document.querySelectorAll('main [type=checkbox]')).toHaveLength(1)

		const form = await (await page.press(press.read)).press(press.terms)
		form.fill('IBAN', 'NL71 KADE 0417 1643 00')
		form.fill(press.holder, 'A. Aa')
		form.choose(press.agreed)
		site.api.forgetCalls()
		const landed = await form.press(press.sign)
		expect(site.api.callsTo('POST', /\/sign$/).map(({ json }) => json)).toEqual([
			{ data: { sepaAccountholderIbanAccount: 'NL71KADE0417164300', sepaAccountholderIbanName: 'A. Aa' } },
		])
		const [link] = landed.document.querySelectorAll('a[href^="/receipts/"]')
		const receipt = await landed.follow(link!)
		const terms = [...receipt.document.querySelectorAll('main dt')]
		const lines = terms.map(({ textContent, nextElementSibling }) => [
			textContent,
			nextElementSibling?.textContent,
		])
		expect(lines.filter(([term]) => term === voice.mandate)).toEqual([
			[voice.mandate, voice.detail],
			[voice.mandate, voice.asked],
		])
	},
)

test.each([
	['the creditor of the assignment', { sepa_creditor_name: 'Incasso BV' }, 'Incasso BV mag '],
	['the firm, where the assignment names nobody', { sepa_creditor_name: null }, 'Noorderlicht'],
	['the firm, where the name shows nothing', { sepa_creditor_name: '\u200b\u3164' }, 'Noorderlicht'],
])('A mandate names %s', async (_who, members, name) => {
	tell(members)
	const page = await site.anna.visit(address)
	expect(groupOf(page, voices[0]!).textContent).toContain(name)
})

test.each([
	[{ total_monthly: null }],
	[{ total_monthly: 0 }],
	[{ total_monthly: 'vijftien' }],
	[{ sepa_creditor_name: { id: 3 } }],
])(
	'A mandate with %j is not signed here: the page says so, with the adviser, and so does a post',
	async (members) => {
		tell()
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const form = await (await (await visitor.visit(address)).press(dutch.read)).press(dutch.terms)
		form.fill('IBAN', 'NL71 KADE 0417 1643 00')
		form.fill(dutch.holder, 'A. Aa')
		form.choose(dutch.agreed)
		tell(members)
		site.api.forgetCalls()
		const refused = await form.press(dutch.sign)
		expect(refused.isRefused).toBe(true)
		expect(refused.words).toContain('NL71 KADE 0417 1643 00')
		const shown = await visitor.visit(address)
		for (const page of [refused, shown, await visitor.visit(`${address}?terms=read`)]) {
			expect(page.words).toContain('weten wij niet wie mag afschrijven, of welk bedrag')
			expect(page.queryByRole('button', { name: dutch.sign })).toBeNull()
			expect(page.getByRole('link', { name: 'Vraag het uw adviseur' }).getAttribute('href')).toBe('/help')
		}
		expect(site.api.callsTo('POST', /\/sign$/)).toEqual([])
	},
)

test('Without a direct debit nothing is mandated, on the page and in the receipt', async () => {
	tell({ has_automatic_debit_fees: false })
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const page = await visitor.visit(address)
	expect(page.words).not.toContain('Machtiging')
	const form = await (await page.press(dutch.read)).press(dutch.terms)
	form.choose(dutch.agreed)
	const landed = await form.press(dutch.sign)
	const receipt = await landed.follow('Bekijk het bewijs')
	expect(Object.keys(readFacts(receipt))).not.toContain('Machtiging voor automatische incasso')
})

test('A mandate to another creditor than the page showed is shown again, not sent [A180]', async () => {
	tell()
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	const form = await (await (await visitor.visit(address)).press(dutch.read)).press(dutch.terms)
	form.fill('IBAN', 'NL71 KADE 0417 1643 00')
	form.fill(dutch.holder, 'A. Aa')
	form.choose(dutch.agreed)
	tell({ sepa_creditor_name: 'Ander BV' })
	site.api.forgetCalls()
	const asked = await form.press(dutch.sign)
	expect(asked.isRefused).toBe(true)
	expect(asked.words).toContain('Incasso BV mag de maandelijkse kosten')
	expect(asked.words).toContain('Ander BV mag de maandelijkse kosten')
	expect(site.api.callsTo('POST', /\/sign$/)).toEqual([])
})
