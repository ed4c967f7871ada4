import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import busboy, { type FileInfo } from 'busboy'
import { openSpoolFile } from './spool-file.server'

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

/** A body over its limit is read on up to here, so that the browser hears the answer. */
const drainFactor = 3
const limits = { fields: 50, files: 100, fieldSize: 64 * 1024 }

/** Reads a multipart body as a stream; at most `limit` bytes of its files are kept, on disk. */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
	const spools: Awaited<ReturnType<typeof openSpoolFile>>[] = []
	const close = async () => void (await Promise.all(spools.splice(0).map((spool) => spool.close())))
	const upload: Upload = { fields: {}, files: [], fault: undefined, close }
	const type = request.headers.get('Content-Type') ?? ''
	if (!request.body || !type.startsWith('multipart/form-data')) return upload

	let total = 0
	const tasks: Promise<UploadedFile | undefined>[] = []
	const parser = busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
	const keep = async (stream: AsyncIterable<Uint8Array>, { filename, mimeType }: FileInfo) => {
		const spool = await openSpoolFile()
		spools.push(spool)
		for await (const piece of stream) {
			total += piece.length
			if (total > limit) upload.fault = 'tooLarge'
			else await spool.write(piece)
			if (total > limit * drainFactor) parser.destroy(new Error('body is far over the limit'))
		}
		return filename ? { name: filename, type: mimeType, ...spool.finish() } : undefined
	}
	parser.on('field', (name, value) => void (upload.fields[name] = value))
	parser.on('file', (_field, stream, info) => {
		// It may break off before it is read; without a listener that would end the process.
		stream.on('error', () => undefined)
		const task = keep(stream, info)
		task.catch(() => stream.resume())
		tasks.push(task)
	})
	try {
		await pipeline(Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>), parser)
		const files = await Promise.all(tasks)
		upload.files.push(...files.filter((file) => file !== undefined))
	} catch {
		await Promise.allSettled(tasks)
		upload.fault ??= 'interrupted'
	}
	return upload
}
