/** What becomes of the next bytes: `length` of them, which may be more than came yet, are kept, dropped or replaced. */
export interface Cut {
	length: number
	keep: boolean | Uint8Array
}

/** Judges the bytes that came. `needs`: too few, so many can be judged; `end`: what follows is dropped; `broken`: this is no such file. */
export type FindCut = (bytes: Buffer) => Cut | { needs: number } | 'end' | 'broken'

const nothing = Buffer.alloc(0)

/** Takes parts out of a stream of bytes, which comes in pieces of any length. */
export function createCutter(findCut: FindCut) {
	const waiting = createQueue()
	let needed = 1
	let ahead: Cut = { length: 0, keep: false }
	let state: 'open' | 'end' | 'broken' = 'open'

	/** Adds to `kept` what is kept of `bytes`. Returns the number of bytes that were judged. */
	function judge(bytes: Buffer, kept: ReturnType<typeof gather>) {
		let at = 0
		while (state === 'open') {
			const length = Math.min(ahead.length, bytes.length - at)
			if (ahead.keep === true) kept.add(at, at + length)
			at += length
			ahead = { ...ahead, length: ahead.length - length }
			if (at === bytes.length) return at
			const found = findCut(bytes.subarray(at))
			if (typeof found === 'string') state = found
			else if ('needs' in found) {
				needed = found.needs
				return at
			} else ahead = kept.begin(found)
		}
		return bytes.length
	}

	/** Returns in one piece what is kept of the bytes so far and was not returned before. */
	function cut(piece: Uint8Array): Uint8Array {
		if (state !== 'open') return nothing
		waiting.add(piece)
		if (waiting.length() < needed) return nothing
		const bytes = waiting.take()
		needed = 1
		const kept = gather(bytes)
		waiting.add(bytes.subarray(judge(bytes, kept)))
		return kept.take()
	}

	return {
		cut,
		isBroken: () => state === 'broken',
		/** The bytes ended in the middle of something. */
		isShort: () => ahead.length > 0 || waiting.length() > 0,
	}
}

/** Pieces that are put together once, and a single one not at all. */
function createQueue() {
	let pieces: Uint8Array[] = []
	let length = 0
	return {
		length: () => length,
		add(piece: Uint8Array) {
			if (piece.length > 0) pieces.push(piece)
			length += piece.length
		},
		take() {
			const [first = nothing, ...others] = pieces
			const bytes =
				others.length === 0
					? Buffer.from(first.buffer, first.byteOffset, first.length)
					: Buffer.concat(pieces)
			pieces = []
			length = 0
			return bytes
		},
	}
}

/** Collects stretches of `bytes` in their order; adjacent ones are one. */
function gather(bytes: Buffer) {
	const stretches: Uint8Array[] = []
	let [start, end] = [0, 0]
	function close() {
		if (end > start) stretches.push(bytes.subarray(start, end))
		start = end
	}
	return {
		add(from: number, to: number) {
			if (from !== end) {
				close()
				start = from
			}
			end = to
		},
		/** Inserts a replacement in front of the next bytes. */
		begin(cut: Cut) {
			if (typeof cut.keep !== 'boolean') {
				close()
				stretches.push(cut.keep)
			}
			return cut
		},
		take() {
			close()
			const [only = nothing, ...others] = stretches
			return others.length === 0 ? only : Buffer.concat(stretches)
		},
	}
}
