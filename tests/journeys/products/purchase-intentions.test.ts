import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { defineFactField, readFacts, testProductFields } from '#tests/support/product-site'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/purchase-intentions'
const address = '/purchase-intentions/81'
const full = {
	id: '81',
	label: 'Zoektocht Groningen',
	state: 'Wij zoeken',
	buyer_profile: 'Doorstromer',
	object_type: 'Hoekwoning',
	budget_from: 350000,
	budget_to: 425000,
	found_houses_collection: [],
}
const house = {
	id: 'h/1',
	date_created: '2026-03-02',
	has_seen: false,
	buildtype_label: 'Bestaande bouw',
	objecttype_label: 'Tussenwoning',
	address: 'Vlierhof 3',
	zipcode: '9713 ZZ',
	city: 'Groningen',
	external_url: 'https://huizen.voorbeeld.nl/vlierhof-3',
	price: 398500,
	object_surface_m2: 1118,
	ground_surface_m2: 162.5,
}

test('The list says what it is for and shows each plan with its open action points, state and buyer profile [56] [499] [503]', async () => {
	site.tell(path, { ...full, action_counter: { total: 2, closed: 0, open: 2 } })
	const list = await site.anna.visit('/purchase-intentions')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([200, 'Aankoopplannen'])
	expect(list.words).toContain('Hier ziet u naar welke woning wij zoeken')
	const link = list.getByRole('link', { name: /^Zoektocht Groningen.*2 open punten$/ })
	expect(link.closest('li')?.textContent).toContain('Wij zoekenDoorstromer')
	expect((await list.follow(link)).path).toBe(address)
})

test('Who has no plan reads so [56] [499]', async () => {
	site.tell(path)
	const page = await site.anna.visit('/purchase-intentions')
	expect(page.getByRole('heading', { name: 'U heeft geen aankoopplan via ons.' })).toBeTruthy()
})

test('A plan shows its search profile [57] [501]', async () => {
	site.tell(path, full)
	const page = await site.anna.visit(address)
	expect(getCard(page, 'Zoekprofiel').section.querySelectorAll('dt')).toHaveLength(4)
	expect(Object.entries(readFacts(page))).toEqual([
		['Soort woning', 'Hoekwoning'],
		['Budget', '€ 350.000,00 tot € 425.000,00'],
		['Status', 'Wij zoeken'],
		['Kopersprofiel', 'Doorstromer'],
	])
})

test.each([
	[350000, undefined, 'Vanaf € 350.000,00'],
	[undefined, 425000, 'Tot € 425.000,00'],
	[undefined, undefined, '-'],
])('A budget from %s to %s is told as %s [501]', async (from, to, words) => {
	site.tell(path, { ...full, budget_from: from, budget_to: to })
	expect(readFacts(await site.anna.visit(address)).Budget).toBe(words)
})

testProductFields(
	site,
	{
		path,
		address,
		product: { id: '81' },
		fields: [
			{ name: 'label', value: 'Zoektocht', present: 'Zoektocht', absent: 'Aankoopplan' },
			defineFactField('state', 'Wij zoeken', 'Status', 'Wij zoeken'),
			defineFactField('buyer_profile', 'Starter', 'Kopersprofiel', 'Starter'),
			defineFactField('object_type', 'Flat', 'Soort woning', 'Flat'),
			{
				name: 'budget_from',
				value: '350000',
				present: '€ 350.000,00 tot',
				absent: 'Budget: Tot € 425.000,00',
			},
			{ name: 'budget_to', value: 425000, present: 'tot € 425.000,00', absent: 'Budget: Vanaf € 350.000,00' },
			{
				name: 'found_houses_collection',
				value: [house],
				present: 'Vlierhof 3',
				absent: 'Wij hebben nog geen woning gevonden die past.',
			},
		],
	},
	'[204] [501] [502]',
)

