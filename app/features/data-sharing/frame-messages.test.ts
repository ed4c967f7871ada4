import { describe, expect, test } from 'vitest'
import { maxMessageBytes, maxMessages, createMessageChannel } from './frame-messages'
import { parseFrameMessages } from './iwize-send.server'

const origin = 'https://formulier.voorbeeld.nl'
const frame = { name: 'the frame' }
const data = { income: 48000 }
const finished = { event: 'finished', data }
const honest = { origin, source: frame, data: finished as unknown }

function receive(...messages: unknown[]) {
	const talk = createMessageChannel(origin)
	return messages.map((message) => talk.take({ ...honest, data: message }, frame)).at(-1)
}

const deep = (levels: number) => Array.from({ length: levels }).reduce<unknown>((inner) => ({ inner }), 'x')
const circle: Record<string, unknown> = {}
circle.self = circle
/** Expands to 2^40 leaves from 40 objects. */
const bomb = Array.from({ length: 40 }).reduce<unknown>((inner) => [inner, inner], 'x')
const long = { text: 'x'.repeat(1000) }

const foreign: [string, object, unknown?][] = [
	['another site', { origin: 'https://boef.voorbeeld.nl' }],
	['the same host without a lock', { origin: 'http://formulier.voorbeeld.nl' }],
	['another port', { origin: `${origin}:8443` }],
	['a host below it', { origin: 'https://a.formulier.voorbeeld.nl' }],
	['a host above it', { origin: 'https://voorbeeld.nl' }],
	['a host that begins so', { origin: `${origin}.boef.nl` }],
	['an origin with a slash', { origin: `${origin}/` }],
	['an origin in capitals', { origin: origin.toUpperCase() }],
	['a sandbox', { origin: 'null' }],
	['a file', { origin: 'file://' }],
	['no origin', { origin: '' }],
	['a star', { origin: '*' }],
	['another window of the same site', { source: { name: 'the frame' } }],
	['no window', { source: null }],
	['an undefined window', { source: undefined }],
	['a frame that is gone', {}, null],
	['a frame that never was, and no window', { source: undefined }, undefined],
]

const shapeless: [string, unknown][] = [
	['nothing', undefined],
	['null', null],
	['a text', 'finished'],
	['JSON as a text', JSON.stringify(finished)],
	['a number', 7],
	['a yes', true],
	['a list', [finished]],
	['an empty object', {}],
	['an event without a name', { event: '', data }],
	['an event as a list', { event: ['finished'], data }],
	['an event as an object', { event: { toString: 'finished' }, data }],
	['an event as a number', { event: 1, data }],
	['another name for the event', { type: 'finished', data }],
	['an event in another object', { message: finished }],
	['an inherited event', Object.create(finished)],
]

const unlikeJson: [string, unknown][] = [
	['a day', new Date(0)],
	['a map', new Map([['a', 1]])],
	['a set', new Set([1])],
	['bytes', new Uint8Array(8)],
	['a buffer', new ArrayBuffer(8)],
	['a large number', 10n],
	['not a number', Number.NaN],
	['infinity', Number.POSITIVE_INFINITY],
	['a pattern', /a/],
	['an error', new Error('a')],
	['a function', () => 1],
	['a symbol', Symbol('a')],
	['an object without a prototype', Object.create(null)],
	['an object with another prototype', Object.create({ a: 1 })],
	['a circle', circle],
	['a list with nothing in it', [undefined]],
]

const reaching: [string, unknown][] = [
	['__proto__', JSON.parse('{"__proto__": {"isAdmin": true}}')],
	['__proto__ further down', JSON.parse('{"a": [{"b": {"__proto__": 1}}]}')],
	['constructor', { constructor: { prototype: {} } }],
	['prototype', { a: { prototype: 1 } }],
]

const tooMuch: [string, unknown][] = [
	['more than a megabyte', 'x'.repeat(maxMessageBytes)],
	['a megabyte of letters of three bytes', '€'.repeat(maxMessageBytes / 3)],
	['too many values', Array.from({ length: 100_001 }, () => 1)],
	['a list of nothing without an end', Object.assign([], { length: 4_000_000_000 })],
	['too deep', deep(60)],
	['one object a million million times', bomb],
	['one long text ten thousand times', Array.from({ length: 10_000 }, () => long)],
	['a name of a megabyte', { ['n'.repeat(maxMessageBytes)]: 1 }],
]

const inData: [string, unknown][] = [...unlikeJson, ...reaching, ...tooMuch].map(([name, value]) => [
	name,
	{ event: 'finished', data: value },
])

