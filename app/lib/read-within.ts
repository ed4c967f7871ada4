import { readPieces, TooManyPieces } from './read-pieces'

/** A body over its limit is drained up to this multiple, so that the sender receives the response. */
export const drainFactor = 3

/** `drained` to its end, or `cutOff` at three times the limit or at too many chunks. */
export type TooLong = 'drained' | 'cutOff'

/** The body, if it is at most `limit` bytes. */
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
