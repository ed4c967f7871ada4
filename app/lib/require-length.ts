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
