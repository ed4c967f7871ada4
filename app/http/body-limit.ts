const formLimit = 64 * 1024
const inventoryLimit = 256 * 1024
/** 25 MB of files and what surrounds them. */
const uploadLimit = 26 * 1024 * 1024
/** A body over its limit is read on up to here, so that the browser hears the answer. */
const drainLimit = 64 * 1024 * 1024

/** Bytes that a POST to this path may carry. */
export function bodyLimitOf(path: string) {
	if (/^\/actions\/[^/]+\/inventory\/?$/i.test(path)) return inventoryLimit
	return isUploadPath(path) ? uploadLimit : formLimit
}

/** Pages that read their body as a stream, with counters of their own. */
export function isUploadPath(path: string) {
	return /^\/actions\/[^/]+\/upload-document\/?$/i.test(path) || /\/damage-reports\/create\/?$/i.test(path)
}

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
