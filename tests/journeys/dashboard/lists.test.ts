import { within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { createApiHandler, findCard, getCard, readText } from '#tests/support/card'
import { createListDocument } from '#tests/support/own-branches'
import { type SharedSite } from '#tests/support/shared-site'
import { openOverview, signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

let api: SharedSite['api']
let portal: SharedSite['portal']
let anna: Visitor
const site = await useSite()
beforeAll(async () => {
	;({ api, portal } = site)
	anna = (await signIn(portal.url, { branch: 'noord' })).visitor
})

const tasksTitle = 'Wat u nu kunt doen'
const house = { id: '7', label: 'Huis', type: 'MORTGAGE' }

async function dashboard(...actions: Parameters<typeof createListDocument>[0]) {
	api.answer(createApiHandler('/api/actions', createListDocument(actions)))
	return anna.visit('/dashboard')
}

/** Groups of a card: heading and titles. */
function groupsOf(card: ReturnType<typeof getCard>) {
	return card
		.getAllByRole('heading', { level: 3 })
		.map((heading) => [
			heading.textContent,
			[...(heading.closest('section')?.querySelectorAll('li') ?? [])].map(readText),
		])
}

test('Open actions stand by what they mean, in one order; done ones are not among them [167] [209] [211] [289]', async () => {
	const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE' }
	const page = await dashboard(
		{ id: '5', label: 'Akte', type: 'DOWNLOAD_OTD', date_created: '2025-01-01' },
		{ ...upload, id: '1', label: 'Nieuw', date_created: '2025-03-02', is_done: false, product: house },
		{ ...upload, id: '2', label: 'Oud', date_created: '2025-01-31', is_done: '0', product: house },
		{ ...upload, id: '3', label: 'Klaar', date_created: '2025-01-01', is_done: '1', product: house },
		{ id: '4', label: 'Los', type: 'PAY_INVOICE', date_created: '2025-02-01', invoice: { total: 12 } },
	)
	const first = getCard(page, 'Nu eerst: Oud')
	expect(first.words).toContain(
		'Wij wachten hierop sinds 31 januari 2025.Hypotheek: HuisUpload het document Oud',
	)
	const card = getCard(page, tasksTitle)
	expect(card.words).toContain('Wij wachten op 2 punten. Het oudste staat er sinds 31 januari 2025.')
	expect(groupsOf(card)).toEqual([
		['Wij wachten op u', [expect.stringMatching(/^Upload: Nieuw wacht \d+ dagen Hypotheek: Huis$/)]],
		['Betalen', ['Betaal: Los € 12,00']],
		['Lezen en bewaren', [expect.stringMatching(/^Download: Akte wacht \d+ dagen$/)]],
	])
	expect(card.queryAllByRole('button')).toEqual([])
})

test('What holds up an application is told on the overview, of an unfinished dossier alone', async () => {
	api.answer(
		createApiHandler(
			'/api/dossiers',
			createListDocument([
				{ id: '1', label: 'Aankoop', percentage_complete: 65 },
				{ id: '2', label: 'Klaar', percentage_complete: 100 },
			]),
		),
	)
	const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE' }
	const of = (id: string) => ({ id, type: 'dossier', label: `Dossier ${id}` })
	const page = await dashboard(
		{ ...upload, id: '1', label: 'Oud', date_created: '2025-01-01', product: of('2') },
		{ ...upload, id: '2', label: 'Eerste', date_created: '2025-02-01', product: of('1') },
		{ ...upload, id: '3', label: 'Tweede', date_created: '2025-02-02', product: of('1') },
	)
	expect(getCard(page, 'Nu eerst: Eerste').words).toContain(
		'Hier wacht uw aanvraag op. Wij wachten hierop sinds 1 februari 2025.',
	)
	expect(getCard(page, tasksTitle).getAllByRole('listitem').map(readText)).toEqual([
		expect.stringMatching(/^Upload: Tweede .*Hier wacht uw aanvraag op Dossier 1$/),
		expect.stringMatching(/^Upload: Oud wacht \d+ dagen Dossier 2$/),
	])
})

test('The only open action comes first and stands nowhere else; where nothing is open that is said kindly [167]', async () => {
	const one = await dashboard({ id: '1', label: 'Een', type: 'PAY_INVOICE', product: house })
	expect(getCard(one, 'Nu eerst: Een').words).toContain('Wij wachten hierop.')
	expect(getCard(one, tasksTitle).words).toBe(`${tasksTitle}Er staat 1 punt voor u klaar.`)
	expect(one.getAllByRole('link', { name: /Een$/ })).toHaveLength(1)
	const none = await dashboard()
	const card = getCard(none, tasksTitle)
	expect(card.words).toContain('U hoeft niets te doen. Wij zijn aan zet.')
	expect(card.queryByRole('link')).toBeNull()
	expect(getCard(none, 'Mijn documenten').queryByRole('link')).toBeNull()
})

const quotes = [{ id: '1', attachments: [{ id: '2' }] }]
const managed = 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE'
test.each(
	deal('pages', [
		['UPLOAD_DOCUMENTMANAGEMENT_FILE', {}, 'Upload het document', '/actions/a%2F1/upload-document'],
		['REUPLOAD_DOCUMENTMANAGEMENT_FILE', {}, 'Upload een beter document', '/actions/a%2F1/upload-document'],
		['REQUEST_PENSION_XML', {}, 'Upload uw pensioenbestand', '/actions/a%2F1/upload-document'],
		['upload-document', {}, 'Upload het document', '/actions/a%2F1/upload-document'],
		['APPROVE_DOCUMENT', {}, 'Beoordeel het document', '/actions/a%2F1/approve-document'],
		['SIGN_OTD', {}, 'Onderteken de opdracht', '/otds/7/sign/a%2F1'],
		['FILL_INVENTORY_FORM', {}, 'Vul uw gegevens in', '/actions/a%2F1/inventory'],
		['knowledge-form', {}, 'Beantwoord de vragen', '/actions/a%2F1/knowledge-test'],
		['HYPACT_FORM', {}, 'Vul uw profiel in', '/actions/a%2F1/hypact-form'],
		['PAY_INVOICE', {}, 'Betaal de factuur', '/actions/a%2F1/invoice-payment'],
	]),
)(
	'An open %s comes first, with a button that leads where it is done [210]',
	async (type, more, label, href) => {
		tellProducts()
		const page = await dashboard({ id: 'a/1', label: 'Dit', type, product: house, ...more })
		const button = getCard(page, 'Nu eerst: Dit').getByRole('link')
		expect(button.textContent).toBe(`${label} Dit`)
		expect(button.getAttribute('href')).toBe(href)
	},
)

test.each(
	deal('pages', [
		['DOWNLOAD_OTD', {}, 'Download', '/actions/a%2F1/download-otd'],
		['DOWNLOAD_QUOTE', { quotes }, 'Bekijk', '/actions/a%2F1/download-qoute'],
		['DOWNLOAD_ADDED_DOCUMENT', {}, 'Download', '/actions/a%2F1/download-added'],
		[managed, { document: { has_document: '1' } }, 'Download', '/actions/a%2F1/download'],
		['UPDATE_MARKET_VALUE', {}, 'Werk bij', '/mortgages/7/marketvalue/a%2F1'],
		['MORTGAGE_CHECK', {}, 'Begin', '/mortgage-check/7/a%2F1'],
	]),
)('An open %s can wait: its row leads where it is done [210]', async (type, more, verb, href) => {
	tellProducts()
	const page = await dashboard({ id: 'a/1', label: 'Dit', type, product: house, ...more })
	const link = getCard(page, tasksTitle).getByRole('link', { name: `${verb}: Dit` })
	expect(link.getAttribute('href')).toBe(href)
	expect(page.words).not.toContain('Nu eerst')
})

function tellProducts() {
	for (const path of ['mortgages', 'otds'])
		api.answer(createApiHandler(`/api/products/${path}`, createListDocument([{ id: '7' }])))
}

test('An assignment that was signed, and a task whose product is gone, lead nowhere', async () => {
	api.answer(createApiHandler('/api/products/otds', createListDocument([{ id: '7', is_signed: true }])))
	api.answer(createApiHandler('/api/products/mortgages', createListDocument([{ id: '8' }])))
	const page = await dashboard(
		{ id: '1', label: 'Opdracht', type: 'SIGN_OTD', product: { id: '7', type: 'otd' } },
		{ id: '2', label: 'Waarde', type: 'UPDATE_MARKET_VALUE', product: house },
	)
	const card = getCard(page, tasksTitle)
	expect(card.words).not.toContain('Opdracht')
	expect(card.words).toContain('Waarde')
	expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual([
		expect.stringMatching(/^Bel [\d\s]+ Waarde$/),
	])
})

test('An action of a type nobody knows is listed without a button [210]', async () => {
	const card = getCard(await dashboard({ id: '1', label: 'Dit', type: 'DANCE_A_POLKA' }), tasksTitle)
	expect(card.getByText('Dit', { selector: 'li > span > span' })).toBeTruthy()
	expect(card.words).toContain('Op deze site hoeft u hiervoor nu niets te doen. Vragen? Bel ons.')
	expect(card.words).toContain('Op deze site hoeft u nu niets te doen.')
	expect(card.words).not.toContain('Wij zijn aan zet.')
	expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
		expect.stringMatching(/^tel:/),
	])
})

