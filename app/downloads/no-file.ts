import { isFailureDocument } from '#app/api/failure'
import { findFileType } from '#app/lib/file-type'
import { parseJson } from '#app/lib/parse-json'
import { skipParts } from '#app/lib/skip-parts'

export interface Download {
	name: string
	type: string | undefined
	firstBytes: Uint8Array
}

/** Bytes that identify HTML and JSON. */
export const startLength = 512

const htmlName = /\.(x?html?|shtml)$/i
const jsonName = /json|^txt$/i
const htmlType = /^\s*(text\/html|application\/xhtml\+xml)\b/i
const jsonType = /^\s*\w+\/([\w.-]+\+)?json\b/i
/** Kinds of files that never begin with a tag. */
const binaryName = /\.(pdf|jpe?g|png|gif|bmp|webp|tiff?|zip|docx?|xlsx?)$/i
const binaryType = /^\s*(application\/(x-)?pdf|image\/(?!svg)|application\/zip)\b/i
const htmlStart = /^<(!doctype\s+html|html|head|body|title|meta|script)\b/i
const beforeHtml = [
	['<?', '>'],
	['<!--', '-->'],
] as const

/** Why a response has no file (contract §9); undefined for a file. A file that its bytes identify may have any type. */
export function findNoFile({ name, type = '', firstBytes }: Download) {
	const words = Buffer.from(firstBytes).toString().trim()
	if (words === '' && firstBytes.length < startLength) return 'empty'
	if (isBinary(firstBytes)) return undefined
	// UTF-16 has zeros between ASCII characters.
	const text = words.replace(/^\uFFFD+|\0/g, '')
	if (isHtml(text, name, type)) return 'html'
	const document = parseJson(text)
	if (isFailureDocument(document)) return 'failure'
	const isJson = jsonType.test(type) || (typeof document === 'object' && document !== null)
	return isJson && !jsonName.test(/\.(\w+)$/.exec(name)?.[1] ?? '') ? 'json' : undefined
}

function isHtml(text: string, name: string, type: string) {
	if (/^<[a-z!?]/i.test(text) && (binaryName.test(name) || binaryType.test(type))) return true
	const start = skipParts(text, beforeHtml)
	const isStart = start !== undefined && htmlStart.test(text.slice(start))
	return (htmlType.test(type) || isStart) && !htmlName.test(name)
}

function isBinary(firstBytes: Uint8Array) {
	const type = findFileType(firstBytes)
	return (type !== undefined && type !== 'xml') || firstBytes.some((byte) => byte > 0 && byte < 9)
}
