import { expect, test } from 'vitest'
import { getCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const odd = { odd: { deep: true } }
const lost = 'Konden wij niet lezen. Bel ons gerust.'

interface Row {
	path: string
	address: string
	product: Record<string, unknown>
	/** Member that cannot be read, what the page says with it, and of it. */
	member: string
	term: string
	known: string
	told?: string
}

function readMain(page: Page) {
	return readText(page.document.querySelector('main') ?? page.document.body).replace(/\u00a0/g, ' ')
}

const credit = {
	id: '21',
	lender: 'Bank',
	spending_target: 'Auto',
	repayment_amount: 262.5,
	repayment_period: 1,
}
const insurance = {
	id: '41',
	insurance_type: 'Opstal',
	company: 'Terpen',
	policy_number: 'P-1',
	state: 'Lopend',
	premium: 24.75,
	payment_period: 1,
}
const mortgage = {
	id: '11',
	lender: 'Wierde',
	product_name: 'Woonhypotheek',
	quote_number: 'Q-1',
	amount: 300_000,
	collateral: { market_value: 400_000, based_on: 'woz', market_value_date: '2026-06-30' },
}
const credits = { path: '/api/products/credits', address: '/credits/21', product: credit }
const general = {
	path: '/api/products/general-insurances',
	address: '/general-insurances/41',
	product: insurance,
}
const mortgages = { path: '/api/products/mortgages', address: '/mortgages/11', product: mortgage }

const rows: Row[] = [
	{ ...credits, member: 'lender', term: 'Maatschappij', known: 'Bank' },
	{ ...credits, member: 'spending_target', term: 'Bestedingsdoel', known: 'Auto' },
	{
		...credits,
		member: 'repayment_period',
		term: 'Aflossing',
		known: '€ 262,50 per maand',
		told: '€ 262,50, periode onbekend',
	},
	{ ...general, member: 'insurance_type', term: 'Soort verzekering', known: 'Opstal' },
	{ ...general, member: 'company', term: 'Maatschappij', known: 'Terpen' },
	{ ...general, member: 'policy_number', term: 'Polisnummer', known: 'P-1' },
	{ ...general, member: 'state', term: 'Status', known: 'Lopend' },
	{
		...general,
		member: 'payment_period',
		term: 'Premie',
		known: '€ 24,75 per maand',
		told: '€ 24,75, periode onbekend',
	},
	{ ...mortgages, member: 'lender', term: 'Geldverstrekker', known: 'Wierde' },
	{ ...mortgages, member: 'product_name', term: 'Product', known: 'Woonhypotheek' },
	{ ...mortgages, member: 'quote_number', term: 'Offertenummer', known: 'Q-1' },
]

test.each(deal('pages', rows))(
	'$member of $path that could not be read is said, not shown as none',
	async (row) => {
		const { path, address, product, member, term, known, told = lost } = row
		site.tell(path, product)
		expect(readFacts(await site.anna.visit(address))[term]).toBe(known)
		for (const value of [[['x'], 7], odd]) {
			site.tell(path, { ...product, [member]: value })
			expect(readFacts(await site.anna.visit(address))[term]).toBe(told)
		}
		site.tell(path, { ...product, [member]: null })
		expect(readFacts(await site.anna.visit(address))[term] ?? '-').not.toBe(told)
	},
)

test('A list names the text of a card that could not be read', async () => {
	site.tell('/api/products/credits', { ...credit, lender: odd })
	expect(readMain(await site.anna.visit('/credits'))).toContain(`Maatschappij: ${lost}`)
})

test('A value or its basis that could not be read leaves no ratio and no basis without a word', async () => {
	const unknown = 'De waarde van uw woning konden wij niet lezen. Bel ons gerust.'
	const ratio = '% van € 400.000'
	site.tell(mortgages.path, mortgage)
	expect(readMain(await site.anna.visit('/mortgages/11'))).toContain(ratio)
	for (const collateral of ['onleesbaar', { ...mortgage.collateral, market_value: odd }]) {
		site.tell(mortgages.path, { ...mortgage, collateral })
		for (const address of ['/mortgages/11', '/dashboard']) {
			expect(readMain(await site.anna.visit(address))).toContain(unknown)
			expect(readMain(await site.anna.visit(address))).not.toContain(ratio)
		}
	}
	site.tell(mortgages.path, { ...mortgage, collateral: { ...mortgage.collateral, based_on: odd } })
	expect(readMain(await site.anna.visit('/mortgages/11'))).toContain('(Soort onbekend, 30 juni 2026)')
	site.tell(mortgages.path, { ...mortgage, collateral: null })
	expect(readMain(await site.anna.visit('/mortgages/11'))).toContain('Wij weten niet wat uw woning waard is.')
})

test.each([
	['whether it has steps', { has_timeline: 'misschien', timeline: [{ label: 'Advies', completed: true }] }],
	['its steps', { has_timeline: true, timeline: 'bezig' }],
])('The page of a mortgage says that the progress could not be read: %s', async (_what, members) => {
	site.tell(mortgages.path, { ...mortgage, ...members })
	const title = 'Zo ver is uw hypotheek'
	expect(getCard(await site.anna.visit('/mortgages/11'), title).words).toBe(`${title}${lost}`)
})

test('Of a home, what was seen and where it stands are said as unread', async () => {
	const house = { id: '1', address: 'Wilgenpad 6', zipcode: '9752 PV', city: 'Haren', has_seen: true }
	const plan = { id: '81', found_houses_collection: [{ ...house, has_seen: odd, city: odd }] }
	site.tell('/api/products/purchase-intentions', plan)
	const words = readMain(await site.anna.visit('/purchase-intentions/81'))
	expect(words).toContain('9752 PV · Plaats onbekend')
	expect(words).toContain('Status onbekend')
	site.tell('/api/products/purchase-intentions', {
		...plan,
		found_houses_collection: [{ ...house, has_seen: null }],
	})
	expect(readMain(await site.anna.visit('/purchase-intentions/81'))).not.toMatch(
		/Status onbekend|Gezien|Nieuw/,
	)
})

test('A document whose kind could not be read stands under a heading that says so', async () => {
	const document = { id: '701', label: 'Dienstenwijzer', filename: 'a.pdf' }
	for (const category of [{ id: '5', name: odd }, 'zzz']) {
		site.tell('/api/documents', { ...document, category }, { ...document, id: '702', label: 'Voorwaarden' })
		const page = await site.anna.visit('/important-documents')
		expect(getCard(page, 'Soort onbekend').words).toContain('Dienstenwijzer')
		expect(getCard(page, 'Documenten').words).not.toContain('Dienstenwijzer')
	}
	site.tell('/api/documents', { ...document, description: odd, filename: odd })
	const words = readMain(await site.anna.visit('/important-documents'))
	expect(words).toContain(lost)
	expect(words).not.toContain('niet in het Nederlands')
})

test('An adviser whose phone number or part could not be read is shown, and the rest is said to be missing', async () => {
	const panel = { id: 'a', name: 'Marieke', phone: '050 1', emailaddress: 'm@x.nl', systemname: 'ADVISOR' }
	site.tell('/api/products/credits', credit)
	for (const member of ['phone', 'emailaddress', 'systemname']) {
		site.tell('/api/dossiers', { id: '1', user_panels: [{ ...panel, [member]: odd }] })
		const { words } = getCard(await site.anna.visit('/credits/21'), 'Uw adviseurs')
		expect(words).toContain('Marieke')
		expect(words).toContain('Niet alles kon worden gelezen.')
		expect(words).not.toContain('Dossierbeheerder')
	}
})
