import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'

/** Our longest form, a questionnaire with all its rows, has some five hundred. */
const mostFields = 2_000

/** Characters of a name; no field of ours has so long a one. */
const longestName = 256

/** Why a body is no form: it holds too many fields, or it is written in a way that nobody can read. */
export type FormFault = 'tooLarge' | 'unreadable'

/** The texts of a posted form; a body of another kind counts as an empty one, and files are left out. */
export async function readFields(body: Buffer, type: string): Promise<URLSearchParams | FormFault> {
	if (isMultipart(type)) return readParts(body, type)
	if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return new URLSearchParams()
	if (hasMorePairs(body, mostFields)) return 'tooLarge'
	return unifyLineEnds(new URLSearchParams(body.toString()))
}

/** The same fields with LF for every end of a line: browsers send CRLF, and count and show one sign (contract §8). */
export function unifyLineEnds(fields: Iterable<readonly [name: string, value: string]>): URLSearchParams {
	const unified = new URLSearchParams()
	for (const [name, value] of fields)
		if (name.length <= longestName) unified.append(name, value.replace(/\r\n?/g, '\n'))
	return unified
}

/** Whether a content type is that of a form with files. */
export function isMultipart(type: string) {
	return /^multipart\/form-data\s*(;|$)/i.test(type)
}

/** At most as long as RFC 2046 allows: the search for it takes time by its length. */
export function hasBoundary(type: string) {
	return /;\s*boundary=("[^"]{1,70}"|[^\s";]{1,70}(?=[\s";]|$))/i.test(type)
}

/** Counted before anything is made of them. */
function hasMorePairs(body: Buffer, most: number) {
	let count = 1
	for (let at = body.indexOf('&'); at >= 0 && count <= most; at = body.indexOf('&', at + 1)) count += 1
	return count > most
}

async function readParts(body: Buffer, type: string): Promise<URLSearchParams | FormFault> {
	const fields = new URLSearchParams()
	let fault: FormFault | undefined
	try {
		// The end of the body counts as a part; parts without a name, and files, are no fields.
		const limits = { fields: mostFields, parts: mostFields + 2, fieldSize: body.length, files: 0 }
		const parser = busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
		parser.on('field', collectField(fields))
		for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => (fault = 'tooLarge'))
		await pipeline(Readable.from([body]), parser)
	} catch {
		return fault ?? 'unreadable'
	}
	return fault ?? unifyLineEnds(fields)
}

/** Takes a field of a multipart body; one whose charset nobody knows has no value. */
function collectField(fields: URLSearchParams) {
	return (name: string, value: string | undefined) => {
		if (value !== undefined) fields.append(name, value)
	}
}
