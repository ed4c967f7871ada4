import { getLogger } from '#app/config/log.server'
import { reportError } from '#app/config/report-error.server'

/** Tells the operator that a request failed for want of the store; `requestId` finds it in the log. */
export function reportStoreFault(error: Error, requestId: string) {
	const { name, stack } = error
	getLogger().error({ requestId, name, stack }, 'session store is away')
	reportError(error, requestId)
}

let isAway = false

/** Logs a change between a store that answers the probe and one that does not. */
export function logStoreState(isWorking: boolean) {
	if (isAway !== isWorking) return
	isAway = !isWorking
	if (isAway) getLogger().error('session store fails the probe')
	else getLogger().info('session store is back')
}
