import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { firstBytesLength } from '#app/lib/file-type'
import { BackendFailure } from './failure'

const encryptMark = Buffer.from('/Encrypt')
const limits = { fields: 20, fieldSize: 64 * 1024, files: 100, parts: 120 }

/** One received file, lying in `path` until it is kept or removed. */
export interface ReceivedFile {
	field: string
	name: string
	mime: string
	path: string
	size: number
	sha256: string
	firstBytes: Buffer
	hasEncryptMark: boolean
}

export interface Multipart {
	fields: Record<string, string>
	files: ReceivedFile[]
}

/** What has come in so far; `left` is how many bytes of files may still come. */
interface Intake {
	left: number
	isRefused: boolean
	fields: Map<string, string>
	tasks: Promise<ReceivedFile>[]
}

/**
 * Reads a multipart body straight to disk. A body over the limit is read to its end (so that the sender hears the
 * answer) but not stored. @throws BackendFailure 413 over `maxBytes` of files, 422 for a broken or cut-off body.
 */
export async function readMultipart(request: Request, folder: string, maxBytes: number): Promise<Multipart> {
	const intake: Intake = { left: maxBytes, isRefused: false, fields: new Map(), tasks: [] }
	await pipeline(Readable.from(readBytes(request)), createParser(request, folder, intake)).catch(() => {
		intake.isRefused = true
	})
	const settled = await Promise.allSettled(intake.tasks)
	const files = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
	const isWhole = !intake.isRefused && files.length === intake.tasks.length
	if (isWhole && intake.left >= 0) return { fields: Object.fromEntries(intake.fields), files }
	await removeFiles(files)
	throw intake.left < 0
		? new BackendFailure(413, 'combinedPdfToLarge')
		: new BackendFailure(422, 'uploadDocumentsNotProvided')
}

/** Removes received files that were not kept. */
export async function removeFiles(files: readonly ReceivedFile[]): Promise<void> {
	await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

function createParser(request: Request, folder: string, intake: Intake): busboy.Busboy {
	const parser = openParser(request)
	const refuse = () => (intake.isRefused = true)
	for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse)
	parser.on('field', (name, value, { valueTruncated }) => {
		intake.fields.set(name, value)
		if (valueTruncated) refuse()
	})
	parser.on('file', (field, stream, { filename = '', mimeType }) => {
		const task = receiveFile({ field, name: filename, mime: mimeType }, stream, folder, intake)
		// Settled by the caller; without a handler from the start, a cut-off upload would end the process.
		task.catch(() => undefined)
		intake.tasks.push(task)
	})
	return parser
}

function openParser(request: Request): busboy.Busboy {
	try {
		const headers = { 'content-type': request.headers.get('content-type') ?? '' }
		return busboy({ headers, limits, defParamCharset: 'utf8' })
	} catch {
		throw new BackendFailure(422, 'uploadDocumentsNotProvided')
	}
}

async function* readBytes(request: Request) {
	const reader = request.body?.getReader()
	if (!reader) return
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
	} finally {
		await reader.cancel().catch(() => undefined)
	}
}

async function receiveFile(
	named: Pick<ReceivedFile, 'field' | 'name' | 'mime'>,
	stream: Readable,
	folder: string,
	intake: Intake,
): Promise<ReceivedFile> {
	const path = join(folder, `${randomUUID()}.part`)
	const watch = createWatch(intake)
	try {
		await pipeline(stream, watch.through, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
	} catch (error) {
		await rm(path, { force: true })
		throw error
	}
	return { ...named, path, ...watch.result() }
}

/** Lets bytes through while the budget lasts, and notes what the checks need to know. */
function createWatch(intake: Intake) {
	const digest = createHash('sha256')
	let firstBytes = Buffer.alloc(0)
	let tail = Buffer.alloc(0)
	let size = 0
	let hasEncryptMark = false
	const through = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			size += chunk.length
			intake.left -= chunk.length
			if (intake.left < 0) return done()
			digest.update(chunk)
			if (firstBytes.length < firstBytesLength)
				firstBytes = Buffer.concat([firstBytes, chunk]).subarray(0, firstBytesLength)
			const seen = Buffer.concat([tail, chunk])
			hasEncryptMark ||= seen.includes(encryptMark)
			tail = seen.subarray(-encryptMark.length)
			done(null, chunk)
		},
	})
	return { through, result: () => ({ size, sha256: digest.digest('hex'), firstBytes, hasEncryptMark }) }
}
