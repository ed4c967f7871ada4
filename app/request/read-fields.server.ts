import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { mostHeaders } from '#app/lib/read-multipart.server'
import { readPairs } from '#app/lib/read-pairs'
import { heldField } from './form-fields'

/** The longest form has about 500. */
const mostFields = 2_000

/** Characters. */
const longestName = 256

export type FormFault = 'tooLarge' | 'unreadable'

/** Fields of a posted form. Files are skipped; a body of another type has no fields. */
export async function readFields(body: Buffer, type: string): Promise<URLSearchParams | FormFault> {
	if (isMultipart(type)) return readParts(body, type)
	if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return new URLSearchParams()
	if (hasMorePairs(body, mostFields)) return 'tooLarge'
	return unifyLineEnds(readPairs(body))
}

const carriageReturn = 0x0d
const lineFeed = 0x0a

/**
 * Replaces CRLF by LF, because browsers send CRLF but count one character (contract §8). Drops the mark that is meant
 * for the service worker.
 */
export function unifyLineEnds(fields: Iterable<readonly [name: string, value: string]>): URLSearchParams {
	const unified = new URLSearchParams()
	for (const [name, value] of fields)
		if (name.length <= longestName && name !== heldField) unified.append(name, unifyLines(value))
	return unified
}

/** By bytes: a pattern makes a piece of text for each line end. */
function unifyLines(value: string) {
	if (!value.includes('\r')) return value
	const bytes = Buffer.from(value)
	let length = 0
	for (let at = 0; at < bytes.length; at += 1) {
		const isReturn = bytes[at] === carriageReturn
		if (isReturn && bytes[at + 1] === lineFeed) continue
		bytes[length++] = isReturn ? lineFeed : (bytes[at] ?? 0)
	}
	return bytes.toString('utf8', 0, length)
}

export function isMultipart(type: string) {
	return /^multipart\/form-data\s*(;|$)/i.test(type)
}

/** At most 70 characters (RFC 2046), because the search cost grows with its length. */
export function hasBoundary(type: string) {
	return /;\s*boundary=("[^"]{1,70}"|[^\s";]{1,70}(?=[\s";]|$))/i.test(type)
}

/** Counts before parsing. */
function hasMorePairs(body: Buffer, most: number) {
	let count = 1
	for (let at = body.indexOf('&'); at >= 0 && count <= most; at = body.indexOf('&', at + 1)) count += 1
	return count > most
}

async function readParts(body: Buffer, type: string): Promise<URLSearchParams | FormFault> {
	const fields = new URLSearchParams()
	let fault: FormFault | undefined
	try {
		// The end of the body counts as a part.
		const limits = {
			fields: mostFields,
			parts: mostFields + 2,
			fieldSize: body.length,
			files: 0,
			...mostHeaders,
		}
		const parser = busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
		parser.on('field', collectField(fields))
		for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => (fault = 'tooLarge'))
		await pipeline(Readable.from(cutPieces(body)), parser)
	} catch {
		return fault ?? 'unreadable'
	}
	return fault ?? unifyLineEnds(fields)
}

/** Bytes. */
const longestPiece = 4 * 1024

/** Splits the body, because the parser reports every malformed part of a piece before it can be stopped. */
function* cutPieces(bytes: Buffer): Generator<Buffer> {
	for (let at = 0; at < bytes.length; at += longestPiece) yield bytes.subarray(at, at + longestPiece)
}

/** A field with an unknown charset has no value, and is skipped. */
function collectField(fields: URLSearchParams) {
	return (name: string, value: string | undefined) => {
		if (value !== undefined) fields.append(name, value)
	}
}
