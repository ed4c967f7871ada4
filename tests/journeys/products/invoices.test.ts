import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { listNotices, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { testProductFields } from '#tests/support/product-site'
import { computeSha256 } from '#tests/support/recorder'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/invoices'
const full = {
	id: '7',
	public_number: '2026-0311',
	date_created: '2026-03-11',
	total: 1850,
	lines: [{ description: 'Advies over een hypotheek' }, { description: 'Bemiddeling' }],
	product_action: { id: '1', payment: { id: '2', description: 'iDEAL', issuer: 'Bank Aa', is_paid: true } },
}

/** Number and subject, date, amount, payment method, bank, group and actions of each row; a dash for what is missing. */
function tableOf(page: Page) {
	const rows = [...page.document.querySelectorAll('tbody tr')]
	const clean = (cell: Element) => readText(cell).replace(/\u00a0/g, ' ')
	return rows.map((row) => {
		row.querySelector('[data-tone]')?.remove()
		const [what = '', amount = '', action = '', file = ''] = [...row.children].map(clean)
		const [all = '', ...parts] =
			/(?:[^ ]+ \p{L}+ \d{4}|\p{L}[\p{L} ]+: [^·:]+)(?: · [^·]+)*$/u.exec(what)?.[0].split(' · ') ?? []
		const about = [all, ...parts]
		const told = (label: RegExp) => about.find((part) => label.test(part))?.replace(/^.*: /, '') ?? '-'
		const date = told(/^\S+ \p{L}+ \d{4}$/u)
		const [method, bank] = [told(/^(?:Betaalwijze|Payment method): /), told(/^Bank: /)]
		const subject = what.slice(0, what.length - about.join(' · ').length).replace(/[ ·]+$/, '')
		const number = clean(row.querySelector('th a') ?? row)
		const name = `${number} ${subject.replace(number, '')}`.trim()
		return [name, date, amount, method, bank, groupOf(row), `${action} ${file}`.trim()]
	})
}

function groupOf(row: Element) {
	return readText(row.closest('table')?.querySelector('caption') ?? row)
}

test('The list names each invoice with its date, amount, payment method, bank and whether it is paid [43] [450] [452]', async () => {
	site.tell(path, full)
	const page = await site.anna.visit('/invoices')
	expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([200, 'Facturen'])
	const names = page.getAllByRole('columnheader').map(({ textContent }) => textContent)
	expect(names).toEqual(['Factuur', 'Bedrag', 'Status en actie', 'Bestand'])
	expect(tableOf(page)).toEqual([
		[
			'2026-0311 (opent in een nieuw tabblad) Advies over een hypotheek, Bemiddeling',
			'11 maart 2026',
			'€ 1.850,00',
			'iDEAL',
			'Bank Aa',
			'Betaald: facturen van 2026',
			'Download 2026-0311',
		],
	])
})

test('The newest of the invoices that are not open stands at the top, one without a date at the end [450]', async () => {
	site.tell(
		path,
		{ ...full, id: '1', public_number: 'Oud', date_created: '2024-01-01T10:00:00Z' },
		{ ...full, id: '2', public_number: 'Zonder', date_created: null },
		{ ...full, id: '3', public_number: 'Nieuw', date_created: '31-12-2025' },
	)
	const rows = tableOf(await site.anna.visit('/invoices'))
	expect(rows.map(([name]) => name?.split(' ')[0])).toEqual(['Nieuw', 'Oud', 'Zonder'])
})

test('Invoices stand in groups: open, of an unknown state, paid by year, nothing to pay', async () => {
	const payment = (is_paid: boolean) => ({ id: '1', payment: { id: '2', is_paid } })
	site.tell(
		path,
		{ ...full, id: '1', public_number: 'Gratis', total: 0, product_action: payment(false) },
		{ ...full, id: '2', public_number: 'Vorig jaar', date_created: '2025-03-11' },
		{ ...full, id: '3', public_number: 'Onbekend', product_action: null },
		{ ...full, id: '4', public_number: 'Open', product_action: payment(false) },
		{ ...full, id: '5', public_number: 'Dit jaar' },
		{ ...full, id: '6', public_number: 'Zonder', date_created: null },
	)
	const page = await site.anna.visit('/invoices')
	expect(tableOf(page).map(([name, , , , , group]) => [name?.replace(/ \(.*/, ''), group])).toEqual([
		['Open', 'Open'],
		['Onbekend', 'Status niet bekend'],
		['Dit jaar', 'Betaald: facturen van 2026'],
		['Vorig jaar', 'Betaald: facturen van 2025'],
		['Zonder', 'Betaald'],
		['Gratis', 'Niets te betalen'],
	])
	expect(page.getByRole('link', { name: 'Download Open' }).textContent).toBe('Download Open')
})

testProductFields(
	site,
	{
		path,
		address: '/invoices',
		product: { id: '7' },
		fields: [
			{ name: 'public_number', value: '2026-0311', present: '2026-0311', absent: 'Factuur' },
			{ name: 'date_created', value: '2026-03-11', present: '11 maart 2026', absent: '-' },
			{ name: 'total', value: '1850.5', present: '€ 1.850,50', absent: '-' },
			{
				name: 'product_action',
				value: { payment: { description: 'Incasso', issuer: 'Bank Bee' } },
				present: 'Betaalwijze: Incasso · Bank: Bank Bee',
			},
			{ name: 'lines', value: { description: 'Nazorg' }, present: 'Nazorg' },
		],
	},
	'[450]',
)

test.each([
	['a payment without words', {}, ['-', '-', 'Open']],
	['a payment by name', { description: 'iDEAL' }, ['-', '-', 'Open']],
	['a bank', { issuer: 'Bank Aa', is_paid: '1' }, ['Online', 'Bank Aa', 'Betaald: facturen van 2026']],
	['what is still to be paid', { is_paid: false }, ['-', '-', 'Open']],
])(
	'Payment method, bank and status follow from %s of the action point of the invoice [450]',
	async (...row) => {
		const [, payment, shown] = row
		site.tell(path, { ...full, product_action: null })
		const about = { type: 'PAY_INVOICE', is_done: false, invoice: { id: '7' } }
		site.tell('/api/actions', { ...about, id: '1', payment: { id: '2', ...payment } })
		expect(tableOf(await site.anna.visit('/invoices'))[0]?.slice(3, 6)).toEqual(shown)
	},
)

test('Without any payment there is a dash; a payment of the invoice itself goes before that of an action point [450]', async () => {
	site.tell(path, { ...full, product_action: null })
	site.tell('/api/actions', {
		id: '1',
		type: 'PAY_INVOICE',
		is_done: true,
		invoice: { id: '8' },
		payment: {},
	})
	expect(tableOf(await site.anna.visit('/invoices'))[0]?.slice(3, 6)).toEqual([
		'-',
		'-',
		'Status niet bekend',
	])
	await site.api.heal()
	site.tell(path, full)
	const other = { description: 'Pas', issuer: 'Bank Cee', is_paid: false }
	site.tell('/api/actions', {
		id: '1',
		type: 'PAY_INVOICE',
		is_done: true,
		invoice: { id: '7' },
		payment: other,
	})
	expect(tableOf(await site.anna.visit('/invoices'))[0]?.slice(3, 6)).toEqual([
		'iDEAL',
		'Bank Aa',
		'Betaald: facturen van 2026',
	])
})

test('An invoice that waits for payment is paid from its row, one that is done or paid is not [450]', async () => {
	const open = { type: 'PAY_INVOICE', is_done: false }
	site.tell(
		path,
		{ id: '1', public_number: 'A' },
		{ id: '2', public_number: 'B' },
		{ id: '3', public_number: 'C' },
		{ id: '4', public_number: 'D' },
	)
	site.tell(
		'/api/actions',
		{ ...open, id: '11', invoice: { id: '1' } },
		{ ...open, id: '12', product: { id: '2', type: 'INVOICE' } },
		{ ...open, id: '13', is_done: true, invoice: { id: '3' } },
		{ ...open, id: '14', invoice: { id: '4' }, payment: { id: '5', is_paid: true } },
	)
	const page = await site.anna.visit('/invoices')
	const buttons = page.getAllByRole('link', { name: /^Betaal de factuur/ })
	expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
		['Betaal de factuur A', '/actions/11/invoice-payment'],
		['Betaal de factuur B', '/actions/12/invoice-payment'],
	])
})

