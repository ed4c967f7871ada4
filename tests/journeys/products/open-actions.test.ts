import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

/** Every page of a product that lists its open actions. */
const ofProducts: [type: string, address: string, path: string][] = [
	['mortgage', '/mortgages/7', '/api/products/mortgages'],
	['credit', '/credits/7', '/api/products/credits'],
	['lifeinsurance', '/life-insurances/7', '/api/products/life-insurances'],
	['general_insurance', '/general-insurances/7', '/api/products/general-insurances'],
	['woongarant', '/woongarant-insurances/7', '/api/products/woongarant-insurances'],
	['fgv', '/fgvs/7', '/api/products/fgvs'],
	['cardifao', '/cardifao/7', '/api/products/cardifao'],
	['otd', '/otds/7', '/api/products/otds'],
	['bankguarantee', '/bankguarantees/7', '/api/products/bankguarantees'],
	['purchase_intention', '/purchase-intentions/7', '/api/products/purchase-intentions'],
	['business_income', '/business-income/7', '/api/products/business-incomes'],
	['will_writing_advice', '/will-writing-advices/7', '/api/products/will-writing-advices'],
]

test.each(deal('pages', ofProducts))(
	'What is open at a %s stands at %s, what is open elsewhere does not [224]',
	async (...row) => {
		const [type, page, path] = row
		const other = type === 'credit' ? 'mortgage' : 'credit'
		const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: false }
		const counter = { total: 1, closed: 0, open: 1 }
		site.tell('/api/products/general-insurances')
		site.tell(path, { id: '7', label: 'Dit', action_counter: counter })
		site.tell(
			'/api/actions',
			{ ...upload, id: '1', label: 'Van dit product', product: { id: '7', type } },
			{ ...upload, id: '2', label: 'Van een ander', product: { id: '8', type } },
			{ ...upload, id: '3', label: 'Van een andere soort', product: { id: '7', type: other } },
			{ ...upload, id: '4', label: 'Van geen product' },
		)
		const tasks = getCard(await site.anna.visit(page), 'Wat u nu kunt doen')
		expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
			'/actions/1/upload-document',
		])
		expect(tasks.words).not.toMatch(/Van (een|geen)/)
	},
)

test('A product with more than fifty documents shows the first of them, and where all are', async () => {
	const file = { type: 'DOWNLOAD_ADDED_DOCUMENT', is_done: true, product: { id: '7', type: 'credit' } }
	const files = Array.from({ length: 51 }, (_, at) => ({ ...file, id: String(at), label: `Stuk ${at}` }))
	site.tell('/api/products/credits', { id: '7', label: 'Dit' })
	site.tell('/api/actions', ...files)
	const card = getCard(await site.anna.visit('/credits/7'), 'Documenten')
	expect(card.getAllByRole('listitem')).toHaveLength(50)
	expect(card.getByRole('link', { name: 'Bekijk alle documenten' }).getAttribute('href')).toBe('/documents')
})
