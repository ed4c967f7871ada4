/** Milliseconds of CPU time after which work starts, however many connections arrive. */
const longestWait = 100

interface Listening {
	on: (event: 'connection', listener: () => void) => unknown
}

/**
 * Returns a function that does work after a whole turn of the event loop without a new connection; `isQuiet` is false
 * when there was none. Node accepts one connection a turn, so longer turns delay every connection that waits. `spent`
 * returns the process's CPU time: beside busy processes work would take all of a wait by the clock.
 */
export function createQuietTurns(server: Listening, spent: () => number) {
	let accepted = 0
	server.on('connection', () => (accepted += 1))
	return (work: (isQuiet: boolean) => void) => {
		const end = spent() + longestWait
		let seen: number | undefined
		function look() {
			const isQuiet = accepted === seen
			if (isQuiet || spent() >= end) return work(isQuiet)
			seen = accepted
			setImmediate(look)
		}
		setImmediate(look)
	}
}
