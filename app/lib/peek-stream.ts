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
