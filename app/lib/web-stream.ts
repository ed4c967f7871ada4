import type { Readable } from 'node:stream'

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
