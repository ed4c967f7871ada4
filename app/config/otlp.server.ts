import { randomFillSync } from 'node:crypto'
import { openSpanBatch } from './span-batch.server'
import type { TraceParent } from './traceparent'

/** Runs work as a part of a trace; it is given what others go on from, and tells the status. */
type Follow = <Answer extends { status: number }>(
	method: string,
	place: string,
	parent: TraceParent | undefined,
	run: (current: TraceParent) => Promise<Answer>,
) => Promise<Answer>

/** OTLP's numbers: of who is asked and who asks, and of a failure. */
const kinds = { server: 2, client: 3 }
const failure = 2

/** Sends spans to a collector; `share` of the requests that come without a verdict of whoever traced before. */
export function openOtlp(endpoint: string, share: number) {
	const batch = openSpanBatch(`${endpoint.replace(/\/$/, '')}/v1/traces`)
	const createFollow = (kind: number, placeName: string): Follow => {
		const describe = createDescriber(kind, placeName)
		return async (method, place, parent, run) => {
			const current = beginSpan(parent, share)
			if (!current.flags) return run(current)
			const start = tellTime()
			// What fails without an answer has none; the words of its error may hold what somebody typed.
			let status: number | undefined
			try {
				const answer = await run(current)
				status = answer.status
				return answer
			} finally {
				const when = `"startTimeUnixNano":"${start}","endTimeUnixNano":"${tellTime()}"`
				batch.add(`{${tellIds(current, parent)},${when},${describe(method, place)}${tellStatus(status)}}`)
			}
		}
	}
	return {
		request: createFollow(kinds.server, 'http.route'),
		call: createFollow(kinds.client, 'url.template'),
		close: batch.close,
	}
}

function beginSpan(parent: TraceParent | undefined, share: number): TraceParent {
	const spanId = createId(8)
	if (parent) return { traceId: parent.traceId, spanId, flags: parent.flags }
	return { traceId: createId(16), spanId, flags: Math.random() < share ? 1 : 0 }
}

const dice = Buffer.alloc(4_096)
let thrown = dice.length

/** So many bytes in hex; thrown many at once, which costs as much as one. */
function createId(bytes: number) {
	if (thrown + bytes > dice.length) {
		randomFillSync(dice)
		thrown = 0
	}
	thrown += bytes
	return dice.toString('hex', thrown - bytes, thrown)
}

const { timeOrigin } = performance

/** Nanoseconds since 1970, as exact as a number holds them. */
function tellTime() {
	return `${Math.round((timeOrigin + performance.now()) * 1000)}000`
}

function tellIds({ traceId, spanId }: TraceParent, parent: TraceParent | undefined) {
	const ids = `"traceId":"${traceId}","spanId":"${spanId}"`
	return parent ? `${ids},"parentSpanId":"${parent.spanId}"` : ids
}

/** What all spans of a method and a place have in common, written once; the list of attributes stays open. */
function createDescriber(kind: number, placeName: string) {
	const known = new Map<string, string>()
	return (method: string, place: string) => {
		const name = `${method} ${place}`
		const told = known.get(name)
		if (told !== undefined) return told
		const attributes = `${tellText('http.request.method', method)},${tellText(placeName, place)}`
		const made = `"kind":${kind},"name":${JSON.stringify(name)},"attributes":[${attributes}`
		known.set(name, made)
		return made
	}
}

function tellText(key: string, value: string) {
	return `{"key":"${key}","value":{"stringValue":${JSON.stringify(value)}}}`
}

/** The last attribute, and the verdict. */
function tellStatus(status: number | undefined) {
	if (status === undefined) return `],"status":{"code":${failure}}`
	const attribute = `,{"key":"http.response.status_code","value":{"intValue":${status}}}`
	return `${attribute}],"status":{${status >= 500 ? `"code":${failure}` : ''}}`
}
