import { getCallFamily } from './call-family'
import { getConfig } from './config.server'
import type { openOtlp } from './otlp.server'
import { formatTraceparent, parseTraceparent, type TraceParent } from './traceparent'

let otlp: ReturnType<typeof openOtlp> | undefined
/** Milliseconds that spans on their way have at the end. */
const closeWithin = 1_000

/** What the calls of a running request go on from, by its number. */
const parents = new Map<string, TraceParent>()

/** Sends traces where OTEL_EXPORTER_OTLP_ENDPOINT is set; without it nothing of it is loaded. */
export async function startTracing() {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_SAMPLE_RATE } = getConfig()
	if (!endpoint) return
	const { openOtlp } = await import('./otlp.server')
	otlp = openOtlp(endpoint, TRACE_SAMPLE_RATE)
}

/** Lets spans on their way arrive, for a second at most. */
export async function stopTracing() {
	const late = new Promise<void>((done) => setTimeout(done, closeWithin).unref())
	await Promise.race([otlp?.close().catch(() => undefined), late])
}

interface TracedRequest {
	requestId: string
	/** What a trusted proxy said of the trace that it began. */
	traceparent?: string
}

/** Runs a request as a span, named by its address without ids; its calls go on from it, or else from what the proxy said. */
export async function followTrace<Answer extends { status: number }>(
	{ requestId, traceparent }: TracedRequest,
	method: string,
	route: string,
	run: () => Promise<Answer>,
): Promise<Answer> {
	const told = parseTraceparent(traceparent)
	const follow = async (parent: TraceParent) => {
		parents.set(requestId, parent)
		try {
			return await run()
		} finally {
			parents.delete(requestId)
		}
	}
	if (otlp) return otlp.request(method, route, told, follow)
	return told ? follow(told) : run()
}

/** Runs a call to the firm's API as a part of its request's trace; `send` is given the headers that tell the API of it. */
export async function followCall<Answer extends { status: number }>(
	{ method, path, headers }: { method: string; path: string; headers: Record<string, string> },
	send: (traceHeaders: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
	const parent = parents.get(headers['X-Request-Id'] ?? '')
	if (!parent) return send({})
	const sendOn = (current: TraceParent) => send({ traceparent: formatTraceparent(current) })
	return otlp ? otlp.call(method, getCallFamily(path), parent, sendOn) : sendOn(parent)
}
