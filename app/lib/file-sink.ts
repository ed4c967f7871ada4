import { createHash } from 'node:crypto'

/** Destination of one file's bytes; `finish` returns its facts, `drop` frees its space. */
export interface FileSink<Kept> {
	write: (piece: Uint8Array) => Promise<unknown>
	finish: () => Kept | Promise<Kept>
	drop: () => Promise<unknown>
}

/** Size and hash of the bytes that a sink received. */
export interface Measured {
	/** Bytes. */
	size: number
	sha256: string
}

/** Counts and hashes what goes into `sink`. */
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
