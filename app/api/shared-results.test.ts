import { expect, test, vi } from 'vitest'
import { createList } from '#app/lib/read-list'
import { getLogger } from '#app/config/log.server'
import { answerWith } from '#tests/support/read-document'
import { findResource, readAnswer, readPage } from './read-answer.server'
import { id, requiredText } from './leaves'
import { defineList, defineObject } from './wire'

vi.stubEnv('LOG_LEVEL', 'silent')

const call = { requestId: 'r', method: 'GET', path: '/api/houses' } as const
const schema = defineObject({ id, label: requiredText, rooms: defineList(defineObject({ id })) })
const house = { id: '1', label: 'Huis', rooms: [{ id: 'a' }] }
const readHouse = { ...house, rooms: createList(house.rooms) }

function listResources<T>(...given: Parameters<typeof readPage<T>>) {
	return readPage<T>(...given).items.map(({ value }) => value)
}

test('What a schema read of an answer it need not read again', async () => {
	const body = Buffer.from(JSON.stringify({ data: [house] }))
	const answer = await readAnswer(
		{
			status: 200,
			header: () => undefined,
			bytes: async () => body,
			stream: () => null,
			drop: async () => undefined,
		},
		call,
	)
	expect([answer.bytes, answer.isPartial]).toEqual([body.length, false])
	const [first] = listResources(schema, answer, call)
	expect(first).toEqual(readHouse)
	expect(listResources(schema, answer, call)[0]).toBe(first)
	const one = answerWith({ data: house })
	const found = findResource(schema, one, call)
	expect(found).toEqual(readHouse)
	expect(findResource(schema, one, call)).toBe(found)
})

test('Another schema reads the same answer in its own way', () => {
	const answer = answerWith({ data: [house] })
	expect(listResources(schema, answer, call)).toEqual([readHouse])
	expect(listResources(defineObject({ id }), answer, call)).toEqual([{ id: '1' }])
	expect(findResource(defineObject({ label: requiredText }), answer, call)).toEqual({ label: 'Huis' })
})

test('Who gets a list may do with it what they like, but nothing to what is in it', () => {
	const answer = answerWith({ data: [house, { ...house, id: '2' }] })
	const list = listResources(schema, answer, call)
	list.reverse()
	expect(listResources(schema, answer, call).map((one) => one.id)).toEqual(['1', '2'])
	expect(() => Object.assign(list[0] ?? {}, { label: 'Hut' })).toThrow(TypeError)
	expect(() => Object.assign(list[0]?.rooms.known ?? [], { length: 0 })).toThrow(TypeError)
})

test('What is left out of a list is left out each time, and told once', () => {
	const warn = vi.spyOn(getLogger(), 'warn')
	const answer = answerWith({ data: [house, { id: '2' }] })
	expect(listResources(schema, answer, call)).toEqual([readHouse])
	expect(listResources(schema, answer, call)).toEqual([readHouse])
	expect(warn.mock.calls.map(([line]) => line)).toEqual([{ ...call, fields: ['/1/label'] }])
})
