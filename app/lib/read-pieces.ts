/** Pieces that any body may have. */
const freePieces = 1_000
/** Bytes of a piece on average, beyond those: a chunk of one byte takes as long to read as one of thousands. */
const shortestPiece = 64

/** More pieces than the length of a body explains. */
export class TooManyPieces extends Error {
	override name = 'TooManyPieces'
}

/** The pieces of a body. @throws TooManyPieces; the reason of `signal` once it is aborted */
export async function* readPieces(
	body: ReadableStream<Uint8Array> | null,
	signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
	if (!body) return
	const reader = body.getReader()
	let [count, size] = [0, 0]
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			signal?.throwIfAborted()
			count += 1
			size += part.value.length
			if (count > freePieces + size / shortestPiece) throw new TooManyPieces()
			yield part.value
		}
	} finally {
		// A reader that stops before the end lets go of the sender.
		await reader.cancel().catch(() => undefined)
	}
}
