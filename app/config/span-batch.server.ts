import {
	convertLegacyHttpOptions,
	createOtlpHttpExportDelegate,
} from '@opentelemetry/otlp-exporter-base/node-http'
import { version } from '../../package.json'

/** Bytes; some hundred spans. */
const room = 256 * 1024
/** Milliseconds until spans leave that are fewer. */
const latest = 5_000

const service = { 'service.name': 'client-portal', 'service.version': version }
const attributes = Object.entries(service).map(([key, value]) => ({ key, value: { stringValue: value } }))
const resource = JSON.stringify({ attributes })
const head = Buffer.from(
	`{"resourceSpans":[{"resource":${resource},"scopeSpans":[{"scope":{"name":"portal"},"spans":[`,
)
const tail = Buffer.from(']}]}]}')

/**
 * Spans on their way to a collector, hundreds at once. Each is written at its end into one piece of memory, so that nothing
 * of it waits for the garbage collector. Sending, and trying again, is OpenTelemetry's.
 */
export function openSpanBatch(url: string) {
	const type = { 'Content-Type': 'application/json' }
	const exporter = createOtlpHttpExportDelegate<Buffer, unknown>(
		convertLegacyHttpOptions({ url, concurrencyLimit: 4 }, 'TRACES', 'v1/traces', type),
		{ serializeRequest: (request) => request, deserializeResponse: () => ({}) },
		'otlp_http_json_span_exporter',
		{ name: 'span', countItems: () => 1 },
		undefined,
	)
	const spans = Buffer.alloc(room)
	let used = 0
	let timer: NodeJS.Timeout | undefined
	const send = () => {
		clearTimeout(timer)
		timer = undefined
		if (used > 0) exporter.export(Buffer.concat([head, spans.subarray(0, used), tail]), () => undefined)
		used = 0
	}
	return {
		/** Takes a span as JSON. */
		add: (span: string) => {
			// A letter takes three bytes at most.
			if (used + 1 + 3 * span.length > room) send()
			used += spans.write(used > 0 ? `,${span}` : span, used)
			timer ??= setTimeout(send, latest).unref()
		},
		close: () => {
			send()
			return exporter.shutdown()
		},
	}
}
