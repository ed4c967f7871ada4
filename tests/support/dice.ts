/** Random numbers from a seed: the same seed gives the same numbers. */
export interface Dice {
	/** A whole number from 0 to `count`, exclusive. */
	below: (count: number) => number
	pick: <T>(from: readonly T[]) => T
	/** True once in this many calls on average. */
	once: (times: number) => boolean
}

/** Uses the mulberry32 generator, because it is fast. */
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
