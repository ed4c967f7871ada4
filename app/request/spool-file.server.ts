import { createHash, randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const headLength = 512
const pieceLength = 64 * 1024

/** A file only this process can read and that vanishes with it; `read` gives a fresh stream at every call. */
export async function openSpoolFile() {
	const path = join(tmpdir(), `upload-${randomUUID()}`)
	const handle = await open(path, 'wx+', 0o600)
	await unlink(path)
	const hash = createHash('sha256')
	let head = Buffer.alloc(0)
	let size = 0
	return {
		async write(piece: Uint8Array) {
			hash.update(piece)
			if (head.length < headLength) head = Buffer.concat([head, piece]).subarray(0, headLength)
			await handle.write(piece, 0, piece.length, size)
			size += piece.length
		},
		/** What was written: bytes, their hash, the first 512 of them. */
		finish: () => ({ size, sha256: hash.digest('hex'), head, read: () => readPieces(handle, size) }),
		close: () => handle.close(),
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
