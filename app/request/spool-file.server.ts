import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileSink } from '#app/lib/read-multipart.server'

const pieceLength = 64 * 1024

export interface SpoolFile {
	/** A fresh stream at every call. */
	read: () => AsyncIterable<Uint8Array>
}

/** A file only this process can read and that vanishes with it. */
export async function openSpoolFile(): Promise<FileSink<SpoolFile>> {
	const path = join(tmpdir(), `upload-${randomUUID()}`)
	const handle = await open(path, 'wx+', 0o600)
	await unlink(path)
	let size = 0
	return {
		async write(piece) {
			await handle.write(piece, 0, piece.length, size)
			size += piece.length
		},
		finish: () => ({ read: () => readPieces(handle, size) }),
		drop: () => handle.close(),
	}
}

async function* readPieces(handle: Awaited<ReturnType<typeof open>>, size: number) {
	for (let position = 0; position < size;) {
		const piece = Buffer.allocUnsafe(Math.min(pieceLength, size - position))
		const { bytesRead } = await handle.read(piece, 0, piece.length, position)
		if (bytesRead === 0) throw new Error('spool file is shorter than what was written')
		position += bytesRead
		yield piece.subarray(0, bytesRead)
	}
}
