import type * as Sentry from '@sentry/node'
import { getConfig } from './config.server'

let sentry: Promise<typeof Sentry> | undefined

/** Starts error reporting where a DSN is set: traces by their rate, no personal data, nothing from the browser. */
export function startErrorReporting() {
	const { SENTRY_DSN, TRACE_SAMPLE_RATE } = getConfig()
	if (!SENTRY_DSN) return
	sentry = import('@sentry/node').then((loaded) => {
		loaded.init({
			dsn: SENTRY_DSN,
			tracesSampleRate: TRACE_SAMPLE_RATE,
			sendDefaultPii: false,
			beforeSend: ({ type, event_id, timestamp, level, exception, tags }) => ({
				type,
				event_id,
				timestamp,
				level,
				exception,
				tags,
			}),
		})
		return loaded
	})
}

/** Sends an unexpected error to the firm's tracker: its type, stack and reference number. */
export function reportError(error: unknown, requestId: string) {
	void sentry?.then((loaded) => loaded.captureException(error, { tags: { requestId } }))
}