test('A house that was found shows all that is told of it, and where to read more [57] [502]', async () => {
	site.tell(path, { ...full, found_houses_collection: [house] })
	const page = await site.anna.visit(address)
	const card = getCard(page, 'Gevonden woningen')
	const link = card.getByRole('link', { name: 'Vlierhof 3 (opent in een nieuw tabblad)' })
	expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([house.external_url, '_blank'])
	expect(card.words).toContain('9713 ZZ Groningen')
	expect(card.words).toContain('Nieuw')
	expect(readFacts(page)).toMatchObject({
		Vraagprijs: '€ 398.500,00',
		Soort: 'Tussenwoning',
		Bouw: 'Bestaande bouw',
		Woonoppervlakte: '1.118 m²',
		Perceel: '162,5 m²',
		'Gevonden op': '2 maart 2026',
	})
})

test.each(
	deal('pages', [
		['date_created', 'Gevonden op'],
		['has_seen', 'Nieuw'],
		['buildtype_label', 'Bouw'],
		['objecttype_label', 'Tussenwoning'],
		['address', 'Vlierhof 3'],
		['zipcode', '9713 ZZ'],
		['city', '9713 ZZ Groningen'],
		['price', 'Vraagprijs'],
		['object_surface_m2', 'Woonoppervlakte'],
		['ground_surface_m2', 'Perceel'],
	]),
)('A house without its %s shows the rest of it [204] [502]', async (name, words) => {
	site.tell(path, { ...full, found_houses_collection: [{ ...house, [name]: null }] })
	const card = getCard(await site.anna.visit(address), 'Gevonden woningen')
	expect(card.words).not.toContain(words)
	expect(card.words).toContain(name === 'price' ? 'Vlierhof 3' : '€ 398.500,00')
})

test.each([
	[true, 'Gezien'],
	['1', 'Gezien'],
	[0, 'Nieuw'],
])('A house whose has_seen is %s is marked: %s [502]', async (seen, mark) => {
	site.tell(path, { ...full, found_houses_collection: [{ ...house, has_seen: seen }] })
	expect(getCard(await site.anna.visit(address), 'Gevonden woningen').words).toContain(`Groningen${mark}`)
})

test.each([undefined, 'javascript:alert(1)', 'http://huizen.voorbeeld.nl/1', 'geen adres'])(
	'A house whose address on the web is %s has no link [502]',
	async (url) => {
		site.tell(path, { ...full, found_houses_collection: [{ ...house, external_url: url }] })
		const card = getCard(await site.anna.visit(address), 'Gevonden woningen')
		expect(card.words).toContain('Vlierhof 3')
		expect(card.queryByRole('link')).toBeNull()
	},
)

test('Many houses come 50 a page, and are found by the words of their card [502]', async () => {
	const houses = Array.from({ length: 120 }, (_, index) => ({
		...house,
		id: index,
		address: `Laan ${index}`,
	}))
	site.tell(path, { ...full, found_houses_collection: houses })
	const page = await site.anna.visit(address)
	const titles = (shown: typeof page) =>
		getCard(shown, 'Gevonden woningen').getAllByRole('heading', { level: 3 })
	expect([titles(page).length, titles(page)[0]?.textContent]).toEqual([
		50,
		'Laan 0 (opent in een nieuw tabblad)',
	])
	const last = await (await page.follow('Volgende')).follow('Volgende')
	expect(titles(last)).toHaveLength(20)
	page.fill('Zoek in deze lijst', 'laan 119')
	expect(titles(await page.press('Zoek')).map((one) => one.textContent)).toEqual([
		'Laan 119 (opent in een nieuw tabblad)',
	])
	page.fill('Zoek in deze lijst', 'kasteel')
	const none = getCard(await page.press('Zoek'), 'Gevonden woningen')
	expect(none.getByRole('heading', { level: 3 }).textContent).toBe('Niets gevonden')
})

test.each(['8', '81%00', 'a'.repeat(300)])('No plan has the id %s: not found [504]', async (id) => {
	site.tell(path, full)
	expect((await site.anna.visit(`/purchase-intentions/${id}`)).status).toBe(404)
})
