import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { createAction } from '#tests/support/feature-context'
import { createActionTable, getSearchText } from './action-table.server'
import { filterDocuments } from './documents.server'
import { createDocumentsArchive } from './zip.server'

const say = createSay('nl', 'formal')
const reader = { say, newsOf: () => undefined }
const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Loonstrook' }
const file = { type: 'DOWNLOAD_ADDED_DOCUMENT', label: 'Akte' }

test('An action stands in the table once, however many lists show it', () => {
	const { table, placesOf, groupsOf } = createActionTable(reader)
	const actions = [createAction(upload), createAction({ ...file, id: '12' })]
	expect([placesOf(actions), groupsOf(actions).flatMap(([, places]) => places)]).toEqual([
		[0, 1],
		[0, 1],
	])
	expect([table.rows.length, table.buttons.length]).toEqual([2, 2])
})

test('What leads nowhere has no button; what is done keeps its file alone', () => {
	const { table, placesOf } = createActionTable(reader)
	placesOf([
		createAction({ type: 'SOMETHING_NEW', label: 'Nieuw soort' }),
		createAction({ ...upload, id: '12', isDone: true }),
		createAction({ ...file, id: '13', isDone: true, dateExecuted: '2026-01-31' }),
	])
	expect(table.rows.map(({ href }) => href)).toEqual([undefined, undefined, expect.stringContaining('/13/')])
	expect(table.rows[2]?.detail).toContain('31 januari 2026')
})

test('Documents are told with the open ones first; an action that asks for something else is none', () => {
	const done = createAction({ ...file, id: '12', isDone: true })
	const other = createAction({ type: 'PAY_INVOICE', id: '13' })
	expect(filterDocuments([done, other, createAction(upload)]).map(({ id }) => id)).toEqual(['11', '12'])
})

test('A file that a download would close stays out of the archive until it is done', () => {
	const archive = (isDone: boolean) =>
		createDocumentsArchive(
			[createAction({ ...file, isDone }), createAction({ ...file, id: '12', isDone })],
			say,
		)
	expect([archive(false), archive(true)]).toEqual([
		undefined,
		expect.objectContaining({ href: '/documents/all.zip' }),
	])
})

test('A search finds an action by whom it is for and by how it stands', () => {
	const found = getSearchText(createAction({ ...upload, consumerName: 'Anna' }), reader)
	expect(found).toContain('Anna')
	expect(found).toContain(say('actions.status.open'))
})
