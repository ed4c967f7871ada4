import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { defineFactField, readFacts, testProductFields } from '#tests/support/product-site'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/general-insurances'
const homes = '/api/products/woongarant-insurances'
const full = {
	id: '41',
	product_id: '941',
	label: 'Auto van Anna',
	state: 'Lopend',
	premium: 61.5,
	policy_number: 'AU-2041',
	payment_period: 1,
	date_start: '2023-05-01',
	company_name: 'Verzekeraar Eems',
	insurance_type: 'Autoverzekering',
}
const report = {
	cause: 'Steenslag',
	notes: 'Ster in de voorruit',
	consumer: 'Anna de Vries',
	state: 'Bij de schadehersteller',
	date_reported: '2026-02-03',
	is_closed: false,
}

test('The list holds general insurances and home insurances, those as Woongarant with their type [48] [412] [425] [429]', async () => {
	site.tell(path, { ...full, action_counter: { total: 2, closed: 1, open: 1 } })
	site.tell(
		homes,
		{ id: '45', product_type: 'Inboedel' },
		{ id: '46', label: 'Bovenwoning', action_counter: { total: 2, closed: 0, open: 2 } },
	)
	const list = await site.anna.visit('/general-insurances')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([200, 'Schadeverzekeringen'])
	const cards = list.getAllByRole('heading', { level: 2 }).map((one) => one.closest('li')?.textContent)
	expect(cards).toEqual([
		'Auto van Anna 1 open puntAutoverzekeringVerzekeraar EemsAU-2041',
		'Woongarant Inboedel',
		'Woongarant 2 open puntenBovenwoning',
	])
	const links = list.document.querySelectorAll('main h2 a')
	expect([...links].map((link) => link.getAttribute('href'))).toEqual([
		'/general-insurances/41',
		'/woongarant-insurances/45',
		'/woongarant-insurances/46',
	])
})

test('Who has no general and no home insurance reads so [48]', async () => {
	site.tell(path)
	site.tell(homes)
	const page = await site.anna.visit('/general-insurances')
	expect(page.getByRole('heading', { name: 'U heeft geen schadeverzekering via ons.' })).toBeTruthy()
})

test('An insurance shows its facts in the order people ask [49] [413] [415]', async () => {
	site.tell(path, full)
	const page = await site.anna.visit('/general-insurances/41')
	expect(Object.entries(readFacts(page))).toEqual([
		['Premie', '€ 61,50 per maand'],
		['Soort verzekering', 'Autoverzekering'],
		['Maatschappij', 'Verzekeraar Eems'],
		['Polisnummer', 'AU-2041'],
		['Ingangsdatum', '1 mei 2023'],
		['Status', 'Lopend'],
	])
	expect(page.getByRole('link', { name: 'Terug naar Schadeverzekeringen' })).toBeTruthy()
})

test.each(
	deal('pages', [
		[1, 'per maand'],
		[3, 'per kwartaal'],
		[6, 'per half jaar'],
		[12, 'per jaar'],
		[2, 'per 2 maanden'],
	]),
)('A premium every %s months is told as %s [414]', async (months, words) => {
	site.tell(path, { ...full, payment_period: months })
	expect(readFacts(await site.anna.visit('/general-insurances/41')).Premie).toBe(`€ 61,50 ${words}`)
})

testProductFields(
	site,
	{
		path,
		address: '/general-insurances/41',
		product: { id: '41' },
		fields: [
			{ name: 'label', value: 'Auto van Anna', present: 'Auto van Anna', absent: 'Schadeverzekering' },
			defineFactField('state', 'Lopend', 'Status', 'Lopend'),
			defineFactField('premium', '61.5', 'Premie', '€ 61,50'),
			defineFactField('policy_number', 2041, 'Polisnummer', '2041'),
			{ name: 'payment_period', value: 12, present: '€ 61,50 per jaar', absent: 'Premie: € 61,50' },
			{ name: 'date_start', value: '01-05-2023', present: 'Ingangsdatum: 1 mei 2023' },
			defineFactField('company_name', 'Eems', 'Maatschappij', 'Eems'),
			defineFactField('insurance_type', 'Auto', 'Soort verzekering', 'Auto'),
			{ name: 'show_damage_report_button', value: true, present: 'Meld schade' },
			{
				name: 'damage_reports',
				value: [report],
				present: 'SteenslagBij de schadehersteller',
				absent: 'U heeft nog geen schade gemeld.',
			},
		],
	},
	'[197] [413] [415] [416] [417]',
)

