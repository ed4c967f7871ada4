/** A body over its limit is read on up to here, so that the sender hears the answer. */
const drainLimit = 64 * 1024 * 1024

/** The body within `limit` bytes, or undefined when it is larger: then it was read to its end and dropped. */
export async function readWithin(
	body: ReadableStream<Uint8Array> | null,
	limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
	const pieces: Uint8Array[] = []
	let size = 0
	if (body) {
		const reader = body.getReader()
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			const piece = part.value
			size += piece.length
			if (size <= limit) pieces.push(piece)
			if (size > drainLimit) break
		}
	}
	return size > limit ? undefined : Buffer.concat(pieces)
}
