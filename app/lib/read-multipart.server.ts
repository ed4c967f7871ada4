import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import busboy, { type FileInfo, type Limits } from 'busboy'
import { decodeHeaderText } from './content-disposition'

/** Too many bytes or files, or a body that breaks off or is written wrongly. */
export type MultipartFault = 'tooLarge' | 'tooMany' | 'interrupted'

/** Where the bytes of one file go; `finish` gives what is told of it, `drop` gives its space back. */
export interface FileSink<Kept> {
	write: (piece: Uint8Array) => Promise<unknown>
	finish: () => Kept | Promise<Kept>
	drop: () => Promise<unknown>
}

export interface FileFacts {
	field: string
	/** Empty for an input that was left empty. */
	name: string
	mime: string
	/** Bytes. */
	size: number
	sha256: string
	/** The first 512. */
	firstBytes: Uint8Array
}

export interface Multipart<Kept> {
	fields: [name: string, value: string][]
	/** In the order in which they were chosen. */
	files: (FileFacts & Kept)[]
	fault: MultipartFault | undefined
	/** A field was longer than its limit. */
	hasCutField: boolean
	/** Drops all files. */
	drop: () => Promise<void>
}

interface MultipartLimits extends Limits {
	/** Bytes of all files together; what comes beyond is read, so that the sender hears the answer, and not kept. */
	allFiles: number
	/** Bytes of the whole body, beyond which nothing is read; absent: it is read to its end. */
	body?: number
}

const headLength = 512
/** Milliseconds from a body's last byte until its files must have ended. */
const endTimeout = 5_000

/** Reads a multipart body as a stream, each file into a sink of its own. */
export async function readMultipart<Kept>(
	{ body, headers }: Request,
	{ allFiles, body: most = Infinity, ...limits }: MultipartLimits,
	openSink: () => Promise<FileSink<Kept>>,
): Promise<Multipart<Kept>> {
	const intake = createIntake(allFiles, openSink)
	const { received } = intake
	try {
		const type = headers.get('Content-Type') ?? ''
		const { pieces, overdue } = boundBody(body, most)
		await pipeline(pieces, createParser(type, limits, intake), { signal: overdue })
		received.files = await Promise.all(intake.tasks)
	} catch {
		await intake.abort()
		received.fault ??= 'interrupted'
	}
	return received
}

type Intake<Kept> = ReturnType<typeof createIntake<Kept>>

function createIntake<Kept>(allFiles: number, openSink: () => Promise<FileSink<Kept>>) {
	const sinks: FileSink<Kept>[] = []
	const streams: Readable[] = []
	const tasks: Promise<FileFacts & Kept>[] = []
	const drop = async () => void (await Promise.all(sinks.splice(0).map((sink) => sink.drop())))
	const received: Multipart<Kept> = { fields: [], files: [], fault: undefined, hasCutField: false, drop }
	let left = allFiles
	const takeBytes = (count: number) => {
		left -= count
		if (left < 0) received.fault = 'tooLarge'
		return left >= 0
	}
	async function keep(field: string, stream: Readable, { filename = '', mimeType }: FileInfo) {
		const sink = await openSink()
		sinks.push(sink)
		return {
			field,
			name: decodeHeaderText(filename),
			mime: mimeType,
			...(await fillSink(sink, stream, takeBytes)),
		}
	}
	return {
		received,
		tasks,
		take(field: string, stream: Readable, info: FileInfo) {
			// It may break off before it is read; without a listener that would end the process.
			stream.on('error', () => undefined)
			streams.push(stream)
			const task = keep(decodeHeaderText(field), stream, info)
			task.catch(() => stream.resume())
			tasks.push(task)
		},
		async abort() {
			// The parser forgets those that it began after its own end, in the same piece of the body.
			for (const stream of streams) stream.destroy(new Error('body is broken'))
			await Promise.allSettled(tasks)
		},
	}
}

/** Tells of a file what is told whatever becomes of its bytes, and what its sink tells, which goes before. */
async function fillSink<Kept>(
	sink: FileSink<Kept>,
	stream: AsyncIterable<Uint8Array>,
	takeBytes: (count: number) => boolean,
) {
	const hash = createHash('sha256')
	let firstBytes = Buffer.alloc(0)
	let size = 0
	for await (const piece of stream) {
		if (!takeBytes(piece.length)) continue
		hash.update(piece)
		if (firstBytes.length < headLength)
			firstBytes = Buffer.concat([firstBytes, piece]).subarray(0, headLength)
		size += piece.length
		await sink.write(piece)
	}
	return { size, sha256: hash.digest('hex'), firstBytes, ...(await sink.finish()) }
}

/** @throws for a type that names no boundary. */
function createParser<Kept>(type: string, limits: Limits, { received, take }: Intake<Kept>): Writable {
	// Names come byte by byte: some senders write them in Latin-1.
	const parser = busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'latin1' })
	// A value whose charset nobody knows is none.
	parser.on('field', (name, value: string | undefined, { valueTruncated }) => {
		if (value !== undefined) received.fields.push([decodeHeaderText(name), value])
		if (valueTruncated) received.hasCutField = true
	})
	parser.on('file', take)
	parser.on('filesLimit', () => (received.fault = 'tooMany'))
	for (const limit of ['fieldsLimit', 'partsLimit'] as const)
		parser.on(limit, () => (received.fault = 'interrupted'))
	return parser
}

/**
 * The pieces of a body, which throw once they are more than `most` bytes. `overdue` comes some time after the last one: the
 * parser begins files behind the end of a form, and would wait for their end.
 */
function boundBody(body: ReadableStream<Uint8Array> | null, most: number) {
	if (!body) throw new Error('there is no body')
	const source: AsyncIterable<Uint8Array> = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
	const overdue = new AbortController()
	async function* count() {
		let bytes = 0
		for await (const piece of source) {
			bytes += piece.length
			if (bytes > most) throw new Error('body is far over the limit')
			yield piece
		}
		setTimeout(() => overdue.abort(), endTimeout).unref()
	}
	return { pieces: count(), overdue: overdue.signal }
}
