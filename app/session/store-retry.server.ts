import { setTimeout as wait } from 'node:timers/promises'
import { isStoreUnavailable } from './store.server'

const pause = 250
const longest = 120_000

/** Does it again and again while the store can't be used, for two minutes at most. It must bear being done twice. */
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

/** Does it; where the store can't be used it throws, and it is done yet once the store is back. It must bear being done twice. */
export async function tryOrRetryLater<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		if (isStoreUnavailable(error)) retryUntilStoreIsBack(work).catch(() => undefined)
		throw error
	}
}
