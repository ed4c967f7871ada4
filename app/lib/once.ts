const minute = 60_000

/** Returns a function that is true at most once a minute for each key. Uses the monotonic clock. Keys must be few. */
export function createMinuteGate(now = () => performance.now()) {
	const opened = new Map<string, number>()
	return (key: string) => {
		const last = opened.get(key)
		if (last !== undefined && now() - last < minute) return false
		opened.set(key, now())
		return true
	}
}

/** Runs `load` on the first call, and returns its promise to all. */
export function once<T>(load: () => Promise<T>) {
	let loaded: Promise<T> | undefined
	return () => (loaded ??= load())
}
