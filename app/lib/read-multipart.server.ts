import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy, { type FileInfo, type Limits } from 'busboy'
import { decodeHeaderText } from './content-disposition'
import type { FileSink, Measured } from './file-sink'
import { findFileContent, type FileContent } from './file-type'
import { readPieces } from './read-pieces'

interface Named {
	name: string
}

/** Whether the content is equal too; the names are. */
type IsCopy<F extends Named> = (a: F, b: F) => boolean

/**
 * Bytes that the files of a form may have together. A file named like an earlier one may be a copy of it, so its bytes
 * count only once it has ended and differs.
 */
function createFileBudget<F extends Named>(bytes: number, isCopy?: IsCopy<F>) {
	const earlier: { file: F; length: number }[] = []
	let left = bytes
	return {
		isSpent: () => left < 0,
		open(name: string) {
			const copied = isCopy ? earlier.filter(({ file }) => file.name === name) : []
			let loan = Math.max(0, ...copied.map(({ length }) => length))
			let length = 0
			let lent = 0
			return {
				take(count: number) {
					const free = Math.min(count, loan)
					loan -= free
					lent += free
					length += count
					left -= count - free
					return left >= 0
				},
				/** Returns whether the file is a copy; otherwise all its bytes count. */
				settle(file: F) {
					if (copied.some((one) => isCopy?.(one.file, file))) return true
					left -= lent
					earlier.push({ file, length })
					return false
				},
			}
		},
	}
}

export type MultipartFault = 'tooLarge' | 'tooMany' | 'interrupted'

export interface FileFacts {
	field: string
	/** Empty for an empty file input. */
	name: string
	mime: string
	content: FileContent
}

export type MeasuredFile = FileFacts & Measured

export interface Multipart<Kept> {
	fields: [name: string, value: string][]
	/** In the order of the form, without copies. */
	files: (FileFacts & Kept)[]
	fault: MultipartFault | undefined
	/** The body exceeded the limit up to which it is drained. */
	isCutOff: boolean
	/** A field exceeded its limit, or all fields exceeded theirs. */
	hasCutField: boolean
	drop: () => Promise<void>
}

interface MultipartLimits<Kept> extends Limits {
	/** Bytes of all files; more is read, so that the sender receives the response, and discarded. */
	allFiles: number
	/** Characters of the values of all fields; later fields are dropped. Absent: no limit. */
	allText?: number
	fields: number
	files: number
	/** Bytes of the body, after which reading stops; absent: no limit. */
	body?: number
	/** Whether two files of one name have the same content; absent: copies are kept. */
	isCopy?: (a: FileFacts & Kept, b: FileFacts & Kept) => boolean
}

/** Limit of header fields per part. Browsers send two or three. */
export const mostHeaders = { headerPairs: 20 }

/** Bytes that tell what a file is. */
const headLength = 4_096
/** Milliseconds after the body's last byte until all files must have ended. */
const endTimeout = 5_000

/**
 * Streams each file to a sink of its own; after a fault no file is kept. @throws the abort reason of the request's
 * signal
 */
export async function readMultipart<Kept>(
	{ body, headers, signal }: Request,
	{ allFiles, isCopy, body: most = Infinity, ...limits }: MultipartLimits<Kept>,
	openSink: () => FileSink<Kept> | Promise<FileSink<Kept>>,
): Promise<Multipart<Kept>> {
	const budget = createFileBudget(allFiles, isCopy)
	const intake = createIntake(budget, openSink)
	const { received } = intake
	try {
		const type = headers.get('Content-Type') ?? ''
		const { pieces, overdue } = boundBody(readPieces(body, signal), most, intake)
		await pipeline(pieces, createParser(type, limits, intake), { signal: overdue })
		received.files = (await Promise.all(intake.tasks)).filter((file) => file !== undefined)
	} catch {
		await intake.abort()
		received.fault ??= 'interrupted'
	}
	if (budget.isSpent()) received.fault = 'tooLarge'
	if (received.fault) await received.drop()
	signal.throwIfAborted()
	return received
}

function createEmpty<Kept>(): Omit<Multipart<Kept>, 'drop'> {
	return { fields: [], files: [], fault: undefined, isCutOff: false, hasCutField: false }
}

type Intake<Kept> = ReturnType<typeof createIntake<Kept>>

type Budget<Kept> = ReturnType<typeof createFileBudget<FileFacts & Kept>>

function createIntake<Kept>(budget: Budget<Kept>, openSink: () => FileSink<Kept> | Promise<FileSink<Kept>>) {
	const sinks = new Set<FileSink<Kept>>()
	const streams: Readable[] = []
	const tasks: Promise<(FileFacts & Kept) | undefined>[] = []
	const drop = async () => void (await Promise.all([...sinks].map((sink) => dropSink(sinks, sink))))
	const received = { ...createEmpty<Kept>(), drop }
	async function keep(field: string, stream: Readable, { filename = '', mimeType }: FileInfo) {
		const before = tasks.at(-1)
		const sink = await openSink()
		sinks.add(sink)
		// The facts of earlier files tell whether this one is a copy.
		await before?.catch(() => undefined)
		const name = decodeHeaderText(filename)
		const share = budget.open(name)
		const content = await fillSink(sink, stream, share.take)
		const file = { field, name, mime: mimeType, ...content }
		const isCopy = share.settle(file)
		if (!isCopy) return file
		await dropSink(sinks, sink)
		return undefined
	}
	return {
		received,
		tasks,
		/** Parsing has stopped. */
		isOver: false,
		take(field: string, stream: Readable, info: FileInfo) {
			// An unhandled error of a broken stream would end the process.
			stream.on('error', () => undefined)
			streams.push(stream)
			const task = keep(decodeHeaderText(field), stream, info)
			task.catch(() => stream.resume())
			tasks.push(task)
		},
		async abort() {
			// The parser leaves streams open that began in the same chunk as its end.
			for (const stream of streams) stream.destroy(new Error('body is broken'))
			await Promise.allSettled(tasks)
		},
	}
}

async function dropSink<Kept>(sinks: Set<FileSink<Kept>>, sink: FileSink<Kept>) {
	if (sinks.delete(sink)) await sink.drop()
}

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
	return { content: findFileContent(firstBytes), ...(await sink.finish()) }
}

/** @throws for a content type without a boundary. */
function createParser<Kept>(
	type: string,
	{ allText = Infinity, ...limits }: Limits & { allText?: number; fields: number; files: number },
	intake: Intake<Kept>,
): Writable {
	const { received, take } = intake
	let textLength = 0
	// Nameless parts count too, and so does the end of the body.
	const parts = limits.fields + limits.files + 2
	// Names are decoded later: some senders use Latin-1.
	const parser = busboy({
		headers: { 'content-type': type },
		limits: { parts, ...mostHeaders, ...limits },
		defParamCharset: 'latin1',
	})
	// A value with an unknown charset is undefined.
	parser.on('field', (name, value: string | undefined, { valueTruncated }) => {
		textLength += value?.length ?? 0
		if (valueTruncated || textLength > allText) received.hasCutField = true
		if (value !== undefined && textLength <= allText) received.fields.push([decodeHeaderText(name), value])
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
 * Chunks of a body until parsing stops; the rest is drained up to `most` bytes. `overdue` fires some time after the
 * last chunk, because the parser waits for files that began after the form's end.
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
