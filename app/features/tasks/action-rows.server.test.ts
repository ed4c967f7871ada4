import { createList } from '#app/lib/read-list'
import { unread } from '#app/lib/unread'
import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { listOpenActions, listWaitingActions } from '#app/products/action-tasks.server'
import { createAction } from '#tests/support/feature-context'
import { createActionRow, getSearchText } from './action-rows.server'
import { filterDocuments } from './product-lists.server'
import { createDocumentsArchive } from './zip.server'

const say = createSay('nl', 'formal')
const reader = { say, newsOf: () => undefined, draftOf: () => undefined }
const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Loonstrook' }
const file = { type: 'DOWNLOAD_ADDED_DOCUMENT', label: 'Akte' }

test('What leads nowhere has no button; what is done keeps its file alone', () => {
	const rows = [
		createAction({ type: 'SOMETHING_NEW', label: 'Nieuw soort' }),
		createAction({ ...upload, id: '12', isDone: true }),
		createAction({ ...file, id: '13', isDone: true, dateExecuted: '2026-01-31' }),
	].map((action) => createActionRow(action, reader))
	expect(rows.map(({ href }) => href)).toEqual([undefined, undefined, expect.stringContaining('/13/')])
	expect(rows[2]?.detail).toContain('31 januari 2026')
})

test.each([
	['UPLOAD_DOCUMENTMANAGEMENT_FILE', false, true],
	['REUPLOAD_DOCUMENTMANAGEMENT_FILE', false, true],
	['REQUEST_PENSION_XML', false, true],
	['APPROVE_DOCUMENT', false, true],
	['SIGN_OTD', false, true],
	['DOWNLOAD_OTD', true, true],
	['DOWNLOAD_SIGNED_OTD', true, true],
	['DOWNLOAD_UNSIGNED_OTD', true, true],
	['DOWNLOAD_QUOTE', true, true],
	['DOWNLOAD_QUOTE_INDICATIVE_PROPOSAL', true, true],
	['DOWNLOAD_QUOTE_FINAL_OFFER', true, true],
	['DOWNLOAD_DOCUMENTMANAGEMENT_FILE', true, true],
	['DOWNLOAD_ADDED_DOCUMENT', true, true],
	['PAY_INVOICE', false, false],
	['FILL_HYPACT_FORM', false, false],
])('%s is a document while it is open: %s; once it is done: %s', (type, open, done) => {
	const isThere = (isDone: boolean) => filterDocuments([createAction({ type, isDone })]).length === 1
	expect([isThere(false), isThere(true)]).toEqual([open, done])
})

test('Documents that wait to be read come first', () => {
	const documents = filterDocuments([createAction({ ...file, id: '12', isDone: true }), createAction(file)])
	expect(documents.map(({ id }) => id)).toEqual(['11', '12'])
})

test('Of documents the newest comes first, one without a date last', () => {
	const dated = (id: string, date: string | undefined, isDone: boolean) =>
		createAction({ ...file, id, isDone, dateCreated: isDone ? '2026-01-01' : date, dateExecuted: date })
	const documents = filterDocuments([
		dated('1', '2026-11-02', false),
		dated('2', undefined, false),
		dated('3', '24-11-2026', false),
		dated('4', '2025-03-01T10:00:00Z', true),
		dated('5', '2026-03-01', true),
	])
	expect(documents.map(({ id }) => id)).toEqual(['3', '1', '2', '5', '4'])
})

test('A task that can’t be paid online says so, and leads to whom to ask; a done one says nothing', () => {
	const rowOf = (members: object, language: 'nl' | 'en' = 'nl') =>
		createActionRow(createAction({ type: 'PAY_INVOICE', mollieInvalid: true, ...members }), {
			...reader,
			say: createSay(language, 'formal'),
		})
	expect(rowOf({})).toMatchObject({
		note: 'Online betalen kan niet',
		label: 'Bekijk wat wel kan',
	})
	expect(rowOf({}, 'en')).toMatchObject({
		note: 'Online payment is not possible',
		label: 'See how to pay',
	})
	expect(rowOf({ isDone: true })).toMatchObject({ note: undefined })
	expect(rowOf({ isDone: true }).label).toBeUndefined()
})

test.each([
	['EXPIRED', 'Nog niet betaald: de tijd om te betalen was om', 'Betaal de factuur'],
	['failed', 'Nog niet betaald: de betaling is mislukt', 'Betaal de factuur'],
	['CANCELLED', 'Nog niet betaald: de betaling is afgebroken', 'Betaal de factuur'],
	['PENDING', 'Wij wachten op bericht van uw bank', 'Controleer de betaling'],
	['PAID', 'Betaald', 'Bekijk'],
	['CREATED', undefined, 'Betaal de factuur'],
	['REFUNDED', undefined, 'Betaal de factuur'],
])('A task to pay says of a payment that is %s: %s', (status, note, label) => {
	const row = createActionRow(createAction({ type: 'PAY_INVOICE', payment: { status } }), reader)
	expect([row.note, row.label]).toEqual([note, label])
})

test.each([
	['of a type nobody knows', { type: 'SOMETHING_NEW' }, {}],
	['of a known type whose product is absent', { type: 'UPDATE_MARKET_VALUE' }, {}],
	['of a known type whose product is gone', { type: 'SIGN_OTD' }, { product: { id: '', type: 'otd' } }],
])(
	'A task %s says that nothing is asked, names the number, and is not counted',
	(_what, members, followed) => {
		const phone = { href: 'tel:0101234567', label: '010\u00a01234567' }
		const task = { ...createAction(members), ...followed }
		expect(createActionRow(task, { ...reader, phone })).toMatchObject({
			note: 'Op deze site hoeft u hiervoor nu niets te doen. Vragen? Bel ons.',
			call: { href: 'tel:0101234567', label: 'Bel 010\u00a01234567' },
		})
		expect(createActionRow(task, reader).call).toBeUndefined()
		expect(createActionRow(task, { ...reader, say: createSay('en', 'formal') }).note).toBe(
			'There is nothing for you to do about this on this site now. Questions? Call us.',
		)
		expect([listOpenActions([task]), listWaitingActions([task])]).toEqual([[], [task]])
	},
)

test.each([
	['that is done', { type: 'SOMETHING_NEW', isDone: true }],
	['that can be done here', { type: 'FILL_HYPACT_FORM' }],
	['whose document could not be read', { type: 'DOWNLOAD_ADDED_DOCUMENT', downloadableDocument: unread }],
])('A task %s does not ask to call', (_what, members) => {
	const phone = { href: 'tel:0101234567', label: '010' }
	expect(createActionRow({ ...createAction({}), ...members }, { ...reader, phone }).call).toBeUndefined()
})

test('A file that a download would close stays out of the archive until it is done', () => {
	const archive = (isDone: boolean) =>
		createDocumentsArchive(
			createList([createAction({ ...file, isDone }), createAction({ ...file, id: '12', isDone })]),
			say,
		)
	expect([archive(false), archive(true)]).toEqual([
		undefined,
		expect.objectContaining({ href: '/documents/all.zip' }),
	])
})

test('A search finds an action by whom it is for and by how it stands', () => {
	const searchText = getSearchText(createAction({ ...upload, consumerName: 'Anna' }), reader)
	expect(searchText).toContain('Anna')
	expect(searchText).toContain(say('actions.status.open'))
})
