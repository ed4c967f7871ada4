/** Freezes a value that requests share in depth, so that a change throws. */
export function freezeShared<T>(value: T): T {
	const waiting: unknown[] = [value]
	while (waiting.length > 0) {
		const next = waiting.pop()
		if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue
		Object.freeze(next)
		for (const member of Object.values(next)) waiting.push(member)
	}
	return value
}
