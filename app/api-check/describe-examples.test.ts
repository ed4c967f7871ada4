import { beforeAll, expect, test } from 'vitest'
import { createValidator } from '#tests/support/json-schema'
import { clientCalls, openCalls, recordCalls, signInCall } from '#app/api/calls'
import { readList } from '#app/api/jsonapi'
import { isPlainObject } from '#app/api/plain-object'
import { createNotes, type Reader } from '#app/api/reader'
import { describeCommandBodies } from '#app/backend/command-bodies'
import { openSample } from '#app/backend/serve.server'
import { collectExamples, type Examples } from './collect-examples'
import { describeApi } from './describe-api'
import { fitExample } from './describe-content'
import { commands } from './try-commands'

interface Media {
	schema: object
	example?: unknown
}
type Place = [name: string, media: Media]

let recorded: Examples
let places: Place[]
beforeAll(async () => {
	recorded = await openSample(({ handle }, account) => collectExamples(account, 'noord', handle))
	const { paths } = describeApi(describeCommandBodies(), recorded)
	places = Object.entries(paths).flatMap(([path, { get, post }]) => [
		...(get ? listMedia(`GET ${path}`, get.responses) : []),
		...(post
			? [
					...listMedia(`POST ${path}`, post.responses),
					...listMedia(`POST ${path}`, { body: post.requestBody }),
				]
			: []),
	])
})

function listMedia(name: string, parts: object): Place[] {
	const entries = Object.entries(parts) as [string, { content?: Record<string, Media> } | undefined][]
	return entries.flatMap(([part, described]) =>
		Object.values(described?.content ?? {}).map((media): Place => [`${name} ${part}`, media]),
	)
}

const readers = new Map<string, Reader<unknown>>([
	...[...openCalls, ...clientCalls, ...recordCalls].map(
		({ path, schema }) => [`GET ${path}`, schema] as const,
	),
	...[signInCall, ...commands].flatMap((one) => {
		const reader = 'schema' in one ? one.schema : one.answer
		return reader ? [[`POST ${one.path}`, reader] as const] : []
	}),
])

/** The result of a reader and its losses. */
function read({ read: readOne }: Reader<unknown>, document: unknown) {
	const notes = createNotes({ isThorough: true })
	const found = readList(document).map((one) => readOne(one, notes))
	return { found, losses: notes.losses }
}

test('Every answer and every body has an example, which its schema allows', () => {
	expect(places.filter(([, { example }]) => example === undefined).map(([name]) => name)).toEqual([])
	expect(places.filter(([name]) => name.endsWith(' 200'))).toHaveLength(readers.size + 8)
	const validator = createValidator()
	const refused = places.filter(([, { schema, example }]) => !validator.compile(schema)(example))
	expect(refused.map(([name]) => name)).toEqual([])
})

test('Each answer is read without a loss, and says what the reference API said', () => {
	const answers = new Map(places)
	for (const [name, reader] of readers) {
		const { found, losses } = read(reader, answers.get(`${name} 200`)?.example)
		expect(losses, name).toEqual([])
		expect(found.length, name).toBeGreaterThan(0)
		expect(found, name).toEqual(read(reader, recorded.get(name)?.answer).found)
	}
})

test('Addresses have the parameters that were sent, with their values', () => {
	const { paths } = describeApi(describeCommandBodies(), recorded)
	for (const [name, { parameters }] of recorded) {
		const [method, path = ''] = name.split(' ')
		const described = paths[path]?.[method === 'GET' ? 'get' : 'post']?.parameters.filter(
			(one) => one.in !== 'header' && 'example' in one,
		)
		const found = described?.map((one) => [one.name, 'example' in one ? one.example : undefined])
		expect(Object.fromEntries(found ?? []), name).toEqual(parameters)
	}
})

test('An example has the spelling and kinds of its schema, where a reader takes others too', () => {
	const schema = {
		type: 'object',
		properties: {
			font_size: { type: ['string', 'null'] },
			is_open: { type: ['boolean', 'null'] },
			parts: { oneOf: [{ type: 'array', items: { properties: { firstName: {} } } }, { type: 'null' }] },
		},
	}
	const given = { fontSize: 16, is_open: true, parts: null, other: 7 }
	expect(fitExample(schema, given)).toEqual({ font_size: '16', is_open: true, parts: null, other: 7 })
	expect(fitExample({ type: 'array', items: schema }, { fontSize: false })).toEqual([{ font_size: 'false' }])
	expect(isPlainObject(fitExample({}, given))).toBe(true)
})
