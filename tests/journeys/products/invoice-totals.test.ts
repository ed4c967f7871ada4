import { expect, test } from 'vitest'
import { findCard } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/invoices'
const billOf = (id: number, total: number | null, status?: string) => ({
	id: String(id),
	public_number: `2026-${id}`,
	total,
	product_action: status ? { id: '1', payment: { id: '2', status, is_paid: status === 'PAID' } } : null,
})

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')
const sumOf = (page: Page) => plain(findCard(page, 'Nog te betalen')?.words)

test('What is open stands on top of the invoices, beside what is paid and what is not known, and since when', async () => {
	site.tell(
		path,
		billOf(1, 1850.1, 'CREATED'),
		billOf(2, 420.2, 'FAILED'),
		billOf(3, 295.5, 'PAID'),
		billOf(4, 60),
		billOf(5, null, 'CREATED'),
	)
	const page = await site.anna.visit('/invoices')
	expect(sumOf(page)).toMatch(/^Nog te betalen ?€ 2\.270,30 ?3 facturen/)
	expect(readFacts(page)).toEqual({
		'Betaald: 1 factuur': '€ 295,50',
		'Niet bekend: 1 factuur': '€ 60,00',
	})
	expect(page.words).toContain('Van 1 factuur weten wij het bedrag niet. Die telt hier niet mee.')
})

test('The oldest of the open invoices is told where each has a date', async () => {
	const dated = (id: number, date: string | null, status = 'CREATED') => ({
		...billOf(id, 100, status),
		date_created: date,
	})
	site.tell(path, dated(1, '2026-03-11'), dated(2, '2026-02-01'), dated(3, '2026-01-01', 'PAID'))
	expect(sumOf(await site.anna.visit('/invoices'))).toContain('2 facturen, de oudste is van 1 februari 2026')
	site.tell(path, dated(1, '2026-03-11'))
	expect(sumOf(await site.anna.visit('/invoices'))).toContain('1 factuur, van 11 maart 2026')
	site.tell(path, dated(1, '2026-03-11'), dated(2, null))
	expect(sumOf(await site.anna.visit('/invoices'))).not.toContain('oudste')
})

test('Where nothing is open that is said', async () => {
	site.tell(path, billOf(1, 0, 'PAID'))
	expect(sumOf(await site.anna.visit('/invoices'))).toMatch(/^Nog te betalen ?€ 0,00/)
})

test('Where the API tells of no invoice whether it is paid, no sum is made up', async () => {
	site.tell(path, billOf(1, 60))
	const page = await site.anna.visit('/invoices')
	expect(page.words).not.toContain('Nog te betalen')
})
