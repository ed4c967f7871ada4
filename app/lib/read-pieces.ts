/** Pieces that any body may have. */
const freePieces = 500
/** Bytes of a piece on average, beyond those: a chunk of one byte takes as long to read as one of thousands. */
const shortestPiece = 128
/** Bytes that are worth the way to whoever reads them. */
const worthIt = 16 * 1024

/** More pieces than the length of a body explains. */
export class TooManyPieces extends Error {
	override name = 'TooManyPieces'
}

/** The pieces of a body, small ones put together. @throws TooManyPieces; the reason of `signal` once it is aborted */
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
			if (count > freePieces + size / shortestPiece) throw new TooManyPieces()
			waiting.push(part.value)
			waitingLength += part.value.length
			if (waitingLength < worthIt) continue
			yield waiting.length === 1 ? part.value : Buffer.concat(waiting)
			waiting = []
			waitingLength = 0
		}
		if (waitingLength > 0) yield Buffer.concat(waiting)
	} finally {
		// A reader that stops before the end lets go of the sender.
		await reader.cancel().catch(() => undefined)
	}
}