test('An invoice that can’t be paid online says so and what to do, one that failed says why, here and on the overview [450] [465]', async () => {
	site.tell(path, { id: '1', public_number: 'A' }, { id: '2', public_number: 'B' })
	const payment = { id: '5', status: 'FAILED' }
	const open = { type: 'PAY_INVOICE', is_done: false, payment }
	site.tell(
		'/api/actions',
		{ ...open, id: '11', label: 'Betaal A', invoice: { id: '1' }, mollie_invalid: true },
		{ ...open, id: '12', label: 'Betaal B', invoice: { id: '2' } },
	)
	const why = 'Online betalen kan niet'
	const failed = 'Nog niet betaald: de betaling is mislukt'
	for (const [address, name] of [
		['/invoices', /^Betaal de factuur/],
		['/actions', /^Betaal B/],
	] as const) {
		const page = await site.anna.visit(address)
		expect(page.words).toContain(why)
		expect(page.words).toContain(failed)
		expect(page.getAllByRole('link', { name })).toHaveLength(1)
		const how = await page.follow(page.getByRole('link', { name: /^Bekijk wat wel kan/ }))
		expect(how.getByRole('heading', { name: 'Online betalen kan niet' })).toBeTruthy()
	}
})

test('When the action points cannot be read, the invoices stand there and the page says what failed [450]', async () => {
	site.tell(path, { ...full, product_action: null })
	site.api.fault('GET', '/api/actions', { status: 500 })
	const page = await site.anna.visit('/invoices')
	expect(tableOf(page)[0]?.slice(2, 5)).toEqual(['€ 1.850,00', '-', '-'])
	expect(listNotices(page)).toEqual(['Fout Er is een fout opgetreden, probeer het nog een keer.'])
})

