import { createHash } from 'node:crypto'

/** Where the bytes of one file go; `finish` gives what is told of it, `drop` gives its space back. */
export interface FileSink<Kept> {
	write: (piece: Uint8Array) => Promise<unknown>
	finish: () => Kept | Promise<Kept>
	drop: () => Promise<unknown>
}

/** What became of the bytes that a sink was given. */
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
