import { createHash } from 'node:crypto'

/** Waits for `onEnd` after the last chunk was taken, and then closes. A broken or cancelled stream never ends. */
function afterLastByte(
	source: ReadableStream<Uint8Array>,
	onEnd: () => Promise<void>,
	onChunk?: (bytes: Uint8Array) => void,
) {
	const reader = source.getReader()
	let isCancelled = false
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { done, value } = await reader.read()
				if (isCancelled) return
				if (!done) {
					onChunk?.(value)
					return controller.enqueue(value)
				}
				await onEnd()
				controller.close()
			},
			cancel(reason) {
				// A pending read then ends as the last one would.
				isCancelled = true
				return reader.cancel(reason)
			},
		},
		{ highWaterMark: 0 },
	)
}

/** A file as a client got it; one that came in parts has no hash. */
export interface SentFile {
	sha256: string | undefined
	size: number
}

/** The same with the hash of all bytes. */
export function measureSent(source: ReadableStream<Uint8Array>, onEnd: (file: SentFile) => Promise<void>) {
	const hash = createHash('sha256')
	let size = 0
	return afterLastByte(
		source,
		() => onEnd({ sha256: hash.digest('hex'), size }),
		(bytes) => {
			hash.update(bytes)
			size += bytes.byteLength
		},
	)
}
