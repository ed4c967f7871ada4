import { expect, test, vi } from 'vitest'
import { isUnread, unread } from '#app/lib/unread'
import { readDocumentList, tryRead } from '#tests/support/read-document'
import { findOne } from './jsonapi'
import { id, longText, text } from './leaves'
import { createReader } from './reader'
import { relate } from './relations'
import { defineList, defineObject, makeOptional } from './wire'

vi.stubEnv('LOG_LEVEL', 'silent')

const fileOf = (attributes: object) => ({ type: 'files', id: '1', attributes })
const link = { type: 'files', id: '1' }

/** As many tasks as given, each with a link to one file. */
const createTasks = (count: number, attributes: object) => ({
	data: Array.from({ length: count }, (_, index) => ({
		type: 'tasks',
		id: `${index}`,
		relationships: { file: { data: link } },
	})),
	included: [fileOf(attributes)],
})

test('A resource that many link is read once, and by another reader once more', () => {
	let count = 0
	const counted = createReader({ is: 'value', expected: 'anything' }, () => (count += 1))
	const file = defineObject({ pages: defineList(defineObject({ counted })) })
	const task = defineObject({ file: relate(file), again: relate(defineObject({ id, counted })) })
	const pages = Array.from({ length: 50 }, () => ({ counted: 1 }))
	const document = createTasks(100, { pages })
	for (const one of document.data) Object.assign(one.relationships, { again: { data: link } })
	expect(readDocumentList(task, document).known).toHaveLength(100)
	expect(count).toBe(51)
})

test('What could not be read of it is told at each link', () => {
	const part = makeOptional(defineObject({ id, name: text }))
	const attributes = { one: link, two: link }
	const resource = findOne({ data: { type: 'tasks', id: '1', attributes }, included: [fileOf({ name: {} })] })
	const { data, losses } = tryRead(defineObject({ one: part, two: part }), resource)
	expect(data).toEqual({ one: { id: '1', name: unread }, two: { id: '1', name: unread } })
	expect(losses.map(({ pointer }) => pointer)).toEqual(['/one/name', '/two/name'])
})

test('Links that repeat more than any page needs are unread', () => {
	const task = defineObject({ file: relate(makeOptional(defineObject({ name: longText }))) })
	const { known } = readDocumentList(task, createTasks(100, { name: 'x'.repeat(1_000_000) }))
	expect(known.filter(({ file }) => isUnread(file))).toHaveLength(94)
	const many = readDocumentList(task, createTasks(5_000, { name: 'x'.repeat(200) })).known
	expect(many.filter(({ file }) => isUnread(file))).toEqual([])
})

test('A list that names a resource twice has it once, wherever the list is', () => {
	const data = { type: 'tasks', id: '1', attributes: { one: [link, link], texts: ['a', 'a'] } }
	const relationships = { two: { data: [link, link] } }
	const file = { id: '1', name: 'Loonstrook' }
	const found = findOne({ data: { ...data, relationships }, included: [fileOf({ name: file.name })] })
	expect(found).toEqual({ id: '1', one: [file], two: [file], texts: ['a', 'a'] })
})
