import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { readFacts, testProductFields } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/fgvs'
const full = { id: '7', label: 'Voortzetting', insurance_type: 'Kapitaal', insurer_name: 'Polis Aa' }

test('The list shows each continuation by its name, else as FGV, with type and insurer [51] [410] [411]', async () => {
	site.tell(path, { ...full, action_counter: { total: 2, closed: 0, open: 2 } }, { id: '8' })
	const list = await site.anna.visit('/fgvs')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([
		200,
		'Fiscaal geruisloze voortzetting (FGV)',
	])
	const link = list.getByRole('link', { name: /^Voortzetting.*2 open punten$/ })
	expect(link.closest('li')?.textContent).toContain('KapitaalPolis Aa')
	expect(list.getByRole('link', { name: 'FGV' }).getAttribute('href')).toBe('/fgvs/8')
	expect((await list.follow(link)).path).toBe('/fgvs/7')
})

test('A continuation shows its name, type and insurer [52] [410] [411]', async () => {
	site.tell(path, full)
	const page = await site.anna.visit('/fgvs/7')
	expect(page.document.querySelector('h1')?.textContent).toBe('Voortzetting')
	expect(readFacts(page)).toEqual({ Soort: 'Kapitaal', Verzekeraar: 'Polis Aa' })
})

test('One of which only the id is told is called FGV, a dash for the rest [52] [410]', async () => {
	site.tell(path, { id: '7' })
	const page = await site.anna.visit('/fgvs/7')
	expect(page.document.querySelector('h1')?.textContent).toBe('FGV')
	expect(readFacts(page)).toEqual({ Soort: '-', Verzekeraar: '-' })
})

testProductFields(
	site,
	{
		path,
		address: '/fgvs/7',
		product: { id: '7' },
		fields: [
			{ name: 'label', value: 'Doorlopend', present: 'Doorlopend', absent: 'FGV' },
			{ name: 'type', value: 'Spaarrekening', present: 'Soort: Spaarrekening', absent: 'Soort: -' },
			{ name: 'insurer', value: 'Aa', present: 'Verzekeraar: Aa', absent: 'Verzekeraar: -' },
		],
	},
	'[410]',
)

test('What is open at a continuation stands beside it [52]', async () => {
	site.tell(path, full)
	site.tell('/api/actions', {
		id: '1',
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Polisblad',
		product: { id: '7', type: 'FGV' },
	})
	expect(getCard(await site.anna.visit('/fgvs/7'), 'Wat u nu kunt doen').words).toContain('Polisblad')
})

test.each(['9', '7%00', 'a'.repeat(300)])('No continuation has the id %s: not found [504]', async (id) => {
	site.tell(path, full)
	expect((await site.anna.visit(`/fgvs/${id}`)).status).toBe(404)
})

test('Who has no continuation reads so [51]', async () => {
	site.tell(path)
	const name = 'U heeft geen fiscaal geruisloze voortzetting via ons.'
	expect((await site.anna.visit('/fgvs')).getByRole('heading', { name })).toBeTruthy()
})
