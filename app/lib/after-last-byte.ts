/** Waits for `onEnd` after the last chunk was taken, and then closes. A broken or cancelled stream never ends. */
export function afterLastByte(source: ReadableStream<Uint8Array>, onEnd: () => Promise<void>) {
	const reader = source.getReader()
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { done, value } = await reader.read()
				if (!done) return controller.enqueue(value)
				await onEnd()
				controller.close()
			},
			cancel: (reason) => reader.cancel(reason),
		},
		{ highWaterMark: 0 },
	)
}
