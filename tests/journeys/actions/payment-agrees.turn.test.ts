import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { getCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { readFacts } from '#tests/support/product-site'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const pay = /^Betaal/
const check = 'Controleer de betaling'
const waits = 'Wij wachten op bericht van uw bank'

let last = 400
const addressOf = (page: string) => `/actions/${last}/${page}`

/** A new task to pay invoice 4, and that invoice; an undefined payment is absent. */
function ask(task: object | undefined, invoice: object | undefined, more = {}, total: number | null = 44) {
	last += 1
	site.tell('/api/actions', {
		id: String(last),
		type: 'PAY_INVOICE',
		label: 'Betaal A4',
		product: { id: '4', type: 'invoice', label: 'Factuur A4' },
		payment: task,
		...more,
	})
	site.tell('/api/invoices', {
		id: '4',
		public_number: 'A4',
		total,
		product_action: invoice && { payment: invoice },
	})
}

async function visitAll() {
	const [overview, tasks, invoices, page] = [
		await site.anna.visit('/dashboard'),
		await site.anna.visit('/actions'),
		await site.anna.visit('/invoices'),
		await site.anna.visit(addressOf('invoice-payment')),
	]
	return { overview, tasks, invoices, page }
}

const mainOf = (page: Page) => readText(page.getByRole('main')).replace(/\u00a0/g, ' ')

test.each(
	deal('actions', [
		['its task', { status: 'PAID' }, undefined, {}],
		['its task, which says so by a flag', { is_paid: true }, { status: 'CREATED' }, {}],
		['its invoice', { status: 'FAILED' }, { status: 'PAID' }, {}],
		['its task, which is done', undefined, { status: 'CREATED' }, { is_done: true }],
		['its task, which is done', undefined, { status: 'FAILED' }, { is_done: true }],
		[
			'its task, which knows the invoice alone',
			undefined,
			{ is_paid: true },
			{ product: null, invoice: { id: '4' } },
		],
	]),
)('What is paid according to %s is asked for nowhere, and is paid everywhere [A198]', async (...row) => {
	const [, task, invoice, more] = row
	ask(task, invoice, more)
	const { overview, tasks, invoices, page } = await visitAll()
	expect(mainOf(overview)).not.toContain('Nu eerst')
	expect(mainOf(tasks)).toContain('U hoeft niets te doen. Wij zijn aan zet.')
	expect(mainOf(invoices)).toContain('Betaald: 1 factuur')
	expect(readFacts(page).Status).toBe('Betaald')
	for (const shown of [overview, tasks, invoices, page]) expect(mainOf(shown)).not.toContain(pay)
})

test.each([
	['the task', { status: 'PENDING' }, undefined],
	['the invoice', undefined, { status: 'PENDING' }],
	['the invoice, after one that failed', { status: 'FAILED' }, { status: 'pending' }],
])(
	'A payment that the bank works on according to %s is checked, and not asked for again [456]',
	async (...row) => {
		const [, task, invoice] = row
		ask(task, invoice)
		const { overview, tasks, invoices, page } = await visitAll()
		expect(mainOf(getCardPage(overview))).toContain(check)
		for (const shown of [overview, tasks, invoices, page]) {
			const link = shown.getByRole('link', { name: new RegExp(`^${check}`) })
			expect(link.getAttribute('href')).toBe(addressOf('validate-ideal-payment'))
			expect(mainOf(shown)).not.toContain(pay)
		}
		for (const shown of [tasks, invoices]) expect(mainOf(shown)).toContain(waits)
		expect(readFacts(page).Status).toBe(waits)
	},
)

test('Where two tasks ask to pay one invoice, none asks while the bank works on one of them [A297]', async () => {
	last += 1
	const to = (id: string, status: string) => ({
		id,
		type: 'PAY_INVOICE',
		label: `Betaal ${id}`,
		product: { id: '4', type: 'invoice', label: 'Factuur A4' },
		payment: { status },
	})
	site.tell('/api/actions', to(String(last), 'FAILED'), to('other', 'PENDING'))
	site.tell('/api/invoices', { id: '4', public_number: 'A4', total: 44 })
	const { overview, tasks, invoices, page } = await visitAll()
	for (const shown of [overview, tasks]) {
		expect(shown.getAllByRole('link', { name: `${check}: Factuur A4` })).toHaveLength(2)
		expect(mainOf(shown)).not.toMatch(/Betaal|Nu eerst/)
	}
	for (const shown of [invoices, page]) {
		expect(shown.getByRole('link', { name: new RegExp(`^${check}`) })).toBeTruthy()
		expect(mainOf(shown)).not.toContain(pay)
	}
})

function getCardPage(page: Page) {
	expect(getCard(page, 'Wat u nu kunt doen')).toBeTruthy()
	return page
}

test.each([
	['CREATED', 'Nog niet betaald'],
	['FAILED', 'Nog niet betaald: de betaling is mislukt'],
])('A payment page that the invoice alone tells about has its status: %s', async (status, words) => {
	ask(undefined, { status })
	expect(readFacts((await visitAll()).page).Status).toBe(words)
})

test('A payment that was just made is paid in every list, although the API lists it as open [A30]', async () => {
	ask({ status: 'CREATED' }, { status: 'CREATED' })
	site.api.answer(http.post('*/api/invoices/validate-payment', () => HttpResponse.json({ status: 'PAID' })))
	await site.anna.visit(addressOf('validate-ideal-payment'))
	const { tasks, invoices, page } = await visitAll()
	expect(mainOf(tasks)).toContain('U hoeft niets te doen. Wij zijn aan zet.')
	expect(mainOf(invoices)).toMatch(/Nog te betalen ?€ 0,00/)
	expect(mainOf(invoices)).toContain('Betaald: 1 factuur')
	expect(readFacts(page).Status).toBe('Betaald')
})

test.each([
	[0, 'Er is niets te betalen.'],
	[-0.004, 'Er is niets te betalen.'],
	[0.004, 'Er is niets te betalen.'],
	[-12, 'Dit is een creditnota'],
])('An invoice of € %d is neither asked for nor counted as open', async (total, words) => {
	ask({ status: 'CREATED' }, { status: 'CREATED' }, {}, total)
	const { overview, tasks, invoices, page } = await visitAll()
	expect(mainOf(overview)).not.toContain('Nu eerst')
	expect(mainOf(tasks)).not.toMatch(/Er staat 1 punt/)
	expect(mainOf(invoices)).not.toContain('Nog te betalen')
	expect(page.getByRole('heading', { name: 'U hoeft niets te betalen' })).toBeTruthy()
	for (const shown of [tasks, invoices, page]) {
		expect(mainOf(shown)).toContain(words)
		expect(mainOf(shown)).not.toContain(pay)
	}
	expect(readFacts(page).Status).toBeUndefined()
})

test('A credit note that the task alone tells is one in the list too', async () => {
	ask({ status: 'CREATED', amount: -12 }, undefined, {}, null)
	const { invoices, page } = await visitAll()
	for (const shown of [invoices, page]) {
		expect(mainOf(shown)).toContain('Dit is een creditnota')
		expect(mainOf(shown)).toContain('-12,00')
		expect(mainOf(shown)).not.toContain('Nog niet betaald')
	}
})

test('An amount that is known nowhere is said to be unknown, with whom to ask, before it is paid [A200]', async () => {
	ask(undefined, undefined, { product: { id: '5', type: 'invoice' } })
	const page = await site.anna.visit(addressOf('invoice-payment'))
	expect(page.getByRole('heading', { name: 'Het bedrag is hier niet bekend' })).toBeTruthy()
	expect(mainOf(page)).toContain('Uw bank toont het bedrag voordat u betaalt.')
	expect(getCard(page, 'Hulp bij het betalen').words).toContain('050')
	expect(page.getByRole('button', { name: pay })).toBeTruthy()
	ask(undefined, undefined)
	const known = await site.anna.visit(addressOf('invoice-payment'))
	expect(mainOf(known)).not.toContain('niet bekend')
})
