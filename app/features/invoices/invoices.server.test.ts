import { createList } from '#app/lib/read-list'
import { expect, test } from 'vitest'
import { ApiUnreachable } from '#app/api/errors'
import { invoiceSchema } from '#app/api/resources/invoice'
import {
	createAction,
	createFeatureContext,
	fillIn,
	locationOf,
	markShown,
	visit,
} from '#tests/support/feature-context'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { listReceipts } from '#app/submissions/receipts.server'
import { relateActions } from './invoice-actions.server'
import { sendInvoiceList, buildInvoiceTable } from './invoice-page.server'
import { toPayableInvoices } from './invoices.server'
import { findBankPage, getPaymentView, listPaymentTerms } from './payment-page.server'
import { paymentFormSchema, startPayment, validatePayment } from './payment.server'

const resource = {
	id: '5',
	publicNumber: 'F-5',
	total: 121,
	dateCreated: '2026-05-01',
	lines: [{ description: 'Advies' }],
}
const bills = (...invoices: object[]) => createList(invoices.map((one) => invoiceSchema.parse(one)))
const pay = { id: '11', type: 'PAY_INVOICE', product: { id: '5', type: 'invoice' } }
const action = createAction(pay)
const start = 'POST /api/invoices/get-payment'
const validate = 'POST /api/invoices/validate-payment'

async function startWith(answer: unknown, members: object = {}) {
	const ctx = await createFeatureContext({ [start]: answer })
	const action = createAction({ ...pay, ...members })
	const form = await fillIn(ctx, paymentFormSchema, markShown(ctx, listPaymentTerms(action, ctx.say)))
	const sent = await startPayment(ctx, form, action)
	return { ctx, status: sent.status, location: sent.headers.get('Location') }
}

test('An invoice that is open stands first, then the newest, one without a date last; its own payment goes before an action’s', async () => {
	const { say } = await createFeatureContext()
	const own = {
		...resource,
		id: '6',
		dateCreated: '2026-06-01',
		productAction: { payment: { isPaid: true, issuer: 'Bank' } },
	}
	const button = { href: '/x', label: 'Betaal' }
	const related = new Map([
		['6', { payments: [], button }],
		['8', { payments: [], button, isToPay: true as const }],
	])
	const old = { ...resource, id: '8', dateCreated: '2020-01-01' }
	const sorted = toPayableInvoices(bills({ id: '7' }, resource, own, old), related, say)
	expect(sorted.known.map(({ invoice, isPaid, button }) => [invoice.id, isPaid, button])).toEqual([
		['8', false, button],
		['6', true, undefined],
		['5', undefined, undefined],
		['7', undefined, undefined],
	])
})

test('What the action points tell is found by the invoice or by the product, and offers to pay what is open', async () => {
	const byInvoice = {
		id: '12',
		type: 'PAY_INVOICE',
		isDone: true,
		invoice: { id: '6' },
		payment: { isPaid: true },
	}
	const other = { id: '13', type: 'PAY_INVOICE', product: { id: '8', type: 'mortgage' } }
	const { say } = await createFeatureContext()
	const actions = relateActions([pay, byInvoice, other].map(createAction), [], say)
	expect([...actions.keys()]).toEqual(['5', '6'])
	expect(actions.get('5')).toMatchObject({
		payments: [],
		button: { href: '/actions/11/invoice-payment' },
	})
	expect(actions.get('6')).toMatchObject({ isPaid: true, payments: [{ isPaid: true }], button: undefined })
})

test.each([
	[{ status: 'PAID' }, true, undefined],
	[{ status: 'failed' }, false, 'Nog niet betaald: de betaling is mislukt'],
	[{ isPaid: false, status: 'EXPIRED' }, false, 'Nog niet betaald: de tijd om te betalen was om'],
	[{ isPaid: false, status: 'PAID' }, true, undefined],
	[{ isPaid: false }, false, undefined],
	[{ status: 'REFUNDED' }, undefined, undefined],
])(
	'Whether an invoice is paid follows from either member of its payment: %j',
	async (payment, isPaid, note) => {
		const { say } = await createFeatureContext()
		const {
			known: [bill],
		} = toPayableInvoices(bills({ id: '5', productAction: { payment } }), undefined, say)
		expect([bill?.isPaid, bill?.note]).toEqual([isPaid, note])
	},
)

