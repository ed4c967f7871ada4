import type * as Sentry from '@sentry/node'
import { getConfig } from './config.server'

let sentry: Promise<typeof Sentry> | undefined

/** Sends an unexpected error to the firm's error tracker: its type, stack and reference number. Off without a DSN. */
export function reportError(error: unknown, requestId: string) {
	const { SENTRY_DSN, TRACE_SAMPLE_RATE } = getConfig()
	if (!SENTRY_DSN) return
	sentry ??= import('@sentry/node').then((loaded) => {
		loaded.init({
			dsn: SENTRY_DSN,
			tracesSampleRate: TRACE_SAMPLE_RATE,
			sendDefaultPii: false,
			beforeSend: ({ request, user, breadcrumbs, extra, ...event }) => event,
		})
		return loaded
	})
	void sentry.then((loaded) => loaded.captureException(error, { tags: { requestId } }))
}
