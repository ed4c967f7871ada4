import { getLogger } from '#app/config/log.server'
import { reportError } from '#app/config/report-error.server'

/** Tells the operator that a request failed for want of the store; `requestId` finds it in the log. */
export function reportStoreFault(error: Error, requestId: string) {
	const { name, stack } = error
	getLogger().error({ requestId, name, stack }, 'session store is away')
	reportError(error, requestId)
}
