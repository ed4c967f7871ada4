import { expect, test } from 'vitest'
import { defineFactField, readFacts, testProductFields } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/business-incomes'
const full = {
	id: '91',
	label: 'Inkomen Jeroen',
	name: 'Jeroen Postma',
	supplier: 'Rekenbureau Hunze',
	lender: 'Hypotheekbank Aduard',
	state: 'Ontvangen',
	created: '2026-02-17',
}

test('The list shows each calculation with its open action points and leads to it [67] [492] [494]', async () => {
	site.tell(path, { ...full, action_counter: { total: 4, closed: 1, open: 3 } })
	const list = await site.anna.visit('/business-income')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([
		200,
		'Inkomen uit onderneming',
	])
	const link = list.getByRole('link', { name: /^Inkomen Jeroen.*3 open punten$/ })
	expect(link.closest('li')?.textContent).toContain('Jeroen PostmaRekenbureau Hunze')
	expect((await list.follow(link)).path).toBe('/business-income/91')
})

test('Who has none reads so [67] [492]', async () => {
	site.tell(path)
	const page = await site.anna.visit('/business-income')
	expect(page.getByRole('heading', { level: 2 }).textContent).toBe(
		'Er is nog geen berekening van uw inkomen uit onderneming.',
	)
})

test('A calculation shows for whom it is, with whom and when it was requested, the lender and the state [68] [493]', async () => {
	site.tell(path, full)
	expect(Object.entries(readFacts(await site.anna.visit('/business-income/91')))).toEqual([
		['Voor', 'Jeroen Postma'],
		['Aangevraagd bij', 'Rekenbureau Hunze'],
		['Aangevraagd op', '17 februari 2026'],
		['Geldverstrekker', 'Hypotheekbank Aduard'],
		['Status', 'Ontvangen'],
	])
})

test('A calculation without a state says nothing of one [493]', async () => {
	site.tell(path, { ...full, state: '' })
	expect(readFacts(await site.anna.visit('/business-income/91'))).not.toHaveProperty('Status')
})

testProductFields(
	site,
	{
		path,
		address: '/business-income/91',
		product: { id: '91' },
		fields: [
			{ name: 'label', value: 'Berekening 1', present: 'Berekening 1', absent: 'Inkomen uit onderneming' },
			defineFactField('name', 'Jeroen', 'Voor', 'Jeroen'),
			defineFactField('supplier', 'Hunze', 'Aangevraagd bij', 'Hunze'),
			defineFactField('lender', 'Aduard', 'Geldverstrekker', 'Aduard'),
			defineFactField('created', '2026-02-17T09:30:00+01:00', 'Aangevraagd op', '17 februari 2026'),
			{ name: 'state', value: 'Ontvangen', present: 'Status: Ontvangen' },
		],
	},
	'[203] [493]',
)

test.each(['8', '91%00', 'a'.repeat(300)])('No calculation has the id %s: not found [504]', async (id) => {
	site.tell(path, full)
	expect((await site.anna.visit(`/business-income/${id}`)).status).toBe(404)
})
