import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace'
import { version } from '../../package.json'
import { parseTraceparent } from './traceparent'

/** Runs work as a part of a trace; it is given the header by which others go on, and tells the status. */
type Follow = <Answer extends { status: number }>(
	method: string,
	place: string,
	parent: string | undefined,
	run: (traceparent: string) => Promise<Answer>,
) => Promise<Answer>

/** Sends spans to a collector; `share` of the requests that come without a verdict of whoever traced before. */
export function openOtlp(endpoint: string, share: number) {
	const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ 'service.name': 'client-portal', 'service.version': version }),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
		spanProcessors: [new BatchSpanProcessor({ exporter })],
	})
	const tracer = provider.getTracer('portal')
	const request: Follow = (method, route, parent, run) => {
		const attributes = { 'http.request.method': method, 'http.route': route }
		const options = { kind: SpanKind.SERVER, attributes }
		return runSpan(tracer.startSpan(`${method} ${route}`, options, contextOf(parent)), run)
	}
	const call: Follow = (method, family, parent, run) => {
		const attributes = { 'http.request.method': method, 'url.template': family }
		const options = { kind: SpanKind.CLIENT, attributes }
		return runSpan(tracer.startSpan(`${method} ${family}`, options, contextOf(parent)), run)
	}
	return { request, call, close: () => provider.shutdown() }
}

async function runSpan<Answer extends { status: number }>(
	span: Span,
	run: (traceparent: string) => Promise<Answer>,
) {
	const { traceId, spanId, traceFlags } = span.spanContext()
	try {
		const answer = await run(`00-${traceId}-${spanId}-0${traceFlags & 1}`)
		span.setAttribute('http.response.status_code', answer.status)
		if (answer.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
		return answer
	} catch (error) {
		// Its words may hold what somebody typed.
		span.setStatus({ code: SpanStatusCode.ERROR })
		throw error
	} finally {
		span.end()
	}
}

function contextOf(header: string | undefined): Context {
	const parent = parseTraceparent(header)
	if (!parent) return ROOT_CONTEXT
	const { traceId, spanId, flags } = parent
	return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: flags, isRemote: true })
}
