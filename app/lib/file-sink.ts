import { createHash } from 'node:crypto'

/** Destination of a file's bytes; `finish` returns its facts, `drop` releases it. */
export interface FileSink<Kept> {
	write: (piece: Uint8Array) => Promise<unknown>
	finish: () => Kept | Promise<Kept>
	drop: () => Promise<unknown>
}

export interface Measured {
	/** Bytes. */
	size: number
	sha256: string
}

/** Measures what is written to a sink that changes its input. */
export function measureChosen<Kept>(sink: FileSink<Kept>): FileSink<Kept & { chosen: Measured }> {
	const measured = measureSink({ ...sink, finish: async () => ({ kept: await sink.finish() }) })
	return {
		...measured,
		async finish() {
			const { kept, ...chosen } = await measured.finish()
			return { ...kept, chosen }
		},
	}
}

export function measureSink<Kept>(sink: FileSink<Kept>): FileSink<Kept & Measured> {
	const hash = createHash('sha256')
	let size = 0
	return {
		write(piece) {
			hash.update(piece)
			size += piece.length
			return sink.write(piece)
		},
		async finish() {
			return { ...(await sink.finish()), size, sha256: hash.digest('hex') }
		},
		drop: () => sink.drop(),
	}
}

/** All bytes of a stream in memory. */
export async function readWhole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const read: Uint8Array[] = []
	for await (const piece of pieces) read.push(piece)
	return Buffer.concat(read)
}
