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
