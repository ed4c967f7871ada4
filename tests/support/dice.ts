/** Throws of one seed: the same seed gives the same throws. */
export interface Dice {
	/** A whole number from 0 up to, not with, this one. */
	below: (count: number) => number
	pick: <T>(from: readonly T[]) => T
	/** True once in so many times. */
	once: (times: number) => boolean
}

/** Dice that are quick to throw. @see the mulberry32 generator */
export function createDice(seed: number): Dice {
	let state = seed | 0
	function throwOnce() {
		state = (state + 0x6d2b79f5) | 0
		const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
	}
	const below = (count: number) => Math.floor(throwOnce() * count)
	return { below, pick: (from) => from[below(from.length)]!, once: (times) => below(times) === 0 }
}