test('An invoice that can’t be paid online says so in its row, and leads to whom to ask', async () => {
	const ctx = await createFeatureContext()
	const task = createAction({ ...pay, mollieInvalid: true, payment: { status: 'EXPIRED' } })
	const { table } = buildInvoiceTable(
		ctx,
		visit('/invoices'),
		toPayableInvoices(bills(resource), relateActions([task], bills(resource).known, ctx.say), ctx.say),
	)
	expect(table.groups[0]?.rows[0]).toMatchObject({
		status: { isPaid: false },
		about: '1 mei 2026 · Online betalen kan niet',
		pay: { href: '/actions/11/invoice-payment', label: 'Bekijk wat wel kan' },
	})
})

test('The table has a dash for what is missing, the spreadsheet an empty cell, and neither runs a formula', async () => {
	const ctx = await createFeatureContext()
	const payable = toPayableInvoices(bills({ id: '7', publicNumber: '=1+1' }), undefined, ctx.say)
	const { table } = buildInvoiceTable(ctx, visit('/invoices'), payable)
	expect(table.groups[0]?.rows[0]).toMatchObject({ about: '', amount: '-' })
	const [, line] = (await sendInvoiceList(ctx, payable).text()).trim().split(/\r?\n/)
	expect(line).not.toMatch(/^"?=/)
	expect(line).not.toContain('-')
})

test('A payment is started at the bank, by an address that the client’s page alone knows', async () => {
	const address = 'https://bank.example/pay/1'
	const { ctx, location } = await startWith({ status: 'created', url: address })
	expect([location, ctx.calls]).toEqual([
		'/actions/11/to-the-bank',
		[[start, { productId: '5', productActionId: '11', invoiceId: '5' }]],
	])
	expect(await findBankPage(ctx, action)).toMatchObject({ link: { href: address } })
	expect(
		await findBankPage({ ...ctx, consumer: { ...ctx.consumer, id: 'CONS-other' } }, action),
	).toBeUndefined()
})

test.each([
	['PAID', '/dashboard', 'payments.thanks'],
	['PENDING', '/dashboard', 'payments.pending'],
	['SOMETHING_NEW', '/actions/11/invoice-payment', 'payments.unknown'],
	['CREATED', '/actions/11/invoice-payment', 'payments.unknown'],
])('A payment that is %s, with no address to pay at, leads to %s', async (status, location, key) => {
	const started = await startWith({ status, url: 'javascript:pay()' })
	const { received, notices } = started.ctx.session.data
	expect([started.location, [...received, ...notices].map((one) => one.key)]).toEqual([location, [key]])
})

test('What is done, or can’t be paid online, is not started', async () => {
	expect((await startWith(undefined, { isDone: true })).ctx.calls).toEqual([])
	expect((await startWith(undefined, { mollieInvalid: true })).ctx.calls).toEqual([])
	expect((await startWith(new ApiUnreachable({ cause: 'reset' }))).status).toBe(503)
})

test('What is paid is done, and has one receipt however often it is heard', async () => {
	const ctx = await createFeatureContext({ [validate]: { status: 'paid' } })
	expect(await locationOf(validatePayment(ctx, action))).toBe('/dashboard')
	await validatePayment(ctx, action)
	const { notices, received } = ctx.session.data
	expect([notices, received.map(({ key }) => key)]).toEqual([[], ['payments.thanks']])
	const receipts = await listReceipts(getRecordOwner(ctx))
	expect(receipts.map(({ id }) => id)).toEqual([received[0]?.receipt])
	expect(ctx.session.data.doneActions).toContain('11')
})

test.each([
	[{ status: 'EXPIRED' }, 'payments.failed'],
	[{}, 'payments.unknown'],
	[new ApiUnreachable({ cause: 'reset' }), 'payments.notRetrieved'],
])('Back from the bank with %j the client reads it, and may try again', async (answer, key) => {
	const ctx = await createFeatureContext({ [validate]: answer })
	expect(await locationOf(validatePayment(ctx, action))).toBe('/actions/11/invoice-payment')
	expect(ctx.session.data.notices).toMatchObject([{ key }])
})

test('A payment that hangs can be checked; one that can’t be made online says whom to ask', async () => {
	const ctx = await createFeatureContext()
	const pending = await getPaymentView(ctx, createAction({ payment: { status: 'pending' } }), 'f')
	expect([pending.check?.href, pending.formId]).toEqual(['/actions/11/validate-ideal-payment', undefined])
	const invalid = await getPaymentView(ctx, createAction({ mollieInvalid: true }), 'f')
	expect(invalid.problem?.text).toContain('Noord Advies')
	expect(invalid.facts).not.toContainEqual(expect.objectContaining({ detail: undefined }))
})

test('A credit note is not asked for, not counted as open, and says that the client receives it', async () => {
	const ctx = await createFeatureContext({}, {})
	const button = { href: '/x', label: 'Betaal' }
	const listed = toPayableInvoices(
		bills(resource, { ...resource, id: '8', total: -40 }),
		new Map(['5', '8'].map((id) => [id, { payments: [{ status: 'CREATED' }], button }])) as never,
		ctx.say,
	)
	expect(listed.known.map(({ button, note }) => [button?.href, note])).toEqual([
		['/x', undefined],
		[undefined, 'Dit is een creditnota: u krijgt dit bedrag van ons.'],
	])
	const { totals, table } = buildInvoiceTable(ctx, visit('/invoices'), listed)
	expect(totals?.sum?.replace(/\s/g, ' ')).toBe('€ 121,00')
	expect(table.groups.map(({ title, rows }) => [title, rows.length, rows[0]?.status?.text])).toEqual([
		['Open', 1, 'Open'],
		['Niets te betalen', 1, undefined],
	])
	const page = await getPaymentView(ctx, createAction({ ...pay, invoice: { id: '8', total: -40 } }), 'f')
	expect(page.problem?.title).toBe('U hoeft niets te betalen')
	const { ctx: sending } = await startWith({}, { invoice: { id: '8', total: -40 } })
	expect(sending.calls).toEqual([])
})

test.each([
	[[null], 'bedrag niet bekend', '1 factuur'],
	[[121, null], '€ 121,00', '2 facturen'],
	[[0.01], '€ 0,01', '1 factuur'],
])(
	'Open invoices of %j are told as %j: an amount that is absent is not zero',
	async (amounts, sum, count) => {
		const ctx = await createFeatureContext()
		const open = amounts.map((total, index) => ({ ...resource, id: `${index}`, total }))
		const related = new Map(open.map(({ id }) => [id, { payments: [{ status: 'CREATED' }] }])) as never
		const { totals } = buildInvoiceTable(
			ctx,
			visit('/invoices'),
			toPayableInvoices(bills(...open), related, ctx.say),
		)
		expect(totals?.sum?.replace(/\s/g, ' ')).toBe(sum)
		expect(totals?.bills).toMatch(new RegExp(`^${count}`))
		expect(totals?.untold !== undefined).toBe(amounts.includes(null))
	},
)

test.each([
	[['5'], 'Van 1 factuur weten wij niet of die betaald is'],
	[['5', '6'], 'Van 2 facturen weten wij niet of ze betaald zijn'],
])('Beside paid invoices, %j without a known payment are not told as nothing open', async (ids, title) => {
	const ctx = await createFeatureContext()
	const related = new Map([['9', { isPaid: true, payments: [] }]]) as never
	const all = ['9', ...ids].map((id) => ({ ...resource, id }))
	const listed = toPayableInvoices(bills(...all), related, ctx.say)
	const { totals } = buildInvoiceTable(ctx, visit('/invoices'), listed)
	expect([totals?.title, totals?.sum]).toEqual([title, undefined])
})

test('Rows add up to their total: each amount is rounded once, in the sum and in the table for Excel alike', async () => {
	const ctx = await createFeatureContext()
	const odd = [1.005, 4.015, 0.1 + 0.2, 7.005].map((total, index) => ({ ...resource, id: `${index}`, total }))
	const related = new Map(odd.map(({ id }) => [id, { payments: [{ status: 'CREATED' }] }])) as never
	const listed = toPayableInvoices(bills(...odd), related, ctx.say)
	const { totals } = buildInvoiceTable(ctx, visit('/invoices'), listed)
	expect(totals?.sum?.replace(/\s/g, ' ')).toBe('€ 12,34')
	const text = await sendInvoiceList(ctx, listed).text()
	for (const cell of [';1,01;', ';4,02;', ';0,3;', ';7,01;']) expect(text).toContain(cell)
})
