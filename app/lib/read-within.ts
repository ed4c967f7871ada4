import { readPieces, TooManyPieces } from './read-pieces'

/** A body over its limit is drained up to so many times the limit, so that the sender hears the answer. */
export const drainFactor = 3

/** The body within `limit` bytes; undefined when it is larger, or in more pieces than anybody sends. */
export async function readWithin(
	body: ReadableStream<Uint8Array> | null,
	limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
	let pieces: Uint8Array[] = []
	let size = 0
	try {
		for await (const piece of readPieces(body)) {
			size += piece.length
			if (size <= limit) pieces.push(piece)
			else pieces = []
			if (size > limit * drainFactor) break
		}
	} catch (error) {
		if (error instanceof TooManyPieces) return undefined
		throw error
	}
	return size > limit ? undefined : Buffer.concat(pieces)
}
