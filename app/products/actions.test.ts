import { expect, test } from 'vitest'
import type { Reader } from '#app/api/reader'
import { createList } from '#app/lib/read-list'
import { createAction } from '#tests/support/feature-context'
import { findFile } from './action-file'
import { listActions, listSummarisedActions } from './actions.server'

const managed = 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE'
const resources = [
	{ id: '1', type: managed, document: { has_document: true } },
	{ id: '2', type: managed, document: { has_document: false } },
	{ id: '3', type: managed },
	{ id: '4', type: managed, is_done: true },
	{ id: '5', type: 'download-documentmanagement-file' },
	{ id: '6', type: 'APPROVE_DOCUMENT' },
	{ id: '7', type: 'DOWNLOAD_ADDED_DOCUMENT' },
	{ id: '8', type: 'DOWNLOAD_ADDED_DOCUMENT', downloadable_document: null },
	{ id: '9', type: 'DOWNLOAD_ADDED_DOCUMENT', downloadable_document: { name: 'Akte' } },
	{ id: '10', type: 'DOWNLOAD_ADDED_DOCUMENT', downloadable_document: null, is_done: true },
	{ id: '11', type: 'DOWNLOAD_QUOTE' },
	{ id: '12', type: 'download-quote', quotes: [{ id: '1' }, { id: '2', attachments: [] }] },
	{
		id: '13',
		type: 'DOWNLOAD_QUOTE_FINAL_OFFER',
		quotes: [{ id: '1' }, { id: '2', attachments: [{ id: '3' }] }],
	},
	{ id: '14', type: 'DOWNLOAD_QUOTE', is_done: true },
]

test('An open download without a file is in no list and in no count; what is done stays', async () => {
	const api = {
		list: async <T>(_path: string, schema: Reader<T>) =>
			createList(resources.map((one) => schema.parse(one))),
	}
	const ctx = { api, session: { data: { doneActions: [] } } } as unknown as Parameters<typeof listActions>[0]
	for (const list of [listActions, listSummarisedActions])
		expect((await list(ctx)).known.map(({ id }) => id)).toEqual(['1', '4', '6', '7', '9', '10', '13', '14'])
})

test('A done action offers a file only where there is one', () => {
	const of = (members: object) => findFile(createAction({ isDone: true, ...members }))
	expect([
		of({ type: 'DOWNLOAD_QUOTE' }),
		of({ type: 'DOWNLOAD_ADDED_DOCUMENT', downloadableDocument: null }),
		of({ type: managed }),
	]).toEqual([undefined, undefined, undefined])
	expect(of({ type: 'DOWNLOAD_QUOTE', quotes: [{ id: '2', attachments: [{ id: '3' }] }] })).toBeDefined()
})
