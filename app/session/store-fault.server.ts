import { getLogger, logUnexpected } from '#app/config/log.server'
import { setClockDifference } from '#app/config/metrics.server'
import { createMinuteGate } from '#app/lib/once'
import { reportError } from '#app/config/report-error.server'
import { setTimeout as wait } from 'node:timers/promises'
import { isStoreUnavailable } from './store.server'

const pause = 250
const longest = 120_000

/** Retries while the store is unavailable, for at most two minutes. `work` must be idempotent. */
export async function retryUntilStoreIsBack<T>(work: () => Promise<T>): Promise<T> {
	for (const tooLate = performance.now() + longest; ;) {
		await wait(pause, undefined, { ref: false })
		try {
			return await work()
		} catch (error) {
			if (!isStoreUnavailable(error) || performance.now() > tooLate) throw error
		}
	}
}

/** Runs `work`; if the store is unavailable it throws and retries in the background. `work` must be idempotent. */
export async function tryOrRetryLater<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		if (isStoreUnavailable(error)) retryUntilStoreIsBack(work).catch(() => undefined)
		throw error
	}
}

/** Logs and reports a request that failed because of the store. */
export function reportStoreFault(error: Error, requestId: string) {
	logUnexpected(error, 'session store is away', requestId)
	reportError(error, requestId)
}

let isAway = false

/** `reason` of a file store names its file. */
export function logStoreState(isWorking: boolean, reason?: string) {
	if (isAway !== isWorking) return
	isAway = !isWorking
	if (isAway) getLogger().error({ reason }, 'session store fails the probe')
	else getLogger().info('session store is back')
}

/** Milliseconds. */
const notable = 60_000
const isDue = createMinuteGate()

/** `difference` (ms) is positive for a process ahead of the store. The store's clock decides, so clients notice nothing. */
export function reportClockDifference(difference: number) {
	setClockDifference(Math.abs(difference) / 1000)
	if (Math.abs(difference) <= notable || !isDue('clock')) return
	getLogger().warn({ seconds: Math.round(difference / 1000) }, 'the clock of this process differs from Redis')
}
