/** The same answer however often it is asked for; `load` runs at the first call. */
export function once<T>(load: () => Promise<T>) {
	let loaded: Promise<T> | undefined
	return () => (loaded ??= load())
}
