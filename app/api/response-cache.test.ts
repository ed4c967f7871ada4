import { createList } from '#app/lib/read-list'
import { expect, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { cacheResponse, getCacheSize, type CachedResponse } from './response-cache.server'
import { findResource, readAnswer, readJson, readPage } from './read-answer.server'
import { id, requiredText, text } from './leaves'
import { defineList, defineObject, makeOptional } from './wire'

function listResources<T>(...given: Parameters<typeof readPage<T>>) {
	return readPage<T>(...given).items.map(({ value }) => value)
}

vi.stubEnv('LOG_LEVEL', 'silent')

const call = { requestId: 'r', method: 'GET', path: '/api/houses' } as const
const schema = defineObject({ id, label: requiredText, rooms: defineList(defineObject({ id })) })
const house = { id: '1', label: 'Huis', rooms: [{ id: 'a' }] }
const readHouse = { ...house, rooms: createList(house.rooms) }

const write = (data: unknown) => Buffer.from(JSON.stringify({ data }))
const answerOf = (bytes: Buffer<ArrayBuffer>) => ({
	status: 200,
	header: () => undefined,
	bytes: async () => bytes,
	stream: () => null,
	drop: async () => undefined,
})

/** True when both responses share the parsed value of a schema. */
function areShared(one: CachedResponse, other: CachedResponse) {
	one.one.set(text, 'read')
	return other.one.has(text)
}

/** Returns the second response for the same bytes. */
function cacheAgain(bytes: Buffer) {
	cacheResponse(bytes)
	return cacheResponse(bytes)
}

test('Equal bytes are one answer: large ones at once, small ones from the second time on; no others are', () => {
	const first = cacheResponse(write([house]))
	const answer = cacheResponse(write([house]))
	expect(areShared(answer, first)).toBe(false)
	expect(answer.takeDocument()).toEqual({ data: [house] })
	expect(answer.takeDocument()).toEqual({ data: [house] })
	expect(areShared(cacheResponse(write([house])), answer)).toBe(true)
	expect(cacheResponse(write([{ ...house, label: 'Hut' }])).takeDocument()).toEqual({
		data: [{ ...house, label: 'Hut' }],
	})
	const large = write([{ ...house, label: 'H'.repeat(16 * 1024) }])
	expect(areShared(cacheResponse(large), cacheResponse(large))).toBe(true)
})

test('What a schema read of an answer it need not read again', async () => {
	cacheAgain(write([house]))
	cacheAgain(write(house))
	const read = async () => listResources(schema, await readAnswer(answerOf(write([house])), call), call)
	const [first, second] = [await read(), await read()]
	expect(first).toEqual([readHouse])
	expect(second[0]).toBe(first[0])
	const find = async () => findResource(schema, await readAnswer(answerOf(write(house)), call), call)
	const found = await find()
	expect(found).toEqual(readHouse)
	expect(await find()).toBe(found)
})

test('Another schema reads the same answer in its own way', () => {
	const answer = cacheResponse(write([house]))
	expect(listResources(schema, answer, call)).toEqual([readHouse])
	expect(listResources(defineObject({ id }), answer, call)).toEqual([{ id: '1' }])
	expect(findResource(defineObject({ label: requiredText }), answer, call)).toEqual({ label: 'Huis' })
})

test('Who gets a list may do with it what they like, but nothing to what is in it', () => {
	const answer = cacheAgain(write([house, { ...house, id: '2' }]))
	const list = listResources(schema, answer, call)
	list.reverse()
	expect(listResources(schema, answer, call).map((one) => one.id)).toEqual(['1', '2'])
	expect(() => Object.assign(list[0] ?? {}, { label: 'Hut' })).toThrow(TypeError)
	expect(() => Object.assign(list[0]?.rooms.known ?? [], { length: 0 })).toThrow(TypeError)
})

test('What is left out of a list is left out each time, and told once', () => {
	const warn = vi.spyOn(getLogger(), 'warn')
	const answer = cacheAgain(write([house, { id: '2' }]))
	expect(listResources(schema, answer, call)).toEqual([readHouse])
	expect(listResources(schema, answer, call)).toEqual([readHouse])
	expect(warn.mock.calls.map(([line]) => line)).toEqual([{ ...call, fields: ['/1/label'] }])
})

test('An answer larger than an eighth of the room is read each time', () => {
	const bytes = Buffer.from(`[]${' '.repeat(4 * 1024 * 1024)}`)
	expect(areShared(cacheAgain(bytes), cacheResponse(bytes))).toBe(false)
	const smaller = bytes.subarray(0, 1024 * 1024)
	expect(areShared(cacheAgain(smaller), cacheResponse(smaller))).toBe(true)
})

test('What a command answers is not kept', async () => {
	const bytes = write({ accessToken: 'secret' })
	expect(await readJson(answerOf(bytes), call)).not.toBe(await readJson(answerOf(bytes), call))
})

test('The cache counts what schemas read, which is many times the bytes of a sparse list', () => {
	const names = Array.from({ length: 40 }, (_, index) => `member${index}`)
	const wide = defineObject({
		id,
		...Object.fromEntries(names.map((name) => [name, makeOptional(requiredText)])),
	})
	const sparse = (list: number) =>
		write(Array.from({ length: 2_000 }, (_, index) => ({ id: `${list}-${index}` })))
	const before = getCacheSize()
	listResources(wide, cacheResponse(sparse(0)), call)
	const counted = getCacheSize() - before
	expect(counted).toBeGreaterThan(2_000 * 41 * 8)
	for (let list = 1; list < 60; list += 1) listResources(wide, cacheResponse(sparse(list)), call)
	const isCached = (list: number) => cacheResponse(sparse(list)).list.has(wide)
	const cached = Array.from({ length: 60 }, (_, list) => list).filter(isCached)
	expect(cached.length).toBeLessThanOrEqual((32 * 1024 * 1024) / counted)
	expect(cached).toContain(59)
	expect(getCacheSize()).toBeLessThanOrEqual(32 * 1024 * 1024)
})

test('A response whose results outgrow an eighth of the room is evicted', () => {
	const bytes = write(Array.from({ length: 9_000 }, (_, index) => ({ id: `${index}` })))
	const response = cacheResponse(bytes)
	const before = getCacheSize()
	response.list.set(
		schema,
		Array.from({ length: 9_000 }, () => Array.from({ length: 80 })),
	)
	expect(getCacheSize()).toBeLessThan(before)
	expect(cacheResponse(bytes).list.has(schema)).toBe(false)
})
