import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import busboy from 'busboy'

/** One part of a multipart body, as sent. */
export interface RecordedPart {
	name: string
	filename?: string
	type: string
	bytes: Buffer
	sha256: string
}

/** One call as received; header names are in lower case, `path` is percent-encoded. */
export interface RecordedCall {
	method: string
	path: string
	query: Record<string, string>
	headers: Record<string, string>
	bytes: Buffer
	sha256: string
	json?: unknown
	parts: RecordedPart[]
	aborted: boolean
	at: number
}

export function computeSha256(bytes: Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex')
}

export async function recordCall(request: Request): Promise<RecordedCall> {
	const url = new URL(request.url)
	const { bytes, aborted } = await readBody(request)
	const type = request.headers.get('content-type') ?? ''
	return {
		method: request.method,
		path: url.pathname,
		query: Object.fromEntries(url.searchParams),
		headers: Object.fromEntries(request.headers),
		bytes,
		sha256: computeSha256(bytes),
		json: type.includes('json') ? parseJson(bytes) : undefined,
		parts: type.startsWith('multipart/') && !aborted ? await readParts(type, bytes) : [],
		aborted,
		at: performance.now(),
	}
}

async function readBody(request: Request): Promise<{ bytes: Buffer; aborted: boolean }> {
	const chunks: Uint8Array[] = []
	const reader = request.body?.getReader()
	try {
		for (let part = await reader?.read(); part?.value; part = await reader?.read()) chunks.push(part.value)
		return { bytes: Buffer.concat(chunks), aborted: false }
	} catch {
		return { bytes: Buffer.concat(chunks), aborted: true }
	}
}

function parseJson(bytes: Buffer): unknown {
	try {
		return JSON.parse(bytes.toString()) as unknown
	} catch {
		return undefined
	}
}

async function readParts(type: string, bytes: Buffer): Promise<RecordedPart[]> {
	const parts: RecordedPart[] = []
	const reader = busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8', preservePath: true })
	reader.on('field', (name, value, info) => parts.push(toPart(name, Buffer.from(value), info.mimeType)))
	reader.on('file', (name, stream, info) => {
		const chunks: Buffer[] = []
		const place = parts.push(toPart(name, Buffer.alloc(0), info.mimeType, info.filename)) - 1
		stream.on('data', (chunk: Buffer) => chunks.push(chunk))
		stream.on('end', () => {
			parts[place] = toPart(name, Buffer.concat(chunks), info.mimeType, info.filename)
		})
	})
	await new Promise<void>((resolve, reject) => {
		reader.on('close', resolve).on('error', reject)
		Readable.from([bytes]).pipe(reader)
	})
	return parts
}

function toPart(name: string, bytes: Buffer, type: string, filename?: string): RecordedPart {
	return { name, filename, type, bytes, sha256: computeSha256(bytes) }
}
