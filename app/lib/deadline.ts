/** @throws the error of `tooLate` after `ms` milliseconds; a later outcome is ignored */
export function withDeadline<T>(call: Promise<T>, ms: number, tooLate: () => Error): Promise<T> {
	return new Promise((resolve, reject) => {
		// After a blocked event loop the response may be waiting to be read; that runs before an immediate.
		const timer = setTimeout(() => setImmediate(() => reject(tooLate())), ms)
		call.then(resolve, reject).finally(() => clearTimeout(timer))
	})
}
