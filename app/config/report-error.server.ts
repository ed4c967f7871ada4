import type * as Sentry from '@sentry/node'
import { version } from '../../package.json'
import { getConfig } from './config.server'
import { warnOfLoss } from './warn-of-loss.server'
import { filterError } from './report-contents'

/** Milliseconds. */
const flushTimeout = 1_000

/** Sentry collects all of these unless they are switched off. A new one in a later version fails the type check here. */
const collectNothing: Required<NonNullable<Sentry.NodeOptions['dataCollection']>> = {
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

/** Starts error reporting where SENTRY_DSN is set; `filterError` decides what an event may contain. Traces: `tracing.server.ts`. */
export async function startErrorReporting() {
	const { SENTRY_DSN } = getConfig()
	if (!SENTRY_DSN) return
	sentry = await import('@sentry/node')
	sentry.init({
		dsn: SENTRY_DSN,
		release: `client-portal@${version}`,
		// If absent, Sentry reads SENTRY_TRACES_SAMPLE_RATE from the environment.
		tracesSampleRate: 0,
		// The default integrations collect headers, addresses and queries, or keep a process alive that should end.
		defaultIntegrations: false,
		integrations: [sentry.onUncaughtExceptionIntegration()],
		dataCollection: collectNothing,
		enableRuntimeChannelInjection: false,
		sendClientReports: false,
		beforeBreadcrumb: () => null,
		tracePropagationTargets: [],
		beforeSend: filterError,
	})
	sentry.getClient()?.on('afterSendEvent', (_event, { statusCode }) => {
		if (statusCode === undefined || statusCode >= 300) warnOfLoss('error reports', statusCode)
	})
}

export function reportError(error: unknown, requestId: string) {
	sentry?.captureException(error, { tags: { requestId } })
}

export async function finishErrorReporting() {
	await sentry?.close(flushTimeout)
}
