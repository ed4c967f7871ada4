import { findErrorCode } from '#app/lib/error-code'
import type { ErrorEvent, Event, EventHint, Exception, StackFrame } from '@sentry/node'

/** Codes of Node, undici, its parser and SQLite. Any other text may contain user input. */
const systemCode = /^(E[A-Z]{4,14}|(ERR|HPE|SQLITE|UND_ERR)_[A-Z_]{2,40})$/

/** Reduces an event to the fields that contain no personal data: type, system code, stack and request id. */
export function filterError(event: ErrorEvent, { originalException }: EventHint = {}): ErrorEvent {
	const { event_id, timestamp, platform, environment, release, level } = event
	const exceptions = event.exception?.values ?? []
	return {
		...{ type: undefined, event_id, timestamp, platform, environment, release, level },
		exception: { values: exceptions.map((exception) => filterException(exception, originalException)) },
		tags: { requestId: event.tags?.requestId },
		contexts: filterContexts(event),
	}
}

/**
 * Type, system code and stack of an unexpected error, for the log. Its message is left out, because it may contain what a
 * client typed.
 */
export function describeError(error: unknown) {
	if (!(error instanceof Error)) return { name: 'unknown' }
	const { name, message, stack = '' } = error
	// A message may have lines like those of a stack.
	const start = stack.startsWith(`${name}: ${message}`) ? name.length + 2 + message.length : 0
	const frames = stack
		.slice(start)
		.split('\n')
		.filter((line) => /^ {4}at [\w$.<>[\]# ]{0,100}\(?(?:node:|file:\/\/\/|\/)[^@? ]{1,200}$/.test(line))
	return { name: nameType(name), code: findSystemCode(error), stack: frames.join('\n') }
}

function nameType(type: string | undefined) {
	return type && /^[\w$]{1,60}$/.test(type) ? type : 'Error'
}

function filterException({ type, stacktrace, mechanism }: Exception, error: unknown): Exception {
	return {
		type: nameType(type),
		value: findSystemCode(error) ?? '',
		stacktrace: { frames: stacktrace?.frames?.filter(isSourceFrame).map(filterFrame) },
		mechanism: { type: 'generic', handled: mechanism?.handled },
	}
}

function findSystemCode(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined
	const code = findErrorCode(error) ?? ''
	return systemCode.test(code) ? code : findSystemCode(error.cause)
}

/** False for a line of the message that only looks like a stack frame. */
function isSourceFrame({ filename = '', function: name = '' }: StackFrame) {
	return /^(node:|file:\/\/\/|\/|[A-Z]:\\)[^@?]+$/.test(filename) && /^[\w$.<>[\]# ]{0,100}$/.test(name)
}

function filterFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
	return { filename, function: name, lineno, colno, in_app }
}

function filterContexts({ contexts }: Event) {
	return { runtime: { name: contexts?.runtime?.name, version: contexts?.runtime?.version } }
}