test('An action that the site cannot complete stands last, asks nothing, offers a call and is not counted', async () => {
	const odd = { id: '1', label: 'Dit', type: 'DANCE_A_POLKA', date_created: '2020-01-01', product: house }
	const page = await dashboard(
		odd,
		{ id: '2', label: 'Dat', type: 'PAY_INVOICE', product: house },
		{ id: '3', label: 'Zus', type: 'PAY_INVOICE', product: house },
	)
	const card = getCard(page, tasksTitle)
	expect(card.words).toContain('Er staan 2 punten voor u klaar.')
	expect(groupsOf(card)).toEqual([
		['Betalen', ['Betaal: Zus Hypotheek: Huis']],
		[
			'Niet via deze site',
			[
				expect.stringMatching(
					/^Dit wacht \d+ dagen Hypotheek: Huis Op deze site hoeft u hiervoor nu niets te doen\. Vragen\? Bel ons\. Bel [\d\s-]+ Dit$/,
				),
			],
		],
	])
})

test.each([
	['a managed document', { type: managed, document: { has_document: '0' } }],
	['an added document', { type: 'DOWNLOAD_ADDED_DOCUMENT', downloadable_document: null }],
	['a quote', { type: 'DOWNLOAD_QUOTE', quotes: [{ id: '1', attachments: [] }] }],
])(
	'An action that offers %s which is not there is neither listed nor counted [221]',
	async (_what, given) => {
		const empty = { id: '1', label: 'Dit', ...given }
		const page = await dashboard(empty, { id: '2', label: 'Dat', type: 'PAY_INVOICE', product: house })
		expect(getCard(page, tasksTitle).words).toContain('Er staat 1 punt voor u klaar.')
		expect(page.queryByText(/Dit$/)).toBeNull()
	},
)