describe(`What a form in a frame tells, from ${foreign.length + shapeless.length + inData.length} hostile messages`, () => {
	test.each(foreign)('%s is not heard [582]', (...row) => {
		const [, change] = row
		const window = row.length === 3 ? row[2] : frame
		expect(createMessageChannel(origin).take({ ...honest, ...change }, window)).toBeUndefined()
	})

	test.each(shapeless)('%s is not taken for a message [582]', (_name, message) => {
		expect(receive(message)).toBeUndefined()
	})

	test.each(inData)('%s is not taken for data [582]', (_name, message) => {
		expect(receive(message)).toBeUndefined()
	})

	test('none of them keeps the right one from being heard [582]', () => {
		const all = [...shapeless, ...inData].map(([, message]) => message)
		expect(receive(...all, finished)).toBe(JSON.stringify([finished]))
	})
})

describe('A form in a frame', () => {
	test('is heard until it is finished: all its messages in their order, with all their members [582] [583]', () => {
		const messages = [{ event: 'loaded' }, { event: 'step', step: 2, of: [1, 2] }, finished]
		expect(receive(...messages)).toBe(JSON.stringify(messages))
		expect(receive(...messages.slice(0, 2))).toBeUndefined()
		expect(receive(finished, finished)).toBeUndefined()
		expect(receive({ event: 'loaded', data: undefined }, finished)).toBe(
			JSON.stringify([{ event: 'loaded' }, finished]),
		)
	})

	test.each(['done', 'FINISHED', 'finished ', 'resize'])(
		'that tells of another event, "%s", is heard, and goes on [582] [583]',
		(event) => {
			expect(receive({ event, data })).toBeUndefined()
			expect(receive({ event: 'loaded' }, { event, height: 400 }, finished)).toBe(
				JSON.stringify([{ event: 'loaded' }, { event, height: 400 }, finished]),
			)
		},
	)

	test.each([{}, { data: null }, { data: undefined }])('may end without data: %j [583]', (more) => {
		const end = { event: 'finished', ...more }
		expect(receive({ event: 'loaded' }, end)).toBe(JSON.stringify([{ event: 'loaded' }, end]))
	})

	test.each<unknown>(['', 0, false, [], {}, 'tekst'])('may tell %j as its data [583]', (value) => {
		expect(receive({ event: 'finished', data: value })).toBe(
			JSON.stringify([{ event: 'finished', data: value }]),
		)
	})

	test('that talks too often or too long can still be finished [582]', () => {
		const steps = Array.from({ length: maxMessages + 50 }, (_, step) => ({ event: 'step', step }))
		const often: unknown = JSON.parse(receive(...steps, finished) ?? '')
		expect(often).toHaveLength(maxMessages)
		expect(often).toContainEqual(finished)
		const speeches = Array.from({ length: 30 }, () => ({ event: 'step', data: 'x'.repeat(50_000) }))
		const long = receive(...speeches, finished) ?? ''
		expect(long.length).toBeLessThan(maxMessageBytes)
		expect(JSON.parse(long)).toContainEqual(finished)
	})
})

describe('On the server the same is judged once more', () => {
	test('what the form told is read: its data, and all its messages [583]', () => {
		const events = [{ event: 'loaded' }, { event: 'step', step: 1 }, finished]
		expect(parseFrameMessages(JSON.stringify(events))).toEqual({ data, events })
	})

	test('another event is one more message, and an end without data has null [583]', () => {
		const events = [{ event: 'resize', height: 400 }, { event: 'finished' }]
		expect(parseFrameMessages(JSON.stringify(events))).toEqual({ data: null, events })
	})

	test.each<[string, string]>([
		['nothing', ''],
		['no JSON', '[{'],
		['no list', JSON.stringify(finished)],
		['an empty list', '[]'],
		['no end', '[{"event":"loaded"}]'],
		['two ends', JSON.stringify([finished, finished])],
		['an end before the last message', JSON.stringify([finished, { event: 'step' }])],
		['an event without a name', JSON.stringify([{ event: '' }, finished])],
		['a name that reaches out', '[{"event":"finished","data":{"__proto__":{"a":1}}}]'],
		['a constructor', '[{"event":"finished","data":{"constructor":1}}]'],
		[
			'too many messages',
			JSON.stringify([...Array.from({ length: 1000 }, () => ({ event: 'step' })), finished]),
		],
		['too much', JSON.stringify([{ event: 'finished', data: 'x'.repeat(maxMessageBytes) }])],
		['too deep', `[{"event":"finished","data":${'['.repeat(5000)}${']'.repeat(5000)}}]`],
	])('%s can’t be read [582] [583]', (_name, text) => {
		expect(parseFrameMessages(text)).toBeUndefined()
	})
})
