import type * as Sentry from '@sentry/node'
import { getCallFamily } from './call-family'
import { getConfig } from './config.server'
import { filterError, filterTrace } from './report-contents'

const flushTimeout = 1_000

/** Each is gathered unless it is refused; one that a later Sentry adds is a fault of types here. */
const nothing: Required<NonNullable<Sentry.NodeOptions['dataCollection']>> = {
	userInfo: false,
	cookies: false,
	httpHeaders: false,
	httpBodies: [],
	urlQueryParams: false,
	databaseQueryData: false,
	queues: false,
	graphQL: { document: false, variables: false },
	genAI: { inputs: false, outputs: false },
	mcp: { inputs: false, outputs: false },
	stackFrameVariables: false,
	frameContextLines: 0,
}

let sentry: typeof Sentry | undefined

/**
 * Starts error reporting where a DSN is set. Nothing is gathered by itself: an error is reported, a request and its calls
 * are traced, where the code says so, and both pass a list of what may leave.
 */
export async function startErrorReporting() {
	const { SENTRY_DSN, TRACE_SAMPLE_RATE } = getConfig()
	if (!SENTRY_DSN) return
	sentry = await import('@sentry/node')
	sentry.init({
		dsn: SENTRY_DSN,
		tracesSampleRate: TRACE_SAMPLE_RATE,
		// A crash is reported; the others gather headers, addresses and queries, or keep a process alive that should end.
		defaultIntegrations: false,
		integrations: [sentry.onUncaughtExceptionIntegration()],
		dataCollection: nothing,
		// Calls are traced where the code says so; this would rewrite modules as they load.
		enableRuntimeChannelInjection: false,
		// A span that is sent by itself would pass no list.
		traceLifecycle: 'static',
		sendClientReports: false,
		beforeBreadcrumb: () => null,
		tracePropagationTargets: [],
		beforeSend: filterError,
		beforeSendTransaction: filterTrace,
	})
}

/** Sends an unexpected error to the firm's tracker: its type, stack and reference number. */
export function reportError(error: unknown, requestId: string) {
	sentry?.captureException(error, { tags: { requestId } })
}

/** Lets reports on their way arrive, for a second at most. */
export async function finishErrorReporting() {
	await sentry?.close(flushTimeout)
}

/**
 * Runs a request as a trace of its own; what the client says of traces counts for nothing. `pattern` is its address
 * without ids, `run` tells the status.
 */
export async function traceRequest(method: string, pattern: string, run: () => Promise<number>) {
	if (!sentry) return run()
	const { startNewTrace, startSpan, setHttpStatus } = sentry
	const attributes = { 'sentry.source': 'route', 'http.request.method': method } as const
	const span = { name: `${method} ${pattern}`, op: 'http.server', attributes }
	return startNewTrace(() =>
		startSpan(span, async (current) => {
			const status = await run()
			setHttpStatus(current, status)
			return status
		}),
	)
}

/** Runs a call to the firm's API as a part of its request's trace, named by the family of its path. */
export async function traceCall<Answer extends { status: number }>(
	method: string,
	path: string,
	call: () => Promise<Answer>,
) {
	if (!sentry) return call()
	const { startSpan, setHttpStatus } = sentry
	const attributes = { 'http.request.method': method }
	const span = { name: `${method} ${getCallFamily(path)}`, op: 'http.client', onlyIfParent: true, attributes }
	return startSpan(span, async (current) => {
		const answer = await call()
		setHttpStatus(current, answer.status)
		return answer
	})
}
