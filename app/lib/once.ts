/** Runs `load` on the first call, and returns its promise to all. */
export function once<T>(load: () => Promise<T>) {
	let loaded: Promise<T> | undefined
	return () => (loaded ??= load())
}
