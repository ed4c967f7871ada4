import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { switchOff } from '#app/lib/speed'
import { forgetAnswers } from './known-answers.server'
import { name as label, id } from './leaves'
import { readAnswer, readPage } from './read-answer.server'
import type { WireAnswer } from './transport.server'
import { defineObject } from './wire'

vi.stubEnv('LOG_LEVEL', 'silent')

const call = { requestId: 'r', method: 'GET', path: '/api/houses' } as const
const schema = defineObject({ id, label })
const house = { id: '1', label: 'Huis' }

function answerWith(text: string, status = 200): WireAnswer {
	const bytes = async () => new Uint8Array(Buffer.from(text))
	return { status, header: () => undefined, bytes, stream: () => null, drop: async () => undefined }
}

const ask = (name: string | undefined, document: unknown, status?: number) =>
	readAnswer(answerWith(JSON.stringify(document), status), call, name)

beforeEach(() => ['anna', 'bert'].forEach(forgetAnswers))
afterEach(() => switchOff([]))

test('An answer that came before is not read again, and what schemas read of it neither', async () => {
	const first = await ask('anna /api/houses', { data: [house] })
	const [item] = readPage(schema, first, call).items
	const again = await ask('anna /api/houses', { data: [house] })
	expect(again).toBe(first)
	expect(readPage(schema, again, call).items[0]).toBe(item)
	expect(() => Object.assign(item?.value ?? {}, { label: 'Hut' })).toThrow(TypeError)
})

test('An answer of other bytes, another address, status or owner is read', async () => {
	const first = await ask('anna /api/houses', { data: [house] })
	const others = [
		await ask('anna /api/houses', { data: [{ ...house, label: 'Huiz' }] }),
		await ask('anna /api/houses?page=2', { data: [house] }),
		await ask('bert /api/houses', { data: [house] }),
		await ask(undefined, { data: [house] }),
		await ask('anna /api/houses', { data: [house] }, 206),
	]
	expect(others.filter((other) => other === first)).toEqual([])
	expect(others.map(({ isPartial }) => isPartial)).toEqual([false, false, false, false, true])
	const [changed] = readPage(schema, others[0]!, call).items
	expect(changed?.value.label).toBe('Huiz')
})

test('Who leaves has no answers left, and others keep theirs', async () => {
	const [anna, bert] = await Promise.all(
		['anna', 'bert'].map((owner) => ask(`${owner} /api/houses`, { data: [house] })),
	)
	forgetAnswers('anna')
	expect(await ask('anna /api/houses', { data: [house] })).not.toBe(anna)
	expect(await ask('bert /api/houses', { data: [house] })).toBe(bert)
})

test('An answer that could not be read is not kept', async () => {
	const broken = () => readAnswer(answerWith('{"data":['), call, 'anna /api/houses')
	await expect(broken()).rejects.toThrow()
	await expect(broken()).rejects.toThrow()
})

test('In any order, answers are those that are read each time', async () => {
	const asked = fc.record({
		owner: fc.constantFrom('anna', 'bert'),
		path: fc.constantFrom('/a', '/a?page=2'),
		data: fc.constantFrom(null, [], [house], [house, { id: '2' }], [{ ...house, label: ['?'] }, house]),
		isGone: fc.boolean(),
	})
	async function readAll(asks: readonly { owner: string; path: string; data: unknown; isGone: boolean }[]) {
		const pages: unknown[] = []
		for (const { owner, path, data, isGone } of asks) {
			if (isGone) forgetAnswers(owner)
			pages.push(readPage(schema, await ask(`${owner} ${path}`, { data }), call))
		}
		return pages
	}
	for (const asks of fc.sample(fc.array(asked, { minLength: 5, maxLength: 20 }), 200)) {
		switchOff([])
		const kept = await readAll(asks)
		switchOff(['answers'])
		expect(kept).toEqual(await readAll(asks))
	}
})
