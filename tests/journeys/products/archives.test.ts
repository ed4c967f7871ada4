import { expect, test } from 'vitest'
import { readZip } from '#tests/support/read-zip'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

/** Page of each archive, its file name, and the calls that fetch its files. */
const archives = [
	{
		page: '/invoices',
		address: '/invoices/all.zip',
		name: 'Facturen.zip',
		call: /^\/api\/invoices\/download\//,
		// The firm cannot produce one of the files.
		failing: 1,
	},
	{
		page: '/actions/11014/download-qoute',
		address: '/actions/11014/quotes.zip',
		name: 'Renteaanbod van de geldverstrekker.zip',
		call: /^\/api\/actions\/quote-attachments\//,
		failing: 0,
	},
	{
		page: '/woongarant-insurances/10045',
		address: '/woongarant-insurances/10045/documents.zip',
		name: 'Woongarant Woonhuis.zip',
		call: /^\/api\/products\/woongarant-insurances\/download\//,
		failing: 0,
	},
	{
		page: '/mortgages/10011',
		address: '/documents/all.zip?kind=mortgage&id=10011',
		name: 'Documenten Hypotheek Lindelaan 14.zip',
		call: /^\/api\/actions\/quote-attachments\//,
		failing: 0,
	},
	{
		page: '/documents',
		address: '/documents/all.zip',
		name: 'Documenten.zip',
		call: /^\/api\/(actions\/|products\/otds\/actions\/).+/,
		failing: 0,
	},
]

test.each(deal('pages', archives))(
	'$page gives its files as one archive: each that the API gives, and a list of those it does not [293]',
	async ({ page: address, address: target, name, call, failing }) => {
		const page = await site.anna.visit(address)
		const link = page.getByRole('link', { name: 'Download alles (zip)' })
		expect(link.getAttribute('href')).toBe(target)
		site.api.forgetCalls()
		const archive = await page.follow(link)
		expect(archive.headers['content-disposition']).toBe(`attachment; filename="${name}"`)
		const names = [...readZip(archive.bytes).keys()]
		const asked = site.api.callsTo('GET', call).length
		expect(asked).toBeGreaterThan(1)
		expect(names.filter((one) => one !== 'niet gelukt.txt')).toHaveLength(asked - failing)
		expect(names.includes('niet gelukt.txt')).toBe(failing > 0)
	},
)

test('A list of one file or none offers no archive [293]', async () => {
	site.tell('/api/invoices', { id: '1', public_number: '1' })
	expect((await site.anna.visit('/invoices')).queryByRole('link', { name: /zip/ })).toBeNull()
	site.tell('/api/actions')
	expect((await site.anna.visit('/documents')).queryByRole('link', { name: /zip/ })).toBeNull()
})
