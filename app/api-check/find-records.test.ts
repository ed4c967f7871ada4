import { expect, test } from 'vitest'
import { fileCalls, recordCalls } from '#app/api/calls'
import { findRecord } from './find-records'
import { readKnown } from './known.server'
import { anna } from './test-api'

const known = (lists: Record<string, object[]>) =>
	readKnown(anna, { caller: {}, refreshToken: undefined }, async (path) => ({ data: lists[path] ?? [] }))

const action = (id: string, members: object) => ({ type: 'actions', id, attributes: members })
const managed = { type: 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE', document: { has_document: true } }

test('A file that would finish a task is left to --write; a done task is read as it is', async () => {
	const open = await known({ '/api/actions': [action('1', { ...managed, is_done: false })] })
	expect(findRecord('managedFile', open, false)).toBe('it would finish a task: only with --write')
	expect(findRecord('managedFile', open, true)).toEqual({ ids: { action: '1' } })
	const done = await known({
		'/api/actions': [action('1', managed), action('2', { ...managed, is_done: true })],
	})
	expect(findRecord('managedFile', done, false)).toEqual({ ids: { action: '2' } })
	const added = { type: 'DOWNLOAD_ADDED_DOCUMENT', downloadable_document: null }
	expect(findRecord('addedFile', await known({ '/api/actions': [action('1', added)] }), true)).toBe(
		'no task with such a file',
	)
})

test('Each read of a record says why there is none to try', async () => {
	const none = await known({})
	const names = [...fileCalls, ...recordCalls].flatMap(({ record }) => record ?? [])
	const reasons = names.map((name) => findRecord(name, none, true))
	expect(reasons).toEqual(reasons.map(() => expect.stringMatching(/^(no|nobody) /) as string))
})

test('An assignment that was cancelled unsigned has no file', async () => {
	const product = { id: '7', type: 'otd' }
	const cancelled = await known({
		'/api/actions': [action('1', { type: 'SIGN_OTD', product })],
		'/api/products/otds': [{ type: 'otds', id: '7', attributes: { is_cancelled: true } }],
	})
	expect(findRecord('otdFile', cancelled, false)).toBe('no task with such a file')
})

test('A list that could not be read is the reason, not that it is empty', async () => {
	const known = await readKnown(anna, { caller: {}, refreshToken: undefined }, async (path) => {
		if (path === '/api/documents') throw new Error('geheim')
		return { data: [] }
	})
	expect(findRecord('document', known, false)).toBe('/api/documents could not be read')
	expect(findRecord('invoice', known, false)).toBe('no invoice')
})