test('Fifty invoices fill a page; a search finds one by its number, its subject or its bank [450]', async () => {
	const many = Array.from({ length: 60 }, (_, index) => ({
		id: `${1_000 + index}`,
		public_number: `2025-${index}`,
	}))
	site.tell(path, ...many, full)
	const page = await site.anna.visit('/invoices')
	expect(tableOf(page)).toHaveLength(50)
	expect(tableOf(await page.follow('Volgende'))).toHaveLength(11)
	for (const words of ['2026-0311', 'bemiddeling', 'bank aa', '11 maart']) {
		page.fill('Zoek in deze lijst', words)
		expect(tableOf(await page.press('Zoek')).map(([name]) => name?.slice(0, 9))).toEqual(['2026-0311'])
	}
})

test('Who has no invoice reads so, and gets no list to download [452]', async () => {
	site.tell(path)
	const page = await site.anna.visit('/invoices')
	expect(page.getByRole('heading', { name: 'U heeft nog geen facturen.' })).toBeTruthy()
	expect(page.queryByRole('link', { name: /CSV/ })).toBeNull()
})

test('Each invoice can be downloaded as the API gives it, others cannot [451]', async () => {
	const bytes = Buffer.from('%PDF-1.7 \u0000\u00ff factuur')
	const file = { headers: { 'content-type': 'application/pdf' } }
	site.tell(path, { ...full, id: 'a/b' })
	site.api.answer(http.get('*/api/invoices/download/:id', () => new HttpResponse(bytes, file)))
	site.api.forgetCalls()
	const page = await site.anna.visit('/invoices')
	const answer = await page.follow('Download 2026-0311')
	expect([answer.path, answer.status]).toEqual(['/invoices/a%2Fb/download', 200])
	expect(computeSha256(answer.bytes)).toBe(computeSha256(bytes))
	expect(answer.headers['content-disposition']).toBe('attachment; filename="Factuur 2026-0311.pdf"')
	expect((await site.anna.visit('/invoices/8/download')).status).toBe(404)
	const asked = site.api.callsTo('GET', /^\/api\/invoices\/download\//)
	expect(asked.map((call) => call.path)).toEqual(['/api/invoices/download/a%2Fb'])
})

test('An invoice that cannot be made says so where the client came from [451]', async () => {
	site.tell(path, full)
	const code = { code: 'invoiceCannotBeDownloaded' }
	site.api.answer(http.get('*/api/invoices/download/7', () => HttpResponse.json(code, { status: 422 })))
	const page = await (await site.anna.visit('/invoices')).follow('Download 2026-0311')
	expect(page.path).toBe('/invoices')
	expect(listNotices(page)[0]).toContain('Deze factuur kunt u nu niet downloaden.')
})

test('All invoices go into one file for a spreadsheet, newest first [450]', async () => {
	const many = Array.from({ length: 60 }, (_, index) => ({
		id: `${1_000 + index}`,
		public_number: `2025-${index}`,
	}))
	site.tell(path, ...many, full)
	const file = await (await site.anna.visit('/invoices')).follow('Download deze lijst (CSV)')
	expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
	expect(file.headers['content-disposition']).toBe('attachment; filename="Facturen.csv"')
	const lines = file.bytes.toString().trim().split('\r\n')
	expect(lines).toHaveLength(62)
	expect(lines[0]).toMatch(/Factuur.Datum.Omschrijving.Bedrag.Betaalwijze.Bank.Status/)
	for (const words of ['2026-0311', 'Bemiddeling', '1850', 'iDEAL', 'Bank Aa', 'Betaald'])
		expect(lines[1]).toContain(words)
})