test('An insurance without a starting date says nothing of one [413]', async () => {
	site.tell(path, { ...full, date_start: null })
	expect(readFacts(await site.anna.visit('/general-insurances/41'))).not.toHaveProperty('Ingangsdatum')
})

test('Damage stands in a table: cause, state, day, and whether it is settled; a hyphen for what is not told [416]', async () => {
	site.tell(path, {
		...full,
		damage_reports: [report, { ...report, cause: 'Hagel', is_closed: true }, { is_closed: 0 }],
	})
	const card = getCard(await site.anna.visit('/general-insurances/41'), 'Schademeldingen')
	const rows = card.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
	expect(rows).toEqual([
		['Oorzaak', 'Status', 'Gemeld op', 'Afhandeling'],
		['Steenslag', 'Bij de schadehersteller', '3 februari 2026', 'Loopt nog'],
		['Hagel', 'Bij de schadehersteller', '3 februari 2026', 'Afgehandeld'],
		['-', '-', '-', 'Loopt nog'],
	])
})

test.each([
	[true, true],
	['1', true],
	[false, false],
	[undefined, false],
])('Damage can be reported only where the API offers it: %s [417]', async (offer, isOffered) => {
	site.tell(path, { ...full, show_damage_report_button: offer })
	const card = getCard(await site.anna.visit('/general-insurances/41'), 'Schademeldingen')
	const link = card.queryByRole('link', { name: 'Meld schade' })
	expect(link?.getAttribute('href')).toBe(
		isOffered ? '/general-insurances/41/damage-reports/create' : undefined,
	)
})

test('An id is looked for before a product id; a product id leads to the insurance under its own id [49] [425]', async () => {
	site.tell(path, full, { ...full, id: '941', product_id: '41', label: 'Reis' })
	const page = await site.anna.visit('/general-insurances/941')
	expect([page.path, page.document.querySelector('h1')?.textContent]).toEqual([
		'/general-insurances/941',
		'Reis',
	])
	await site.api.heal()
	site.tell(path, full)
	expect((await site.anna.visit('/general-insurances/941')).path).toBe('/general-insurances/41')
})

test.each(['45', '945'])(
	'The id %s of a home insurance leads from the general insurances to its own page [49] [412]',
	async (id) => {
		site.tell(path, full)
		site.tell(homes, { id: '45', product_id: '945', product_type: 'Inboedel' })
		const page = await site.anna.visit(`/general-insurances/${id}`)
		expect([page.status, page.path]).toEqual([200, '/woongarant-insurances/45'])
	},
)

test.each(['8', '41%00', 'a'.repeat(300)])('No insurance has the id %s: not found [425]', async (id) => {
	site.tell(path, full)
	expect((await site.anna.visit(`/general-insurances/${id}`)).status).toBe(404)
})

test('What is open at the insurance stands there; what is open at a home insurance of that id does not [49]', async () => {
	site.tell(path, full)
	const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: false }
	site.tell(
		'/api/actions',
		{ ...upload, id: '1', label: 'Rijbewijs', product: { id: '41', type: 'general_insurance' } },
		{ ...upload, id: '2', label: 'Taxatie', product: { id: '41', type: 'woongarant' } },
	)
	const page = await site.anna.visit('/general-insurances/41')
	expect(getCard(page, 'Wat u nu kunt doen').words).toContain('Rijbewijs')
	expect(page.words).not.toContain('Taxatie')
})
