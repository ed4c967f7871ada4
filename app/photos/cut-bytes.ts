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
	let waiting: Uint8Array[] = []
	let waitingLength = 0
	let needed = 1
	let ahead: Cut = { length: 0, keep: false }
	let state: 'open' | 'end' | 'broken' = 'open'

	/** How many bytes were judged; what is kept of them goes into `kept`. */
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
			} else {
				ahead = found
				if (typeof found.keep !== 'boolean') kept.insert(found.keep)
			}
		}
		return bytes.length
	}

	/** What is kept of the bytes so far and was not returned before, in one. */
	function cut(piece: Uint8Array): Uint8Array {
		if (state !== 'open' || piece.length === 0) return nothing
		waiting.push(piece)
		waitingLength += piece.length
		if (waitingLength < needed) return nothing
		const bytes = waiting.length === 1 ? toBuffer(piece) : Buffer.concat(waiting)
		needed = 1
		const kept = gather(bytes)
		const rest = bytes.subarray(judge(bytes, kept))
		waiting = rest.length > 0 ? [rest] : []
		waitingLength = rest.length
		return kept.take()
	}

	return {
		cut,
		isBroken: () => state === 'broken',
		/** The bytes ended in the middle of something. */
		isShort: () => ahead.length > 0 || waitingLength > 0,
	}
}

function toBuffer({ buffer, byteOffset, length }: Uint8Array) {
	return Buffer.from(buffer, byteOffset, length)
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
		insert(other: Uint8Array) {
			close()
			stretches.push(other)
		},
		take() {
			close()
			const [only = nothing, ...others] = stretches
			return others.length === 0 ? only : Buffer.concat(stretches)
		},
	}
}
