import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument } from './document'
import { UnreadableAnswer } from './errors'
import { findOne, readList } from './jsonapi'

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

function whereOf(text: string) {
	try {
		parseDocument(text)
		return undefined
	} catch (error) {
		return error instanceof UnreadableAnswer ? error.where : error
	}
}

test('Nesting is read up to 64 deep', () => {
	const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
	const tooDeep = { fault: 'tooDeep', limit: 64 }
	expect([nested(64), nested(65), nested(100_000)].map(whereOf)).toEqual([undefined, tooDeep, tooDeep])
	expect([objects(64), objects(65), objects(100_000)].map(whereOf)).toEqual([undefined, tooDeep, tooDeep])
	expect(whereOf(`{"data": [1, {"a": ${nested(63)}}]}`)).toEqual(tooDeep)
})

test('What is no JSON is told by its place, never by what stands there', () => {
	expect(whereOf('{"name": Anna}')).toEqual({ fault: 'notJson', position: 9, length: 14 })
	expect(() => parseDocument('{"name": Anna}')).toThrow(/^(?!.*Anna)/)
})

test('A chain of resources is read however long it is', () => {
	const link = (id: number) => ({ next: { data: { type: 'links', id: String(id) } } })
	const included = Array.from({ length: 100_000 }, (_, id) => ({
		type: 'links',
		id: String(id),
		relationships: link(id + 1),
	}))
	let found = findOne({ data: { id: 'start', relationships: link(0) }, included }) as { next?: unknown }
	let length = 0
	for (; found.next !== undefined; found = found.next as typeof found) length += 1
	expect(length).toBe(100_001)
})

const ownNames = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype']
const names = [...ownNames, 'data', 'included', 'id', 'type', 'attributes', 'relationships', 'links', 'name']

/** JSON texts with names that are special in JSON:API or JavaScript. */
const documents = fc.letrec<{ value: string }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 8 },
		fc.constantFrom(...names.map((name) => JSON.stringify(name)), '1', 'null', 'true', '""', '{}', '[]'),
		fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join()}]`),
		fc
			.array(fc.tuple(fc.constantFrom(...names), tie('value')), { maxLength: 5 })
			.map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`),
	),
})).value

test('Of any document resources are read, without a trace on the objects of others', () => {
	const before = Reflect.ownKeys(Object.prototype)
	fc.assert(
		fc.property(documents, (text) => {
			for (const resource of readList(parseDocument(text))) {
				if (typeof resource !== 'object' || resource === null || Array.isArray(resource)) continue
				expect(Object.getPrototypeOf(Object.getPrototypeOf(resource))).toBeNull()
			}
		}),
		{ numRuns: 500 },
	)
	expect(Reflect.ownKeys(Object.prototype)).toEqual(before)
	expect(Reflect.ownKeys({})).toEqual([])
})

test.each([
	['"a\\ud800b"', 'a\ufffdb'],
	['"\\uDC00\\ud83d"', '\ufffd\ufffd'],
	['"\\ud83d\\ude00"', '😀'],
	['"\\ud83d\\ud83d\\ude00"', '\ufffd😀'],
	['"\\\\ud800"', '\\ud800'],
	['"\\\\\\ud800"', '\\\ufffd'],
	['"\\\\ud83d\\ude00"', '\\ud83d\ufffd'],
	['{"\\ud800": 1}', { '\ufffd': 1 }],
])('Half a character in %s is a sign for one that was lost', (text, value) => {
	expect(parseDocument(text)).toEqual(value)
})
