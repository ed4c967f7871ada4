import type { Readable } from 'node:stream'

const fewBytes = 64

/**
 * Returns at least `enough` first bytes, and a stream of all bytes. When the source fails, the first bytes are what
 * arrived before, and the stream fails in the same place.
 */
export async function peekStream(source: ReadableStream<Uint8Array>, enough = fewBytes) {
	const reader = source.getReader()
	const pieces: Uint8Array[] = []
	for (let length = 0; length < enough;) {
		const piece = (await reader.read().catch(() => undefined))?.value
		if (!piece) break
		pieces.push(piece)
		length += piece.length
	}
	const firstBytes = Buffer.concat(pieces)
	const stream = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const piece = pieces.shift() ?? (await reader.read()).value
				if (piece) controller.enqueue(piece)
				else controller.close()
			},
			cancel: (reason) => reader.cancel(reason),
		},
		{ highWaterMark: 0 },
	)
	return { firstBytes, stream }
}

/** A stream that fails unless it has exactly this many bytes. */
export function requireLength(
	source: ReadableStream<Uint8Array>,
	length: number,
): ReadableStream<Uint8Array> {
	let left = length
	const check = new TransformStream<Uint8Array, Uint8Array>({
		transform(piece, controller) {
			left -= piece.byteLength
			if (left < 0) throw new Error('More bytes came than were announced')
			controller.enqueue(piece)
		},
		flush() {
			if (left > 0) throw new Error('Fewer bytes came than were announced')
		},
	})
	return source.pipeThrough(check)
}

/** Replaces Readable.toWeb, which ends the process when its stream is cancelled while data waits (Node 20). */
export function toWebStream(body: Readable): ReadableStream<Uint8Array> {
	const pieces = body.on('error', () => undefined).iterator()
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const piece: IteratorResult<Uint8Array> = await pieces.next()
				if (piece.done) controller.close()
				else controller.enqueue(piece.value)
			},
			cancel: () => void body.destroy(),
		},
		{ highWaterMark: 0 },
	)
}
