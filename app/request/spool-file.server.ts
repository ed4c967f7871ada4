import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileSink } from '#app/lib/file-sink'

const pieceLength = 64 * 1024

export interface SpoolFile {
	/** A new stream per call. */
	read: () => AsyncIterable<Uint8Array>
}

/** A private file that disappears with the process; below 64 KB it stays in memory. */
export function openSpoolFile(openFile = openTemporaryFile): FileSink<SpoolFile> {
	let waiting: Uint8Array[] = []
	let waitingLength = 0
	let handle: FileHandle | undefined
	let size = 0

	function takeWaiting() {
		const bytes = Buffer.concat(waiting)
		waiting = []
		waitingLength = 0
		return bytes
	}
	async function flush() {
		handle ??= await openFile()
		const bytes = takeWaiting()
		await handle.write(bytes, 0, bytes.length, size)
		size += bytes.length
	}

	return {
		async write(piece) {
			waiting.push(piece)
			waitingLength += piece.length
			if (waitingLength >= pieceLength) await flush()
		},
		async finish() {
			if (!handle) {
				const bytes = takeWaiting()
				return { read: () => readMemory(bytes) }
			}
			if (waitingLength > 0) await flush()
			const file = handle
			return { read: () => readPieces(file, size) }
		},
		drop: async () => handle?.close(),
	}
}

async function openTemporaryFile() {
	const path = join(tmpdir(), `upload-${randomUUID()}`)
	const handle = await open(path, 'wx+', 0o600)
	await unlink(path)
	return handle
}

async function* readMemory(bytes: Uint8Array) {
	if (bytes.length > 0) yield bytes
}

async function* readPieces(handle: FileHandle, size: number) {
	for (let position = 0; position < size;) {
		const piece = Buffer.allocUnsafe(Math.min(pieceLength, size - position))
		const { bytesRead } = await handle.read(piece, 0, piece.length, position)
		if (bytesRead === 0) throw new Error('spool file is shorter than what was written')
		position += bytesRead
		yield piece.subarray(0, bytesRead)
	}
}