test('My documents lists what is done, uploads and approvals too, with what can be downloaded; what is open is a task [164] [212] [221]', async () => {
	const done = { is_done: true, date_executed: '2026-03-05' }
	const page = await dashboard(
		{ ...done, id: '1', label: 'Loonstrook', type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE' },
		{ ...done, id: '2', label: 'Akte', type: managed, document: { has_document: true } },
		{ ...done, id: '3', label: 'Leeg', type: managed, document: { has_document: false } },
		{ id: '5', label: 'Akkoord', type: 'APPROVE_DOCUMENT', document: { has_document: true } },
		{ id: '6', label: 'Vragen', type: 'FILL_KNOWLEDGE_FORM' },
	)
	const card = getCard(page, 'Mijn documenten')
	const rows = card
		.getAllByRole('listitem')
		.map((row) => [readText(row), within(row).queryAllByRole('link')[0]?.getAttribute('href')])
	expect(rows).toEqual([
		['Loonstrook Klaar op 5 maart 2026', undefined],
		['Akte (opent in een nieuw tabblad) Klaar op 5 maart 2026Download Akte', '/actions/2/download?open=1'],
		['Leeg Klaar op 5 maart 2026', undefined],
	])
})

test('A client of whom nothing is there yet sees a calm page, not an empty one [1]', async () => {
	const { page } = await openOverview(portal.url, { branch: 'vesting', email: 'nina@voorbeeld.nl' })
	expect(page.status).toBe(200)
	const card = getCard(page, 'Zo gaat het verder')
	expect(card.words).toContain('U heeft nog geen dossier bij ons.')
	expect(card.words).toContain('Dan staat het hier, en u krijgt een e-mail.')
	expect(card.getByRole('link', { name: 'Zo bereikt u ons' }).getAttribute('href')).toBe('/help')
	expect(card.section.querySelector('a[href^="tel:"]')).not.toBeNull()
	for (const empty of [tasksTitle, 'Mijn documenten', 'Uw volgende afspraak'])
		expect(findCard(page, empty)).toBeUndefined()
	expect(readText(page.getByRole('main'))).not.toMatch(/undefined|null|NaN|\{\{|U hoeft niets/)
})

test.each([
	['/api/actions', tasksTitle],
	['/api/products/appointments', 'Uw volgende afspraak'],
	['/api/dossiers', 'Uw volgende afspraak'],
	['/api/products/mortgages', 'Uw volgende afspraak'],
])('A client of whom %s could not be loaded is no new client [A277]', async (path, title) => {
	api.fault('GET', path, { status: 500 })
	const { page } = await openOverview(portal.url, { branch: 'vesting', email: 'nina@voorbeeld.nl' })
	await api.heal()
	expect(findCard(page, 'Zo gaat het verder')).toBeUndefined()
	expect(findCard(page, title)).toBeDefined()
})

test('There is no screen to ask for advice: the specification names none, nor a call for it [2]', async () => {
	const page = await anna.visit('/dashboard')
	const labels = [...page.document.querySelectorAll('a, button')].map(readText)
	expect(labels.filter((label) => /advies aanvragen|vraag advies/i.test(label))).toEqual([])
	for (const address of ['/advice', '/request-advice', '/advices/create'])
		expect((await anna.visit(address)).status).toBe(404)
})
