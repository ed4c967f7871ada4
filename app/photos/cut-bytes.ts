/** What becomes of the next bytes: `length` of them, which may be more than came yet, are kept, dropped or replaced. */
export interface Cut {
	length: number
	keep: boolean | Uint8Array
}

/** Judges the bytes that came. `more`: too few to tell; `end`: what follows is dropped; `broken`: this is no such file. */
export type FindCut = (bytes: Buffer) => Cut | 'more' | 'end' | 'broken'

/** Takes parts out of a stream of bytes, which comes in pieces of any length. */
export function createCutter(findCut: FindCut) {
	let waiting = Buffer.alloc(0)
	let ahead: Cut = { length: 0, keep: false }
	let state: 'open' | 'end' | 'broken' = 'open'

	function takeAhead() {
		const bytes = waiting.subarray(0, ahead.length)
		waiting = waiting.subarray(bytes.length)
		ahead = { ...ahead, length: ahead.length - bytes.length }
		return ahead.keep === true ? [bytes] : []
	}

	function* cut(piece: Uint8Array): Generator<Uint8Array> {
		waiting = Buffer.concat([waiting, piece])
		while (state === 'open' && waiting.length > 0) {
			yield* takeAhead()
			if (waiting.length === 0) return
			const found = findCut(waiting)
			if (found === 'more') return
			if (typeof found === 'string') state = found
			else {
				ahead = found
				if (typeof found.keep !== 'boolean') yield found.keep
			}
		}
		waiting = Buffer.alloc(0)
	}

	return {
		cut,
		isBroken: () => state === 'broken',
		/** The bytes ended in the middle of something. */
		isShort: () => ahead.length > 0 || waiting.length > 0,
	}
}
