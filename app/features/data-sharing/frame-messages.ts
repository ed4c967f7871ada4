/** Per form. */
export const maxMessages = 1_000
/** Bytes of JSON per form. */
export const maxMessageBytes = 1024 * 1024

const mostNodes = 100_000
const deepest = 50
const hostile = ['__proto__', 'constructor', 'prototype']

/** `finished` ends the form; any other event is passed on. Other members may be present. @see contract §6 [A152] */
export interface FrameMessage {
	event: string
	data?: unknown
}

export interface ReceivedMessage {
	origin: string
	source: unknown
	data: unknown
}

/** `take` returns all messages as JSON once the form is finished; later messages are ignored. */
export function createMessageChannel(origin: string) {
	const messages: string[] = []
	let size = 0
	let isOver = false
	function keep(data: unknown) {
		if (!isFrameMessage(data)) return undefined
		const isLast = data.event === 'finished'
		const text = JSON.stringify(data)
		const grown = size + new TextEncoder().encode(text).length + 2
		// Earlier messages leave half of the bytes and one message for the last one.
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

/** The last message contains the answers, if it has any. */
export function isFrameMessage(message: unknown): message is FrameMessage {
	if (!isPlainObject(message) || !Object.hasOwn(message, 'event') || !isHarmless(message)) return false
	const { event } = message
	return typeof event === 'string' && event !== ''
}

/** Plain JSON within limits, without names such as `__proto__`. Repeated references count each time. */
function isHarmless(message: unknown): boolean {
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
	return judge(message, 0)
}

/** JSON omits members whose value is undefined. */
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
