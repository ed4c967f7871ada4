import { getLogger } from '#app/config/log.server'
import { reportError } from '#app/config/report-error.server'

/** Logs and reports a request that failed because of the store. */
export function reportStoreFault(error: Error, requestId: string) {
	const { name, stack } = error
	getLogger().error({ requestId, name, stack }, 'session store is away')
	reportError(error, requestId)
}

let isAway = false

export function logStoreState(isWorking: boolean) {
	if (isAway !== isWorking) return
	isAway = !isWorking
	if (isAway) getLogger().error('session store fails the probe')
	else getLogger().info('session store is back')
}
