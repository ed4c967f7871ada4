import {
	defaultTextMapGetter,
	defaultTextMapSetter,
	ROOT_CONTEXT,
	SpanKind,
	SpanStatusCode,
	trace,
	type Span,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace'
import { version } from '../../package.json'
import { warnOfLoss } from './warn-of-loss.server'

/** Runs work as a span. `parent` is a traceparent header; the work receives the one of its own span. */
type RunTraced = <Answer extends { status: number }>(
	method: string,
	target: string,
	parent: string | undefined,
	run: (traceparent: string) => Promise<Answer>,
) => Promise<Answer>

/** Opens a tracer that exports to a collector; `sampleRate` applies to requests without a parent. */
export function openTracer(endpoint: string, sampleRate: number) {
	const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
	const send = exporter.export.bind(exporter)
	exporter.export = (spans, done) =>
		send(spans, (result) => {
			if (result.code !== ExportResultCode.SUCCESS) warnOfLoss('traces')
			done(result)
		})
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ 'service.name': 'client-portal', 'service.version': version }),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRate) }),
		spanProcessors: [new BatchSpanProcessor({ exporter })],
	})
	const tracer = provider.getTracer('portal')
	const propagator = new W3CTraceContextPropagator()

	function createRunner(kind: SpanKind, attribute: string): RunTraced {
		return async (method, target, parent, run) => {
			const context = propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
			const attributes = { 'http.request.method': method, [attribute]: target }
			const span = tracer.startSpan(`${method} ${target}`, { kind, attributes }, context)
			const headers = { traceparent: '' }
			propagator.inject(trace.setSpan(context, span), headers, defaultTextMapSetter)
			let status: number | undefined
			try {
				const answer = await run(headers.traceparent)
				status = answer.status
				return answer
			} finally {
				endSpan(span, status)
			}
		}
	}

	return {
		traceRequest: createRunner(SpanKind.SERVER, 'http.route'),
		traceCall: createRunner(SpanKind.CLIENT, 'url.template'),
		close: () => provider.shutdown(),
	}
}

/** Errors are not recorded: a message may contain user input. `status` is undefined when the work threw. */
function endSpan(span: Span, status: number | undefined) {
	if (status !== undefined) span.setAttribute('http.response.status_code', status)
	if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
	span.end()
}
