interface Rules {
	/** Consecutive failures until calls fail at once. */
	failures: number
	/** Milliseconds until one call may try again. */
	pause: number
	/** Errors that count as failures; any other error shows that the service answers. */
	counts: (error: unknown) => boolean
	onOpen?: () => void
}

/** The call was not made. */
export class BreakerOpen extends Error {
	override readonly name = 'BreakerOpen'
	constructor() {
		super('not tried: it failed several times just before')
	}
}

/** A circuit breaker. Uses the monotonic clock, so wall-clock changes have no effect. */
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

	/** @throws BreakerOpen, or what the call throws */
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
