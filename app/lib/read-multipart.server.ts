import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy, { type FileInfo, type Limits } from 'busboy'
import { decodeHeaderText } from './content-disposition'
import type { FileSink, Measured } from './file-sink'
import { readPieces } from './read-pieces'

/** Too many bytes or files, or a body that breaks off or is written wrongly. */
export type MultipartFault = 'tooLarge' | 'tooMany' | 'interrupted'

export interface FileFacts {
	field: string
	/** Empty for an input that was left empty. */
	name: string
	mime: string
	/** The first 512 bytes as they came. */
	firstBytes: Uint8Array
}

export type MeasuredFile = FileFacts & Measured

export interface Multipart<Kept> {
	fields: [name: string, value: string][]
	/** In the order in which they were chosen. */
	files: (FileFacts & Kept)[]
	fault: MultipartFault | undefined
	/** The body was longer than any that is read to its end. */
	isCutOff: boolean
	/** A field was longer than its limit. */
	hasCutField: boolean
	/** Drops all files. */
	drop: () => Promise<void>
}

interface MultipartLimits extends Limits {
	/** Bytes of all files together; what comes beyond is read, so that the sender hears the answer, and not kept. */
	allFiles: number
	fields: number
	files: number
	/** Bytes of the whole body, beyond which nothing is read; absent: it is read to its end. */
	body?: number
}

const headLength = 512
/** Milliseconds from a body's last byte until its files must have ended. */
const endTimeout = 5_000

/**
 * Reads a multipart body as a stream, each file into a sink of its own; after a fault none is kept.
 * @throws the reason of the request's signal once it is aborted
 */
export async function readMultipart<Kept>(
	{ body, headers, signal }: Request,
	{ allFiles, body: most = Infinity, ...limits }: MultipartLimits,
	openSink: () => FileSink<Kept> | Promise<FileSink<Kept>>,
): Promise<Multipart<Kept>> {
	const intake = createIntake(allFiles, openSink)
	const { received } = intake
	try {
		const type = headers.get('Content-Type') ?? ''
		const { pieces, overdue } = boundBody(readPieces(body, signal), most, intake)
		await pipeline(pieces, createParser(type, limits, intake), { signal: overdue })
		received.files = await Promise.all(intake.tasks)
	} catch {
		await intake.abort()
		received.fault ??= 'interrupted'
	}
	if (received.fault) await received.drop()
	signal.throwIfAborted()
	return received
}

function createEmpty<Kept>(): Omit<Multipart<Kept>, 'drop'> {
	return { fields: [], files: [], fault: undefined, isCutOff: false, hasCutField: false }
}

type Intake<Kept> = ReturnType<typeof createIntake<Kept>>

function createIntake<Kept>(allFiles: number, openSink: () => FileSink<Kept> | Promise<FileSink<Kept>>) {
	const sinks: FileSink<Kept>[] = []
	const streams: Readable[] = []
	const tasks: Promise<FileFacts & Kept>[] = []
	const drop = async () => void (await Promise.all(sinks.splice(0).map((sink) => sink.drop())))
	const received = { ...createEmpty<Kept>(), drop }
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
		/** Nothing more is taken out of the body. */
		isOver: false,
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

/** Tells of a file how it began, and what its sink tells. */
async function fillSink<Kept>(
	sink: FileSink<Kept>,
	stream: AsyncIterable<Uint8Array>,
	takeBytes: (count: number) => boolean,
) {
	let firstBytes = Buffer.alloc(0)
	for await (const piece of stream) {
		if (!takeBytes(piece.length)) continue
		if (firstBytes.length < headLength)
			firstBytes = Buffer.concat([firstBytes, piece.subarray(0, headLength - firstBytes.length)])
		await sink.write(piece)
	}
	return { firstBytes, ...(await sink.finish()) }
}

/** @throws for a type that names no boundary. */
function createParser<Kept>(
	type: string,
	limits: Limits & Pick<MultipartLimits, 'fields' | 'files'>,
	intake: Intake<Kept>,
): Writable {
	const { received, take } = intake
	// Parts without a name are neither; the end of the body counts as one.
	const parts = limits.fields + limits.files + 2
	// Names come byte by byte: some senders write them in Latin-1.
	const parser = busboy({
		headers: { 'content-type': type },
		limits: { parts, ...limits },
		defParamCharset: 'latin1',
	})
	// A value whose charset nobody knows is none.
	parser.on('field', (name, value: string | undefined, { valueTruncated }) => {
		if (value !== undefined) received.fields.push([decodeHeaderText(name), value])
		if (valueTruncated) received.hasCutField = true
	})
	parser.on('file', take)
	parser.on('filesLimit', () => (received.fault = 'tooMany'))
	parser.on('fieldsLimit', () => (received.fault = 'interrupted'))
	parser.on('partsLimit', () => {
		received.fault ??= 'interrupted'
		intake.isOver = true
	})
	return parser
}

/**
 * The pieces of a body until the intake is over; the rest of at most `most` bytes is drained. `overdue` comes some time after
 * the last one: the parser begins files behind the end of a form, and would wait for their end.
 */
function boundBody<Kept>(source: AsyncIterable<Uint8Array>, most: number, intake: Intake<Kept>) {
	const overdue = new AbortController()
	async function* count() {
		let bytes = 0
		for await (const piece of source) {
			bytes += piece.length
			intake.received.isCutOff = bytes > most
			if (bytes > most) throw new Error('body is far over the limit')
			if (!intake.isOver) yield piece
		}
		setTimeout(() => overdue.abort(), endTimeout).unref()
	}
	return { pieces: count(), overdue: overdue.signal }
}
