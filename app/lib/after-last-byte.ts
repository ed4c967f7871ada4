/** Waits for `onEnd` after the last chunk was taken, and then closes. A broken or cancelled stream never ends. */
export function afterLastByte(source: ReadableStream<Uint8Array>, onEnd: () => Promise<void>) {
	const reader = source.getReader()
	let isCancelled = false
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { done, value } = await reader.read()
				if (isCancelled) return
				if (!done) return controller.enqueue(value)
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
