import { getCallFamily } from './counted-labels'
import { getConfig } from './config.server'
import type { openTracer } from './tracer.server'

let tracer: ReturnType<typeof openTracer> | undefined
/** Milliseconds. */
const shutdownTimeout = 1_000

/** The traceparent header for the API calls of each open request, by request id. */
const parents = new Map<string, string>()

/** Exports traces where OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise the SDK is not loaded. */
export async function startTracing() {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_SAMPLE_RATE } = getConfig()
	if (!endpoint) return
	const { openTracer } = await import('./tracer.server')
	tracer = openTracer(endpoint, TRACE_SAMPLE_RATE)
}

export async function stopTracing() {
	const timeout = new Promise<void>((done) => setTimeout(done, shutdownTimeout).unref())
	await Promise.race([tracer?.close().catch(() => undefined), timeout])
}

interface TracedRequest {
	requestId: string
	/** Valid header of a trusted proxy. */
	traceparent?: string
}

/** Runs a request as a span named by its route. Without a collector its calls carry the proxy's traceparent. */
export async function traceRequest<Answer extends { status: number }>(
	{ requestId, traceparent }: TracedRequest,
	method: string,
	route: string,
	run: () => Promise<Answer>,
): Promise<Answer> {
	const runWithParent = async (parent: string) => {
		parents.set(requestId, parent)
		try {
			return await run()
		} finally {
			parents.delete(requestId)
		}
	}
	if (tracer) return tracer.traceRequest(method, route, traceparent, runWithParent)
	return traceparent ? runWithParent(traceparent) : run()
}

/** Runs an API call as a child span of its request; `send` receives the headers that propagate the trace. */
export async function traceCall<Answer extends { status: number }>(
	{ method, path, headers }: { method: string; path: string; headers: Record<string, string> },
	send: (traceHeaders: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
	const parent = parents.get(headers['X-Request-Id'] ?? '')
	if (!parent) return send({})
	const sendTraced = (traceparent: string) => send({ traceparent })
	return tracer ? tracer.traceCall(method, getCallFamily(path), parent, sendTraced) : sendTraced(parent)
}
