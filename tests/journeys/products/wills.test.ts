import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { defineFactField, readFacts, testProductFields } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/will-writing-advices'
const full = {
	id: '95',
	label: 'Testament Anna en Jeroen',
	notary: 'Notariskantoor Damsterdiep',
	wozAmount: 389000,
	supplier: 'Nalatenschapsplanners Eem',
	status: 'Concept klaar',
	wills: [
		{ id: '1', title: 'Langstlevende', owner: 'Anna de Vries', startingDate: '2026-03-01' },
		{ id: '2', title: 'Voogdij' },
	],
}

test('The list shows each advice with its open action points and leads to it [69] [495] [498]', async () => {
	site.tell(path, { ...full, action_counter: { total: 1, closed: 0, open: 1 } })
	const list = await site.anna.visit('/will-writing-advices')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([
		200,
		'Advies over testamenten',
	])
	const link = list.getByRole('link', { name: /^Testament Anna en Jeroen.*1 open punt$/ })
	expect(link.closest('li')?.textContent).toContain('Notariskantoor DamsterdiepConcept klaar')
	expect((await list.follow(link)).path).toBe('/will-writing-advices/95')
})

test('Who has no advice reads so [69] [495]', async () => {
	site.tell(path)
	const page = await site.anna.visit('/will-writing-advices')
	expect(page.getByRole('heading', { name: 'U heeft geen advies over een testament via ons.' })).toBeTruthy()
})

test('An advice shows the notary, the value of the house and its status [70] [496]', async () => {
	site.tell(path, full)
	expect(Object.entries(readFacts(await site.anna.visit('/will-writing-advices/95')))).toEqual([
		['Notaris', 'Notariskantoor Damsterdiep'],
		['WOZ-waarde', '€ 389.000,00'],
		['Status', 'Concept klaar'],
	])
})

test('Its wills stand in a table: title, owner and starting date, a hyphen for what is not told [203] [497]', async () => {
	site.tell(path, full)
	const card = getCard(await site.anna.visit('/will-writing-advices/95'), 'Testamenten')
	const rows = card.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
	expect(rows).toEqual([
		['Testament', 'Van', 'Ingangsdatum'],
		['Langstlevende', 'Anna de Vries', '1 maart 2026'],
		['Voogdij', '-', '-'],
	])
})

test('An advice without wills says so [497]', async () => {
	site.tell(path, { ...full, wills: [] })
	const card = getCard(await site.anna.visit('/will-writing-advices/95'), 'Testamenten')
	expect(card.words).toContain('Er staat nog geen testament in dit advies.')
	expect(card.queryByRole('table')).toBeNull()
})

testProductFields(
	site,
	{
		path,
		address: '/will-writing-advices/95',
		product: { id: '95' },
		fields: [
			{ name: 'label', value: 'Testament A', present: 'Testament A', absent: 'Advies over een testament' },
			defineFactField('notary', 'Damsterdiep', 'Notaris', 'Damsterdiep'),
			defineFactField('woz_amount', '389000.5', 'WOZ-waarde', '€ 389.000,50'),
			defineFactField('status', 'Concept', 'Status', 'Concept'),
			{ name: 'wills', value: full.wills, present: 'Langstlevende', absent: 'Er staat nog geen testament' },
		],
	},
	'[203] [496] [497]',
)

test.each(['8', '95%00', 'a'.repeat(300)])('No advice has the id %s: not found [504]', async (id) => {
	site.tell(path, full)
	expect((await site.anna.visit(`/will-writing-advices/${id}`)).status).toBe(404)
})
