import { expect, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { recogniseAnswer } from './known-answers.server'
import { findResource, listResources, readAnswer, readJson } from './read-answer.server'
import { defineList, defineObject, id, requiredText } from './wire'

vi.stubEnv('LOG_LEVEL', 'silent')

const call = { requestId: 'r', method: 'GET', path: '/api/houses' } as const
const schema = defineObject({ id, label: requiredText, rooms: defineList(defineObject({ id })) })
const house = { id: '1', label: 'Huis', rooms: [{ id: 'a' }] }

const write = (data: unknown) => Buffer.from(JSON.stringify({ data }))
const answerOf = (bytes: Buffer<ArrayBuffer>) => ({
	status: 200,
	header: () => undefined,
	bytes: async () => bytes,
	stream: () => null,
	drop: async () => undefined,
})

/** As it came once before. */
function recogniseAgain(bytes: Buffer) {
	recogniseAnswer(bytes)
	return recogniseAnswer(bytes)
}

test('Equal bytes are one answer: large ones at once, small ones from the second time on; no others are', () => {
	const first = recogniseAnswer(write([house]))
	const answer = recogniseAnswer(write([house]))
	expect(answer).not.toBe(first)
	expect(answer.takeDocument()).toEqual({ data: [house] })
	expect(answer.takeDocument()).toEqual({ data: [house] })
	expect(recogniseAnswer(write([house]))).toBe(answer)
	expect(recogniseAnswer(write([{ ...house, label: 'Hut' }])).takeDocument()).toEqual({
		data: [{ ...house, label: 'Hut' }],
	})
	const large = write([{ ...house, label: 'H'.repeat(16 * 1024) }])
	expect(recogniseAnswer(large)).toBe(recogniseAnswer(large))
})

test('What a schema read of an answer it need not read again', async () => {
	recogniseAgain(write([house]))
	recogniseAgain(write(house))
	const read = async () => listResources(schema, await readAnswer(answerOf(write([house])), call), call)
	const [first, second] = [await read(), await read()]
	expect(first).toEqual([house])
	expect(second[0]).toBe(first[0])
	const find = async () => findResource(schema, await readAnswer(answerOf(write(house)), call), call)
	const found = await find()
	expect(found).toEqual(house)
	expect(await find()).toBe(found)
})

test('Another schema reads the same answer in its own way', () => {
	const answer = recogniseAnswer(write([house]))
	expect(listResources(schema, answer, call)).toEqual([house])
	expect(listResources(defineObject({ id }), answer, call)).toEqual([{ id: '1' }])
	expect(findResource(defineObject({ label: requiredText }), answer, call)).toEqual({ label: 'Huis' })
})

test('Who gets a list may do with it what they like, but nothing to what is in it', () => {
	const answer = recogniseAgain(write([house, { ...house, id: '2' }]))
	const list = listResources(schema, answer, call)
	list.reverse()
	expect(listResources(schema, answer, call).map((one) => one.id)).toEqual(['1', '2'])
	expect(() => Object.assign(list[0] ?? {}, { label: 'Hut' })).toThrow(TypeError)
	expect(() => Object.assign(list[0]?.rooms ?? [], { length: 0 })).toThrow(TypeError)
})

test('What is left out of a list is told each time', () => {
	const warn = vi.spyOn(getLogger(), 'warn')
	const answer = recogniseAgain(write([house, { id: '2' }]))
	expect(listResources(schema, answer, call)).toEqual([house])
	expect(listResources(schema, answer, call)).toEqual([house])
	expect(warn.mock.calls.map(([line]) => line)).toEqual(Array(2).fill({ ...call, fields: ['/1/label'] }))
})

test('An answer larger than an eighth of the room is read each time', () => {
	const bytes = Buffer.from(`[]${' '.repeat(2 * 1024 * 1024)}`)
	expect(recogniseAgain(bytes)).not.toBe(recogniseAnswer(bytes))
	const smaller = bytes.subarray(0, 1024 * 1024)
	expect(recogniseAgain(smaller)).toBe(recogniseAnswer(smaller))
})

test('What a command answers is not kept', async () => {
	const bytes = write({ accessToken: 'secret' })
	expect(await readJson(answerOf(bytes), call)).not.toBe(await readJson(answerOf(bytes), call))
})
