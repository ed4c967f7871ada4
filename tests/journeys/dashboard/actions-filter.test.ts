import { expect, test } from 'vitest'
import { readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const upload = {
	type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
	product: { id: '1', type: 'mortgage', label: 'Huis' },
}
const sign = (id: string) => ({
	id: `sign-${id}`,
	type: 'SIGN_OTD',
	label: `Opdracht ${id}`,
	product: { id, type: 'otd', label: `Advies ${id}` },
})

function tellTasks() {
	site.tell(
		'/api/products/otds',
		{ id: '7', is_signed: true },
		{ id: '8', is_cancelled: true },
		{ id: '9', is_cancelled: true, is_signed: true },
	)
	site.tell(
		'/api/actions',
		{ ...upload, id: '1', label: 'Loonstrook' },
		{ ...upload, id: '2', label: 'Paspoort' },
		...['7', '8', '9'].map(sign),
		{ ...sign('8'), id: 'was-done', label: 'Eerder', is_done: true },
	)
}

const mainOf = (page: Page) => readText(page.getByRole('main'))
const productsOf = (page: Page) =>
	[...page.getByLabelText('Bij').querySelectorAll('option')].map(({ textContent }) => textContent)

test('The count above the tasks is that of the tasks below; "Bij" offers products that have some', async () => {
	tellTasks()
	const all = await site.anna.visit('/actions')
	expect(mainOf(all)).toContain('Wij wachten op 2 punten.')
	expect(productsOf(all)).toEqual(['Alle producten', 'Hypotheek: Huis'])
	const one = await site.anna.visit('/actions?product=otd-7')
	expect(mainOf(one)).not.toMatch(/Wij wachten op|hoeft niets/)
	expect(mainOf(one)).toContain('Bij deze keuze staat nu niets.')
	expect(one.getByLabelText<HTMLSelectElement>('Bij').value).toBe('otd-7')
	const done = await site.anna.visit('/actions?status=done')
	expect(mainOf(done)).not.toMatch(/Wij wachten op/)
	expect(productsOf(done)).not.toContain('Hypotheek: Huis')
})

test('A cancelled assignment that was never signed has no file, in no list; it is said to be cancelled', async () => {
	tellTasks()
	const row = (page: Page, name: string) =>
		[...page.document.querySelectorAll('main li')].find((item) => readText(item).includes(name))
	const done = await site.anna.visit('/actions?status=done')
	for (const name of ['Opdracht 8', 'Eerder']) {
		expect(row(done, name)?.querySelector('a')).toBeNull()
		expect(readText(row(done, name) ?? done.document.body)).toContain('Deze opdracht is geannuleerd.')
	}
	for (const name of ['Opdracht 7', 'Opdracht 9'])
		expect(row(done, name)?.querySelector('a')?.getAttribute('href')).toContain('download-otd')
	for (const address of ['/dashboard', '/documents', '/otds/8']) {
		const page = await site.anna.visit(address)
		expect(page.queryAllByRole('link', { name: /(Opdracht 8|Eerder)/ })).toEqual([])
	}
})
