import { expect, test } from 'vitest'
import { getCard, readText } from '#tests/support/card'
import { readFacts } from '#tests/support/product-site'
import { createPayments } from './payment-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const { ask } = createPayments(site)
const odd = { odd: { deep: true } }
const lost = 'Konden wij niet lezen. Bel ons gerust.'
const payButton = { name: /^Betaal/ }

test.each([
	['the explanation', { document: { label: 'Akte', client_approval_explanation: odd } }],
	['the person', { document: { label: 'Akte', consumer_name: ['Anna', 'Jeroen'] } }],
	['the remark', { comment: odd }],
])('Nobody can approve a document while %s could not be read', async (_what, more) => {
	const action = { id: '11022', type: 'APPROVE_DOCUMENT', document: { label: 'Akte' }, ...more }
	site.tell('/api/actions', { ...action, document: { label: 'Akte' }, comment: null })
	const shown = await site.anna.visit('/actions/11022/approve-document')
	shown.choose('Ja, ik ga akkoord')
	site.tell('/api/actions', action)
	const page = await site.anna.visit('/actions/11022/approve-document')
	expect(page.status).toBe(502)
	expect(page.queryByRole('radio')).toBeNull()
	await shown.press('Verstuur uw antwoord')
	expect(site.api.callsTo('POST', '/api/actions/11022/respond-document-approval')).toEqual([])
	site.tell('/api/actions', { ...action, is_done: true })
	expect(readText((await site.anna.visit('/actions/11022/approve-document')).getByRole('main'))).toContain(
		lost,
	)
})

test('What a document is for, what it has to meet and the remark beside it are said as unread', async () => {
	const action = { id: '11001', type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Loonstrook', comment: odd }
	const document = { description: odd, upload_requirements: odd, consumer_name: odd }
	site.tell('/api/actions', { ...action, document })
	const page = await site.anna.visit('/actions/11001/upload-document')
	expect(readFacts(page)).toMatchObject({
		'Welk document wij nodig hebben': lost,
		'Opmerking van uw adviseur': lost,
	})
	expect(getCard(page, 'Let hierop').words).toBe(`Let hierop${lost}`)
	expect(readText(page.getByRole('main'))).toContain(`Voor: ${lost}`)
	const listed = { upload_requirements_as_list: ['Niet ouder dan drie maanden', odd] }
	site.tell('/api/actions', { ...action, document: listed })
	const { words } = getCard(await site.anna.visit('/actions/11001/upload-document'), 'Let hierop')
	expect(words).toBe(
		'Let hieropNiet ouder dan drie maandenNiet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.',
	)
})

test('An invoice that could not be read is said on the page that pays it, and paying stays where the amount is known', async () => {
	const facts = { Datum: lost, Omschrijving: lost, Bedrag: '€ 1.850,00' }
	const whole = await site.anna.visit(ask({ invoice: 'zzz' }).page)
	expect(readFacts(whole)).toMatchObject({ ...facts, Factuur: lost })
	whole.getByRole('button', payButton)
	const lines = { id: '71', public_number: 'F-9', date_created: '2026-03-11', total: 1850 }
	const part = await site.anna.visit(
		ask({ invoice: { ...lines, lines: [{ description: 'Advies' }, { description: odd }] } }).page,
	)
	expect(readFacts(part)).toMatchObject({ Factuur: 'F-9', Omschrijving: 'Advies, Onbekend' })
	part.getByRole('button', payButton)
})

test.each([
	['the amount', { invoice: { id: '71', total: odd }, payment: { id: '72', status: 'CREATED' } }],
	['the status', { payment: { id: '72', amount: 1850, status: odd, is_paid: false } }],
	['the flag', { payment: { id: '72', amount: 1850, status: 'CREATED', is_paid: 'misschien' } }],
])('Nothing is paid while %s of a payment could not be read', async (_what, more) => {
	const page = await site.anna.visit(ask(more).page)
	expect(page.getByRole('main').textContent).toContain('Dit konden wij niet lezen')
	expect(page.queryByRole('button', payButton)).toBeNull()
	const list = await site.anna.visit('/actions')
	expect(list.queryByRole('link', payButton)).toBeNull()
	expect(list.getByRole('main').textContent).toContain('Wij konden niet alles van dit punt lezen.')
})

test.each([
	['product_action', 'zzz'],
	['payment', { payment: 'zzz' }],
	['status', { payment: { amount: 1850, is_paid: false, status: odd } }],
])('Beside "Status onbekend" no invoice is offered to be paid: %s', async (_what, product_action) => {
	const invoice = { id: '71', public_number: 'F-9', date_created: '2026-03-11', total: 1850 }
	site.tell('/api/invoices', invoice)
	const { page } = ask()
	const known = await site.anna.visit('/invoices')
	expect(known.getByRole('link', payButton).getAttribute('href')).toBe(page)
	site.tell('/api/invoices', { ...invoice, product_action, lines: 'zzz' })
	const list = await site.anna.visit('/invoices')
	expect(list.queryByRole('link', payButton)).toBeNull()
	expect(readText(list.getByRole('main'))).toContain('Status onbekend')
	expect(readText(list.getByRole('rowheader', { name: /F-9/ }))).toContain('Onbekend')
})

test.each([
	['the product', 'zzz'],
	['the kind of product', { id: '11', label: 'Lindelaan', type: odd }],
])(
	'A task of which %s could not be read stands under no kind that it may not be of',
	async (_what, product) => {
		const action = { id: '11001', type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Loonstrook' }
		site.tell('/api/actions', { ...action, product })
		for (const address of ['/actions', '/actions?by=product', '/dashboard']) {
			const words = readText((await site.anna.visit(address)).getByRole('main'))
			expect(words).toContain('Soort onbekend')
			expect(words).not.toContain('Overig')
		}
		site.tell('/api/products/credits', { id: '11', label: 'Krediet' })
		const { words } = getCard(await site.anna.visit('/credits/11'), 'Wat u nu kunt doen')
		expect(words).toContain('Niet alles kon worden gelezen.')
		expect(words).not.toContain('Loonstrook')
	},
)

test('A task whose type could not be read is told so, not as something that we are working on', async () => {
	site.tell('/api/actions', { id: '11001', type: odd, label: 'Loonstrook' })
	const words = readText((await site.anna.visit('/actions')).getByRole('main'))
	expect(words).toContain('Wij konden niet alles van dit punt lezen.')
	expect(words).not.toContain('U hoeft nu niets te doen')
	expect((await site.anna.visit('/actions/11001/upload-document')).status).toBe(502)
})
