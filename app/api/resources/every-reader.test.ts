import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReader } from '#tests/support/read-document'
import { parseDocument } from '#app/api/document'
import { findOne, readList } from '#app/api/jsonapi'
import { createDice } from '#tests/support/dice'
import { isFull } from '#tests/support/full'
import { addStrangers, createJunk, retell } from '#tests/support/odd-documents'
import { createOddDocument, envelopes } from '#tests/support/odd-envelopes'
import { createReader, findShape, type ResourceReader } from '#tests/support/resource-readers'
import { resourceSamples } from '#tests/support/resource-samples'

const numRuns = isFull('wire') ? 2_000 : 40

const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true })
const exported = Object.values(modules)
	.flatMap((module): [string, unknown][] => Object.entries(module))
	.flatMap(([name, member]) => (isReader(member) ? [{ name, schema: member }] : []))
const readers = exported.map(({ name, schema }) => createReader(name, schema))
const manners = Object.keys(envelopes)

const inherited = [Object, Array, Function, String, Number, Boolean, Map, Promise].map(
	({ prototype }) => prototype,
)
const listInherited = () => inherited.map((prototype) => Reflect.ownKeys(prototype))

/** Places in the result with a prototype other than JavaScript's own. */
function listStrangePrototypes(read: unknown, place = '', seen = new Set<unknown>()): string[] {
	if (typeof read !== 'object' || read === null || seen.has(read)) return []
	seen.add(read)
	const prototype: unknown = Object.getPrototypeOf(read)
	const isBare =
		typeof prototype === 'object' && prototype !== null && Reflect.ownKeys(prototype).length === 0
	const isKnown = [null, Object.prototype, Array.prototype].includes(prototype as null) || isBare
	const inside = Object.entries(read).flatMap(([name, one]) =>
		listStrangePrototypes(one, `${place}/${name}`, seen),
	)
	return isKnown ? inside : [place, ...inside]
}

/** Members of the result without a value. */
function listAbsent(read: unknown): string[] {
	if (typeof read !== 'object' || read === null) return []
	return Object.entries(read).flatMap(([name, one]) => (one === undefined ? [name] : listAbsent(one)))
}

/** Parses from text, as the client does. */
const receive = (body: unknown) => parseDocument(JSON.stringify(body))

/** Each run uses the next format, so that each reader is tested with all. */
function forEverySeed(judge: (seed: number, manner: string) => void) {
	const before = listInherited()
	let run = 0
	const next = () => manners[run++ % manners.length]!
	fc.assert(
		fc.property(fc.noShrink(fc.integer()), (seed) => judge(seed, next())),
		{ numRuns },
	)
	expect(listInherited()).toEqual(before)
}

/** Member names of the sample, those of nested objects included. */
function listNames(told: unknown): string[] {
	if (typeof told !== 'object' || told === null) return []
	const inside = Object.values(told).flatMap(listNames)
	return Array.isArray(told) ? inside : [...Object.keys(told), ...inside]
}

test('Every reader of a resource has a sample, and no sample is of a reader that is gone', () => {
	expect(exported.map(({ name }) => name).toSorted()).toEqual(Object.keys(resourceSamples).toSorted())
	expect(readers.length).toBeGreaterThan(40)
})

describe.each(readers)('$name', (reader: ResourceReader) => {
	const { members, sample, expected, schema, read } = reader
	const expectedText = JSON.stringify(read(sample))

	test('gives every member it knows, inside its objects too', () => {
		expect(read(sample)).toEqual(expected)
		if (!members || expected !== members) return
		expect(Object.keys(members)).toEqual(expect.arrayContaining(Object.keys(findShape(schema))))
		expect(listAbsent(read(sample))).toEqual([])
	})

	test('gives them in whatever manner they are told, and whoever stands beside them', () => {
		forEverySeed((seed, manner) => {
			const dice = createDice(seed)
			const body = members
				? envelopes[manner]!(dice, addStrangers(dice, members))
				: retell(dice, sample, 'timeline')
			const document = receive(body)
			const text = JSON.stringify(document)
			const found = read(members ? findOne(document) : document)
			if (JSON.stringify(found) !== expectedText) expect({ body, found }).toEqual({ body, found: expected })
			expect(JSON.stringify(document)).toBe(text)
			expect(listStrangePrototypes(found)).toEqual([])
		})
	})

	test('reads or refuses what it is not made for, and falls over nothing', () => {
		const names = listNames(sample)
		forEverySeed((seed) => {
			const dice = createDice(seed)
			const document = receive(members ? createOddDocument(dice, names) : createJunk(dice, 5))
			const resources = members ? readList(document) : [document]
			for (const one of resources) expect(listStrangePrototypes(read(one))).toEqual([])
		})
	})
})
