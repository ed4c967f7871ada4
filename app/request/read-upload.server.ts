import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import busboy, { type FileInfo } from 'busboy'
import { isMultipart, collectField } from './read-fields.server'
import { readForm } from './read-form.server'
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

/** Too many bytes or files, or a body that breaks off or is written wrongly. */
export type UploadFault = 'tooLarge' | 'tooMany' | 'interrupted'

export interface Upload {
	fields: URLSearchParams
	/** An empty file input sends a nameless part: it is left out. */
	files: UploadedFile[]
	fault: UploadFault | undefined
	/** Gives the disk space back. */
	close: () => Promise<void>
}

/** A body over its limit is read on up to here, so that the browser hears the answer. */
const drainFactor = 3
/** Milliseconds from a body's last byte until its files must have ended. */
const uploadTimeout = 5_000
export const maxFiles = 100
const limits = { fields: 50, files: maxFiles, fieldSize: 64 * 1024 }

/** Reads a multipart body as a stream; at most `limit` bytes of its files are kept, on disk. */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
	const spools: Awaited<ReturnType<typeof openSpoolFile>>[] = []
	const close = async () => void (await Promise.all(spools.splice(0).map((spool) => spool.close())))
	const upload: Upload = { fields: new URLSearchParams(), files: [], fault: undefined, close }
	const type = request.headers.get('Content-Type') ?? ''
	if (!isMultipart(type)) return { ...upload, fields: await readForm(request) }
	if (!request.body) return upload

	let total = 0
	const tasks: Promise<UploadedFile | undefined>[] = []
	const streams: Readable[] = []
	const keep = async (stream: AsyncIterable<Uint8Array>, { filename, mimeType }: FileInfo) => {
		const spool = await openSpoolFile()
		spools.push(spool)
		for await (const piece of stream) {
			total += piece.length
			if (total > limit) upload.fault = 'tooLarge'
			else await spool.write(piece)
		}
		return filename ? { name: filename, type: mimeType, ...spool.finish() } : undefined
	}
	const takeFile = (stream: Readable, info: FileInfo) => {
		// It may break off before it is read; without a listener that would end the process.
		stream.on('error', () => undefined)
		streams.push(stream)
		const task = keep(stream, info)
		task.catch(() => stream.resume())
		tasks.push(task)
	}
	try {
		const { pieces, overdue } = boundBody(request.body, (limit + limits.fieldSize) * drainFactor)
		await pipeline(pieces, createParser(type, upload, takeFile), { signal: overdue })
		const files = await Promise.all(tasks)
		upload.files.push(...files.filter((file) => file !== undefined))
	} catch {
		// The parser forgets those that it began after its own end, in the same piece of the body.
		for (const stream of streams) stream.destroy(new Error('body is broken'))
		await Promise.allSettled(tasks)
		upload.fault ??= 'interrupted'
	}
	return upload
}

/** @throws for a type that names no boundary. */
function createParser(
	type: string,
	upload: Upload,
	takeFile: (stream: Readable, info: FileInfo) => void,
): Writable {
	const parser = busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
	parser.on('field', collectField(upload.fields))
	parser.on('file', (_field, stream, info) => takeFile(stream, info))
	parser.on('filesLimit', () => (upload.fault = 'tooMany'))
	// No form of ours.
	parser.on('fieldsLimit', () => (upload.fault = 'interrupted'))
	return parser
}

/**
 * The pieces of a body, which throw once they are more than `most` bytes. `overdue` comes some time after the last one: the
 * parser begins files behind the end of a form, and would wait for their end.
 */
function boundBody(body: ReadableStream<Uint8Array>, most: number) {
	const overdue = new AbortController()
	async function* count() {
		let bytes = 0
		const pieces: AsyncIterable<Uint8Array> = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
		for await (const piece of pieces) {
			bytes += piece.length
			if (bytes > most) throw new Error('body is far over the limit')
			yield piece
		}
		setTimeout(() => overdue.abort(), uploadTimeout).unref()
	}
	return { pieces: count(), overdue: overdue.signal }
}
