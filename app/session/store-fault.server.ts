import { log } from '#app/config/log.server'
import { reportError } from '#app/config/report-error.server'

/** Tells the operator that a request failed for want of the store; `requestId` finds it in the log. */
export function tellOfStore(error: unknown, requestId = '') {
	const { name, stack } = error instanceof Error ? error : { name: 'unknown', stack: undefined }
	log().error({ requestId, name, stack }, 'session store is away')
	reportError(error, requestId)
}
