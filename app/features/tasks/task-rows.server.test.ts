import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { toWallClock } from '#app/lib/wall-clock'
import { createAction } from '#tests/support/feature-context'
import { createTaskRow, findVerb } from './task-rows.server'

const say = createSay('nl', 'formal')
const reader = { say, newsOf: () => undefined, draftOf: () => undefined }
const product = { id: '7', type: 'mortgage', label: 'Huis' }
const row = (members: object, isUnderProduct = false) =>
	createTaskRow(createAction({ label: 'Dit', ...members }), reader, isUnderProduct)
const ago = (days: number) => toWallClock(new Date()).subtract(days, 'day').format('YYYY-MM-DD')

test.each([
	['UPLOAD_DOCUMENTMANAGEMENT_FILE', {}, 'Upload: Dit'],
	['REUPLOAD_DOCUMENTMANAGEMENT_FILE', {}, 'Upload opnieuw: Dit'],
	['REQUEST_PENSION_XML', {}, 'Upload: Dit'],
	['APPROVE_DOCUMENT', {}, 'Beoordeel: Dit'],
	['SIGN_OTD', { product }, 'Onderteken: Dit'],
	['FILL_KNOWLEDGE_FORM', {}, 'Beantwoord: Dit'],
	['UPDATE_DATE_CONDITIONS_PRECEDENT', {}, 'Geef door: Dit'],
	['UPDATE_MARKET_VALUE', { product }, 'Werk bij: Dit'],
	['MORTGAGE_CHECK', { product }, 'Begin: Dit'],
	['DOWNLOAD_OTD', {}, 'Download: Dit'],
	['PAY_INVOICE', {}, 'Betaal: Dit'],
	['PAY_INVOICE', { label: 'Factuur 12 betalen' }, 'Factuur 12 betalen'],
	['UPLOAD_PROPOSAL', {}, 'Upload: Dit'],
	['UPLOAD_DOCUMENTMANAGEMENT_FILE', { label: undefined }, 'Upload het document'],
	['SOMETHING_NEW', {}, 'Dit'],
])('The link of %s with %j is verb and thing: %s', (type, members, title) => {
	expect(row({ type, ...members }).title).toBe(title)
})

test.each([
	[
		{ payment: { status: 'PENDING' } },
		'Controleer de betaling: Factuur 12',
		'Wij wachten op bericht van uw bank',
	],
	[{ mollieInvalid: true }, 'Bekijk wat wel kan: Factuur 12', 'Online betalen kan niet'],
])(
	'A payment that is not asked for now is named by its invoice, and says why: %j',
	(members, title, reason) => {
		const invoice = { id: '4', type: 'invoice', label: 'Factuur 12' }
		const shown = row({ type: 'PAY_INVOICE', label: 'Factuur 12 betalen', product: invoice, ...members })
		expect(shown).toMatchObject({ title, reason, about: undefined })
	},
)

test.each([
	[{ dateCreated: ago(21) }, { age: 'wacht 21 dagen' }],
	[{ dateCreated: ago(1) }, { age: 'wacht 1 dag' }],
	[{ dateCreated: ago(0) }, { age: 'Vandaag' }],
	[{ dateCreated: ago(-2) }, { age: undefined }],
	[{}, { age: undefined, amount: undefined }],
	[{ dateCreated: '31/12/2026' }, { age: 'Datum onbekend' }],
	[
		{ dateCreated: ago(21), payment: { amount: 295.5 } },
		{ amount: '€\u00a0295,50', age: undefined },
	],
	[{ dateCreated: ago(21), isDone: true }, { age: undefined }],
])('On the right stands the amount, or how long a task has been there: %j %j', (members, aside) => {
	const { amount, age } = row({ type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', ...members })
	expect({ amount, age }).toEqual(aside)
})

test('Below stand the product, for whom, and the remark on what must be sent again', () => {
	const upload = {
		type: 'REUPLOAD_DOCUMENTMANAGEMENT_FILE',
		product,
		consumerName: 'Jeroen Postma',
		comment: 'De handtekening ontbreekt.',
	}
	expect(row(upload)).toMatchObject({
		about: 'Hypotheek: Huis · Voor Jeroen Postma',
		reason: 'De handtekening ontbreekt.',
	})
	expect(row(upload, true).about).toBe('Voor Jeroen Postma')
	expect(row({ ...upload, type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE' }).reason).toBeUndefined()
	expect(row({ ...upload, isDone: true, dateExecuted: '2026-01-31' }).reason).toBe('Klaar op 31 januari 2026')
})

test('A begun task goes on, tells how far it is and can be thrown away', () => {
	const draft = {
		id: 'draft-1',
		at: Date.parse('2026-01-31T09:00Z'),
		closes: '11',
		progress: { step: 3, steps: 9 },
	}
	const action = createAction({ type: 'FILL_HYPACT_FORM', label: 'Vragen beantwoorden' })
	expect(createTaskRow(action, { ...reader, draftOf: () => draft })).toMatchObject({
		title: 'Ga verder: Vragen beantwoorden',
		reason: 'Stap 3 van 9 · Bewaard op 31 januari 2026, 10:00 uur',
		links: [{ label: 'Verwijder', href: '/drafts/draft-1/delete' }],
	})
})

test('A task without a page leads nowhere and offers a call', () => {
	const lost = createTaskRow(createAction({ type: 'DOWNLOAD_PROPOSAL' }), {
		...reader,
		phone: { href: 'tel:010', label: '010' },
	})
	expect([lost.href, lost.reason, lost.links]).toEqual([
		undefined,
		'Op deze site hoeft u hiervoor nu niets te doen. Vragen? Bel ons.',
		[{ href: 'tel:010', label: 'Bel 010' }],
	])
})

test('A done task offers its file', () => {
	const done = { type: 'DOWNLOAD_ADDED_DOCUMENT', isDone: true }
	expect(row(done)).toMatchObject({ title: 'Download: Dit', isFile: true })
	expect(row({ type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', isDone: true })).toMatchObject({
		title: 'Dit',
		href: undefined,
	})
})

const invoiceTask = {
	type: 'PAY_INVOICE',
	label: 'Factuur 12 betalen',
	product: { id: '4', type: 'invoice', label: 'Factuur 12' },
}
test.each([
	['a credit note', { payment: { amount: -25 } }],
	['nothing to pay', { payment: { amount: 0 } }],
	['a credit note by its invoice', { invoice: { id: '4', total: -1 } }],
	['a payment that was made', { payment: { amount: 25, is_paid: true, isPaid: true } }],
	['a payment with status PAID', { payment: { amount: 25, status: 'PAID' } }],
])('A task with %s is never named by paying', (_what, members) => {
	expect(row({ ...invoiceTask, ...members })).toMatchObject({ title: 'Bekijk: Factuur 12' })
	expect(findVerb(createAction({ ...invoiceTask, ...members }), say)).toBe('Bekijk')
})

test.each([
	['an amount above zero', { payment: { amount: 0.01 } }],
	['no amount', {}],
])('A task with %s is still to pay', (_what, members) => {
	expect(row({ ...invoiceTask, ...members }).title).toBe('Factuur 12 betalen')
	expect(findVerb(createAction({ ...invoiceTask, ...members }), say)).toBe('Betaal')
})

test('The reason why a document must be sent again has no markup', () => {
	const upload = {
		type: 'REUPLOAD_DOCUMENTMANAGEMENT_FILE',
		comment: '<p>Te <b>donker</b> &amp; scheef.</p>',
	}
	expect(row(upload).reason).toBe('Te donker & scheef.')
})
