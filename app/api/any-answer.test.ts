import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDice } from '#tests/support/dice'
import { isFull } from '#tests/support/full'
import { createJunk, nestIn } from '#tests/support/odd-documents'
import { createOddDocument, envelopes } from '#tests/support/odd-envelopes'
import { parseDocument } from './document'
import { ApiFailure, UnreadableAnswer } from './errors'
import { readFailure } from './failure'
import { isUnread } from '#app/lib/unread'
import { findOne, isListOfResources, readList } from './jsonapi'
import { isPlainObject } from './plain-object'

const numRuns = isFull('wire') ? 2_000 : 100
const names = ['id', 'label', 'product', 'owner', '__proto__', 'constructor']

function forEverySeed(judge: (seed: number) => void | Promise<void>) {
	const property = fc.asyncProperty(fc.noShrink(fc.integer()), async (seed) => judge(seed))
	return fc.assert(property, { numRuns })
}

test('A body nested to 64 is read, whatever it is made of; deeper is an unreadable answer, a 502', async () => {
	await forEverySeed((seed) => {
		const dice = createDice(seed)
		const levels = dice.once(3) ? dice.pick([63, 64, 65]) : 1 + dice.below(200)
		const text = JSON.stringify(nestIn(dice, levels, dice.pick(['x', 1, null])))
		if (levels <= 64) return void readList(parseDocument(text))
		const fault = expect(() => parseDocument(text))
		fault.toThrow(UnreadableAnswer)
		fault.toThrow(expect.objectContaining({ status: 502, where: { fault: 'tooDeep', limit: 64 } }) as Error)
	})
})

test.each(Object.keys(envelopes))(
	'Told as %s, what is nested in a resource is read to 64 as well, and refused beyond',
	async (manner) => {
		await forEverySeed((seed) => {
			const dice = createDice(seed)
			const body = envelopes[manner]!(dice, { id: '1', label: nestIn(dice, 80, 'x'), product: { id: '2' } })
			expect(() => parseDocument(JSON.stringify(body))).toThrow(UnreadableAnswer)
			const fine = envelopes[manner]!(dice, { id: '1', label: 'Huis', extra: nestIn(dice, 40, 'x') })
			expect(findOne(parseDocument(JSON.stringify(fine)))).toMatchObject({ id: '1', label: 'Huis' })
		})
	},
)

test('Whatever a document holds, its resources are objects whose names are their own, or refused later', async () => {
	await forEverySeed((seed) => {
		const document = parseDocument(JSON.stringify(createOddDocument(createDice(seed), names)))
		isListOfResources(document)
		const resources = readList(document).filter((one) => isPlainObject(one) && !isUnread(one)) as object[]
		for (const resource of resources) expect('toString' in resource).toBe(Object.hasOwn(resource, 'toString'))
		expect(Reflect.ownKeys(Object.prototype)).not.toContain('owner')
	})
})

test.each([{ data: null }, { data: [] }, { data: null, included: [{ type: 'a', id: '1' }], meta: {} }])(
	'%j tells nothing',
	(body) => expect(findOne(parseDocument(JSON.stringify(body)))).toBeUndefined(),
)

test('Whatever a refusal says, it is a failure with its status, and a code that is a text or none', async () => {
	await forEverySeed(async (seed) => {
		const dice = createDice(seed)
		const ofFailure = ['code', 'error', 'errors', 'source', 'pointer', 'data', 'locked_time_remaining']
		const body = dice.once(5) ? '<html>' : JSON.stringify(createJunk(dice, 5, [...ofFailure, ...ofFailure]))
		const status = dice.pick([400, 401, 422, 500])
		const failure = await readFailure({
			status,
			header: () => undefined,
			bytes: async () => new TextEncoder().encode(body),
		})
		expect(failure).toBeInstanceOf(ApiFailure)
		expect([failure.answered, typeof (failure.code ?? '')]).toEqual([status, 'string'])
		expect(failure.fields.every(({ field }) => typeof field === 'string')).toBe(true)
	})
})
