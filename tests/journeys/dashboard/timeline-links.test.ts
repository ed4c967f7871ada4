import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const created = '2026-01-31'
const kinds = [
	'credit',
	'lifeinsurance',
	'general_insurance',
	'woongarant',
	'fgv',
	'cardifao',
	'purchase_intention',
	'business_income',
	'will_writing_advice',
	'mortgage',
	'otd',
	'bankguarantee',
	'appointment',
]
const taskOf = (id: string, type: string, product: object, more = {}) => ({
	id,
	label: `Taak ${id}`,
	type,
	date_created: created,
	product: { id: '99', ...product },
	...more,
})

/** Name, text and address of each row. */
function rowsOf(page: Page) {
	return [...page.document.querySelectorAll('main li')].map((row) => [
		row.querySelector('a')?.textContent ?? /^Taak \w+/.exec(readText(row))?.[0],
		row.querySelector('a')?.getAttribute('href'),
	])
}

test('No link of the timeline leads to a page that is not there: products that are gone have none', async () => {
	site.tell(
		'/api/actions',
		...kinds.map((type) =>
			taskOf(
				type,
				'APPROVE_DOCUMENT',
				{ type },
				{ is_done: true, date_created: null, date_executed: created },
			),
		),
		taskOf('sign', 'SIGN_OTD', { type: 'otd' }),
		taskOf('value', 'UPDATE_MARKET_VALUE', { type: 'mortgage' }),
		taskOf('check', 'MORTGAGE_CHECK', { type: 'mortgage' }),
		taskOf('file', 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE', { type: 'mortgage' }),
		taskOf('added', 'DOWNLOAD_ADDED_DOCUMENT', { type: 'mortgage' }, { downloadable_document: null }),
	)
	const page = await site.anna.visit('/timeline')
	const rows = rowsOf(page).filter(([name]) => name?.startsWith('Taak'))
	expect(rows.map(([name]) => name)).not.toContain('Taak file')
	expect(rows.map(([name]) => name)).not.toContain('Taak added')
	const gone = ['mortgage', 'otd', 'bankguarantee', 'appointment', 'sign', 'value', 'check']
	for (const id of gone) expect(rows).toContainEqual([`Taak ${id}`, undefined])
	const hrefs = [...new Set(rows.flatMap(([, href]) => href ?? []))]
	expect(hrefs.length).toBeGreaterThan(5)
	for (const href of hrefs) expect([href, (await site.anna.visit(href)).status]).toEqual([href, 200])
})

test('What was signed, cancelled or paid leads to no form any more; a credit note asked nothing', async () => {
	const invoice = { type: 'invoice' }
	site.tell('/api/products/otds', { id: '1', is_signed: true }, { id: '2', is_cancelled: true })
	site.tell('/api/invoices', { id: '3', total: 20, product_action: { payment: { status: 'PAID' } } })
	site.tell(
		'/api/actions',
		taskOf('signed', 'SIGN_OTD', { id: '1', type: 'otd' }),
		taskOf('cancelled', 'SIGN_OTD', { id: '2', type: 'otd' }),
		taskOf('paid', 'PAY_INVOICE', { id: '3', ...invoice }),
		taskOf('credit', 'PAY_INVOICE', { id: '4', ...invoice }, { invoice: { id: '4', total: -20 } }),
		taskOf('zero', 'PAY_INVOICE', { id: '5', ...invoice }, { payment: { amount: 0 } }),
		taskOf('pending', 'PAY_INVOICE', { id: '6', ...invoice }, { payment: { status: 'PENDING' } }),
	)
	const rows = rowsOf(await site.anna.visit('/timeline')).filter(([name]) => name?.startsWith('Taak'))
	expect(rows).toEqual([
		['Taak signed', '/otds/1'],
		['Taak cancelled', '/otds/2'],
		['Taak paid', '/invoices'],
		['Taak pending', '/actions/pending/invoice-payment'],
	])
})

test('An appointment that the client cancelled is no longer on the timeline', async () => {
	const planned = { id: '4', label: 'Gesprek', date: '2099-11-20', start_time: '10:00', end_time: '11:00' }
	site.tell('/api/products/appointments', planned)
	site.api.answer(
		http.post('*/api/products/appointments/4/cancel', () => new HttpResponse(null, { status: 204 })),
	)
	expect((await site.anna.visit('/timeline')).words).toContain('Gesprek')
	const question = await (await site.anna.visit('/appointments/4')).follow('Zeg de afspraak af')
	await question.press('Ja, zeg af')
	site.tell('/api/products/appointments', planned)
	expect((await site.anna.visit('/timeline')).words).not.toContain('Gesprek')
})
