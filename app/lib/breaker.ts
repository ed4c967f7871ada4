interface Rules {
	/** Failures in a row until nothing is tried any more. */
	failures: number
	/** Milliseconds until one call may try again. */
	pause: number
	/** Which errors are failures; any other shows that there is somebody. */
	counts: (error: unknown) => boolean
	/** Called whenever it is found that nothing should be tried. */
	onOpen?: () => void
}

/** The call was not made: those before it failed. */
export class BreakerOpen extends Error {
	override readonly name = 'BreakerOpen'
	constructor() {
		super('not tried: it failed several times just before')
	}
}

/**
 * A circuit breaker: after some failures in a row calls fail at once, and one by one it is tried whether they work again.
 * Times are of the steady clock, so that setting the wall clock neither opens nor holds it.
 */
export function createBreaker(rules: Rules, now = () => performance.now()) {
	let failures = 0
	let openedAt = 0
	let isTrying = false

	function note(error: unknown) {
		if (!rules.counts(error)) {
			failures = 0
			return
		}
		failures += 1
		if (failures < rules.failures) return
		openedAt = now()
		rules.onOpen?.()
	}

	/** Makes the call. @throws BreakerOpen, or what the call throws */
	return async <T>(call: () => Promise<T>): Promise<T> => {
		const isOpen = failures >= rules.failures
		if (isOpen && (isTrying || now() - openedAt < rules.pause)) throw new BreakerOpen()
		isTrying = isOpen
		try {
			const value = await call()
			failures = 0
			return value
		} catch (error) {
			note(error)
			throw error
		} finally {
			if (isOpen) isTrying = false
		}
	}
}
