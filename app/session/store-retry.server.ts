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
