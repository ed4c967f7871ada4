import { findErrorCode } from '#app/lib/error-code'
import type { ErrorEvent, Event, EventHint, Exception, StackFrame } from '@sentry/node'

type Trace = Event & { type: 'transaction' }
type Span = NonNullable<Event['spans']>[number]

/** Attributes of a request or a call that say nothing of who made it. */
const attributes = [
	'http.request.method',
	'http.response.status_code',
	'sentry.op',
	'sentry.source',
	'sentry.sample_rate',
]
/** What a system calls its failures; any other message may hold what somebody typed. */
const systemCode = /^(E[A-Z]{4,14}|(ERR|HPE|SQLITE|UND_ERR)_[A-Z_]{2,40})$/

/** An error as the tracker may see it: its kind, where it happened, and the number that finds it in the log. */
export function filterError(event: ErrorEvent, { originalException }: EventHint = {}): ErrorEvent {
	const values = event.exception?.values ?? []
	return {
		type: undefined,
		...commonOf(event),
		level: event.level,
		exception: { values: values.map((exception) => keepException(exception, originalException)) },
		tags: { requestId: event.tags?.requestId },
		contexts: { ...runtimeOf(event), ...traceIdsOf(event) },
	}
}

/** A trace as the tracker may see it; null for one that `traceRequest` did not name. */
export function filterTrace(event: Trace): Trace | null {
	const trace = event.contexts?.trace
	if (!trace || trace.data?.['sentry.source'] !== 'route') return null
	const { trace_id, span_id, op, status, data } = trace
	const { dynamicSamplingContext } = event.sdkProcessingMetadata ?? {}
	return {
		type: 'transaction',
		...commonOf(event),
		transaction: event.transaction,
		start_timestamp: event.start_timestamp,
		transaction_info: { source: 'route' },
		contexts: {
			...runtimeOf(event),
			trace: { trace_id, span_id, op, status, data: keepAttributes(data) },
		},
		spans: (event.spans ?? []).filter(isCall).map(keepSpan),
		// The share of requests that are traced, for the envelope's header.
		sdkProcessingMetadata: { dynamicSamplingContext },
	}
}

function commonOf({ event_id, timestamp, platform, environment, release }: Event) {
	return { event_id, timestamp, platform, environment, release }
}

function keepException({ type, stacktrace, mechanism }: Exception, error: unknown): Exception {
	const code = findCode(error)
	return {
		type: type && /^[\w$]{1,60}$/.test(type) ? type : 'Error',
		value: code ?? '',
		stacktrace: { frames: stacktrace?.frames?.filter(isPlace).map(keepFrame) },
		mechanism: { type: 'generic', handled: mechanism?.handled },
	}
}

/** What the system called the failure that is behind an error. */
function findCode(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined
	const code = findErrorCode(error) ?? ''
	return systemCode.test(code) ? code : findCode(error.cause)
}

/** A message that looks like a line of a stack is none. */
function isPlace({ filename = '', function: name = '' }: StackFrame) {
	return /^(node:|file:\/\/\/|\/|[A-Z]:\\)[^@?]+$/.test(filename) && /^[\w$.<>[\]# ]{0,100}$/.test(name)
}

function keepFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
	return { filename, function: name, lineno, colno, in_app }
}

function isCall({ op }: Span) {
	return op === 'http.client'
}

function keepSpan({ description, op, status, start_timestamp, timestamp, data, ...span }: Span): Span {
	return { ...idsOf(span), description, op, status, start_timestamp, timestamp, data: keepAttributes(data) }
}

function keepAttributes(data: Span['data'] = {}) {
	return Object.fromEntries(Object.entries(data).filter(([name]) => attributes.includes(name)))
}

function runtimeOf({ contexts }: Event) {
	return { runtime: { name: contexts?.runtime?.name, version: contexts?.runtime?.version } }
}

function traceIdsOf({ contexts }: Event) {
	return contexts?.trace ? { trace: idsOf(contexts.trace) } : {}
}

function idsOf({ trace_id, span_id, parent_span_id }: Pick<Span, 'trace_id' | 'span_id' | 'parent_span_id'>) {
	return { trace_id, span_id, parent_span_id }
}
