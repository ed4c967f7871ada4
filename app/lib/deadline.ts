/**
 * The outcome of a call that is back within `ms` milliseconds; what comes later counts for nothing.
 * @throws what `tooLate` makes
 */
export function withDeadline<T>(call: Promise<T>, ms: number, tooLate: () => Error): Promise<T> {
	return new Promise((resolve, reject) => {
		// Where the loop was held up, the answer may be waiting to be read: that comes before an immediate.
		const timer = setTimeout(() => setImmediate(() => reject(tooLate())), ms)
		call.then(resolve, reject).finally(() => clearTimeout(timer))
	})
}
