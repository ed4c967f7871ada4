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
const findPicture = (page: Page) =>
	page
		.queryAllByRole('img')
		.find((one) => one.closest('figure'))
		?.getAttribute('aria-label')

test('What is open stands on top of the invoices, beside what is paid and what is not known, as a picture and in figures', async () => {
	site.tell(
		path,
		billOf(1, 1850.1, 'CREATED'),
		billOf(2, 420.2, 'FAILED'),
		billOf(3, 295.5, 'PAID'),
		billOf(4, 60),
		billOf(5, null, 'CREATED'),
	)
	const page = await site.anna.visit('/invoices')
	const titles = [...page.document.querySelectorAll('main h2')].map(({ textContent }) => plain(textContent))
	expect(titles[0]).toBe('Openstaand: € 2.270,30')
	expect(plain(findPicture(page))).toBe('Van de facturen staat € 2.270,30 open.')
	expect(readFacts(page)).toEqual({
		'Open: 3 facturen': '€ 2.270,30',
		'Betaald: 1 factuur': '€ 295,50',
		'Niet bekend: 1 factuur': '€ 60,00',
	})
	expect(page.words).toContain('Van 1 factuur weten wij het bedrag niet. Die telt hier niet mee.')
})

test('Where nothing is open that is said; without any amount there is nothing to draw', async () => {
	site.tell(path, billOf(1, 0, 'PAID'))
	const page = await site.anna.visit('/invoices')
	expect(plain(page.getByRole('heading', { level: 2, name: /^Openstaand/ }).textContent)).toBe(
		'Openstaand: € 0,00',
	)
	expect(findPicture(page)).toBeUndefined()
})

test('Where the API tells of no invoice whether it is paid, no sum is made up', async () => {
	site.tell(path, billOf(1, 60))
	const page = await site.anna.visit('/invoices')
	expect(page.words).not.toContain('Openstaand')
	expect(findCard(page, 'Openstaand: € 60,00')).toBeUndefined()
})
