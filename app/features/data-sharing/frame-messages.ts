/** All messages of one form. */
export const maxMessages = 1_000
/** All messages of one form as JSON, in bytes. */
export const maxMessageBytes = 1024 * 1024

const mostNodes = 100_000
const deepest = 50
const hostile = ['__proto__', 'constructor', 'prototype']

/** What a form in a frame tells of itself; more members may stand beside these. @see contract §6 */
export interface FrameMessage {
	event: 'loaded' | 'step' | 'finished'
	data?: unknown
}

/** A message as the browser hands it over: as much of it as counts. */
export interface ReceivedMessage {
	origin: string
	source: unknown
	data: unknown
}

/**
 * Keeps what the form at `origin` tells, from its own frame and in its own shape, and nothing else. `take` gives all
 * messages as JSON when the form is finished; after that nobody is heard any more.
 */
export function createMessageChannel(origin: string) {
	const messages: string[] = []
	let size = 0
	let isOver = false
	function keep(data: unknown) {
		if (!isFrameMessage(data)) return undefined
		const isLast = data.event === 'finished'
		const text = JSON.stringify(data)
		const grown = size + new TextEncoder().encode(text).length + 2
		// What comes before the end leaves room for it.
		const share = isLast ? 1 : 2
		if (grown * share > maxMessageBytes || messages.length + share > maxMessages) return undefined
		size = grown
		messages.push(text)
		isOver = isLast
		return isLast ? `[${messages.join(',')}]` : undefined
	}
	return {
		take: ({ origin: from, source, data }: ReceivedMessage, frame: unknown) =>
			isOver || from !== origin || !frame || source !== frame ? undefined : keep(data),
	}
}

/** One message: what happened, and at the end what was filled in. */
export function isFrameMessage(given: unknown): given is FrameMessage {
	if (!isPlainObject(given) || !Object.hasOwn(given, 'event') || !isHarmless(given)) return false
	const { event, data } = given
	if (event === 'finished') return data !== undefined && data !== null
	return event === 'loaded' || event === 'step'
}

/**
 * Plain JSON of a size that can be read, without names that reach into the objects around it. What a frame sends may
 * name one object a thousand times: each time counts.
 */
function isHarmless(given: unknown): boolean {
	let nodes = 0
	let letters = 0
	const judge = (value: unknown, depth: number): boolean => {
		nodes += 1
		if (typeof value === 'string') letters += value.length
		if (nodes > mostNodes || letters > maxMessageBytes || depth > deepest) return false
		if (Array.isArray(value)) return value.length <= mostNodes && judgeAll(Array.from(value), depth)
		if (!isPlainObject(value)) return isPrimitive(value)
		const names = Object.keys(value)
		letters += names.join('').length
		return !names.some((name) => hostile.includes(name)) && judgeAll(present(value), depth)
	}
	const judgeAll = (values: readonly unknown[], depth: number) =>
		values.every((value) => judge(value, depth + 1))
	return judge(given, 0)
}

/** JSON leaves members out that are there without a value. */
function present(object: Record<string, unknown>) {
	return Object.values(object).filter((member) => member !== undefined)
}

function isPrimitive(value: unknown) {
	if (typeof value === 'number') return Number.isFinite(value)
	return value === null || typeof value === 'string' || typeof value === 'boolean'
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
