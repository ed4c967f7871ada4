/** Milliseconds that are left of `total`, which begins with the first use; at least one. */
export function sharePatience(total: number, now = () => performance.now()) {
	let until: number | undefined
	return () => {
		until ??= now() + total
		return Math.max(1, until - now())
	}
}

/** Delays the outcome to at least `ms` milliseconds, so that the duration reveals nothing. */
export async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
	const floor = new Promise<void>((resolve) => setTimeout(resolve, ms))
	try {
		return await work()
	} finally {
		await floor
	}
}

const steps = 4

/**
 * Time in which the event loop was held does not count: nobody read an answer then, and the call may not have been sent.
 * @throws the error of `tooLate` after `ms` milliseconds; a later outcome is ignored
 */
export function withDeadline<T>(call: Promise<T>, ms: number, tooLate: () => Error): Promise<T> {
	return new Promise((resolve, reject) => {
		const step = ms / steps
		let [left, last] = [steps, performance.now()]
		const timer = setInterval(() => {
			const now = performance.now()
			if (now - last < 2 * step) left -= 1
			last = now
			if (left > 0) return
			clearInterval(timer)
			// A response that waits to be read is read before an immediate.
			setImmediate(() => reject(tooLate()))
		}, step)
		call.then(resolve, reject).finally(() => clearInterval(timer))
	})
}
