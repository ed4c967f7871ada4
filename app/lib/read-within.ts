import { readPieces, TooManyPieces } from './read-pieces'

/** A body over its limit is drained up to so many times the limit, so that the sender hears the answer. */
export const drainFactor = 3

/** A body over its limit: `drained` to its end, or `cutOff` at three times the limit or at more pieces than anybody sends. */
export type TooLong = 'drained' | 'cutOff'

/** The body within `limit` bytes, or how reading it ended. */
export async function readWithin(
	body: ReadableStream<Uint8Array> | null,
	limit: number,
): Promise<Buffer<ArrayBuffer> | TooLong> {
	let pieces: Uint8Array[] = []
	let size = 0
	try {
		for await (const piece of readPieces(body)) {
			size += piece.length
			if (size <= limit) pieces.push(piece)
			else pieces = []
			if (size > limit * drainFactor) return 'cutOff'
		}
	} catch (error) {
		if (error instanceof TooManyPieces) return 'cutOff'
		throw error
	}
	return size > limit ? 'drained' : Buffer.concat(pieces)
}
