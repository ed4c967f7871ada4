/** Parts allowed in any photo. Cameras write about a hundred; editors and depth maps add parts of kilobytes. */
const freeParts = 256
const bytesPerPart = 1_024

/** Counts the parts of a file. `add` returns false above the bound for the bytes so far, because a tiny part costs as much as a kilobyte. */
export function createPartCount() {
	let [parts, bytes] = [0, 0]
	return {
		add(length: number) {
			parts += 1
			bytes += length
			return parts <= freeParts + bytes / bytesPerPart
		},
	}
}

/** Decision about the next `length` bytes, some of which may not have arrived yet: keep, drop or replace. */
export interface Cut {
	length: number
	keep: boolean | Uint8Array
}

/** `needs`: minimum number of bytes for a decision. `end`: drop the rest. `broken`: not a valid file. */
export type FindCut = (bytes: Buffer) => Cut | { needs: number } | 'end' | 'broken'

const nothing = Buffer.alloc(0)

export function createCutter(findCut: FindCut) {
	const waiting = createQueue()
	let needed = 1
	let ahead: Cut = { length: 0, keep: false }
	let state: 'open' | 'end' | 'broken' = 'open'

	function judge(bytes: Buffer, kept: ReturnType<typeof gather>) {
		let at = 0
		while (state === 'open') {
			const length = Math.min(ahead.length, bytes.length - at)
			if (ahead.keep === true) kept.add(at, at + length)
			at += length
			ahead = { ...ahead, length: ahead.length - length }
			if (at === bytes.length) return at
			const decision = findCut(bytes.subarray(at))
			if (typeof decision === 'string') state = decision
			else if ('needs' in decision) {
				needed = decision.needs
				return at
			} else ahead = kept.begin(decision)
		}
		return bytes.length
	}

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
		/** The stream ended inside a segment. */
		isShort: () => ahead.length > 0 || waiting.length() > 0,
	}
}

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
