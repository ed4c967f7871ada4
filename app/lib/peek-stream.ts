const fewBytes = 64

/** At least `enough` first bytes if there are as many, and a stream of all bytes. A broken source returns what came, and breaks for the reader. */
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
