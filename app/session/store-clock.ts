/** Milliseconds; a slower answer says too little about the time it was made. */
const slowestAnswer = 1_000

/**
 * The clock of a shared store, carried on by the steady clock of the process. `wall` is the process clock, which counts
 * until the store has answered once.
 */
export function createStoreClock(wall: () => number, onAnswer: (difference: number) => void) {
	let start: number | undefined
	const now = () => (start === undefined ? wall() : Math.round(start + performance.now()))
	return {
		now,
		isSet: () => start !== undefined,
		/** Sets the clock by the store's time in an answer to a command that was sent at `sent` (steady clock). */
		set(time: number, sent: number) {
			const received = performance.now()
			if (start !== undefined && received - sent > slowestAnswer) return
			start = time - received
			onAnswer(wall() - time)
		},
	}
}
