interface Client {
	/** Milliseconds of all turns since somebody last waited. */
	used: number
	waiting: (() => void)[]
}

/**
 * Runs one piece of work at a time. Of the clients that wait, the one whose turns took the least time is next; a client
 * that did not wait gets no credit for that. `now` returns milliseconds.
 */
export function createFairTurns(now: () => number) {
	const clients = new Map<string, Client>()
	let isRunning = false
	let level = 0

	function startNext() {
		const waiting = [...clients.values()].filter((client) => client.waiting.length > 0)
		const [next] = waiting.sort((a, b) => a.used - b.used)
		isRunning = next !== undefined
		if (!next) return clients.clear()
		level = next.used
		next.waiting.shift()?.()
	}

	return function takeTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
		const client = clients.get(name) ?? { used: 0, waiting: [] }
		client.used = Math.max(client.used, level)
		clients.set(name, client)
		const begun = new Promise<void>((begin) => client.waiting.push(begin))
		const done = begun.then(async () => {
			const started = now()
			return work().finally(() => (client.used += now() - started))
		})
		// Waits a macrotask, because a client queues its next photo only after this promise settles.
		const next = () => void setImmediate(startNext)
		done.then(next, next)
		if (!isRunning) startNext()
		return done
	}
}
