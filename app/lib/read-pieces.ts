/** Chunks allowed in any body. */
const freePieces = 500
/** Average bytes per further chunk: a chunk of one byte costs as much as one of thousands. */
const shortestPiece = 128
/** Chunks are joined up to this size (bytes). */
const worthIt = 16 * 1024

/** True when a body of `size` bytes arrived in more chunks than their handling may cost. */
export function hasTinyChunks(count: number, size: number) {
	return count > freePieces + size / shortestPiece
}

export class TooManyPieces extends Error {
	override name = 'TooManyPieces'
}

/** Chunks of a body, with small ones joined. @throws TooManyPieces; the abort reason of `signal` */
export async function* readPieces(
	body: ReadableStream<Uint8Array> | null,
	signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
	if (!body) return
	const reader = body.getReader()
	let waiting: Uint8Array[] = []
	let [waitingLength, count, size] = [0, 0, 0]
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			signal?.throwIfAborted()
			count += 1
			size += part.value.length
			if (hasTinyChunks(count, size)) throw new TooManyPieces()
			waiting.push(part.value)
			waitingLength += part.value.length
			if (waitingLength < worthIt) continue
			yield waiting.length === 1 ? part.value : Buffer.concat(waiting)
			waiting = []
			waitingLength = 0
		}
		if (waitingLength > 0) yield Buffer.concat(waiting)
	} finally {
		// Cancelling releases the sender.
		await reader.cancel().catch(() => undefined)
	}
}
