import { createHash, randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import busboy, { type FileInfo } from 'busboy'

export interface UploadedFile {
	name: string
	type: string
	/** Bytes. */
	size: number
	sha256: string
	/** The first 512 bytes. */
	head: Uint8Array
	/** A fresh stream at every call. */
	read: () => AsyncIterable<Uint8Array>
}

export interface Upload {
	fields: Record<string, string>
	/** An empty file input sends a nameless part: it is left out. */
	files: UploadedFile[]
	fault: 'tooLarge' | 'interrupted' | undefined
	/** Gives the disk space back. */
	close: () => Promise<void>
}

const headLength = 512
const pieceLength = 64 * 1024
/** A body over its limit is read on up to here, so that the browser hears the answer. */
const drainFactor = 3

/**
 * Reads a multipart body as a stream. Files go to spool files that only this process can read and that vanish with
 * it; at most `limit` bytes of them are kept.
 */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
	const upload: Omit<Upload, 'close'> = { fields: {}, files: [], fault: undefined }
	const handles: FileHandle[] = []
	const close = async () => void (await Promise.all(handles.splice(0).map((handle) => handle.close())))
	const type = request.headers.get('Content-Type') ?? ''
	if (!request.body || !type.startsWith('multipart/form-data')) return { ...upload, close }

	let total = 0
	const parser = busboy({
		headers: { 'content-type': type },
		limits: { fields: 50, files: 100, fieldSize: pieceLength },
		defParamCharset: 'utf8',
	})
	const tasks: Promise<void>[] = []

	async function spool(stream: AsyncIterable<Uint8Array>, { filename, mimeType }: FileInfo) {
		const handle = await openSpool()
		handles.push(handle)
		const hash = createHash('sha256')
		const head: Uint8Array[] = []
		let size = 0
		for await (const piece of stream) {
			total += piece.length
			if (total > limit) upload.fault = 'tooLarge'
			if (total > limit * drainFactor) parser.destroy(new Error('body is far over the limit'))
			if (upload.fault) continue
			if (size < headLength) head.push(piece)
			hash.update(piece)
			await handle.write(piece, 0, piece.length, size)
			size += piece.length
		}
		if (!filename) return
		upload.files.push({
			name: filename,
			type: mimeType,
			size,
			sha256: hash.digest('hex'),
			head: Buffer.concat(head).subarray(0, headLength),
			read: () => readSpool(handle, size),
		})
	}

	parser.on('field', (name, value) => void (upload.fields[name] = value))
	parser.on('file', (_field, stream, info) => {
		const task = spool(stream as Readable, info)
		task.catch(() => stream.resume())
		tasks.push(task)
	})
	try {
		await pipeline(Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>), parser)
	} catch {
		upload.fault ??= 'interrupted'
	}
	const results = await Promise.allSettled(tasks)
	if (results.some((result) => result.status === 'rejected')) upload.fault ??= 'interrupted'
	return { ...upload, close }
}

async function openSpool() {
	const path = join(tmpdir(), `upload-${randomUUID()}`)
	const handle = await open(path, 'wx+', 0o600)
	await unlink(path)
	return handle
}

async function* readSpool(handle: FileHandle, size: number) {
	for (let position = 0; position < size;) {
		const piece = Buffer.allocUnsafe(Math.min(pieceLength, size - position))
		const { bytesRead } = await handle.read(piece, 0, piece.length, position)
		if (bytesRead === 0) throw new Error('spool file is shorter than what was written')
		position += bytesRead
		yield piece.subarray(0, bytesRead)
	}
}
