import { findFileType, skipParts } from '#app/lib/file-type'
import { isFailureDocument } from '#app/api/failure'
import { parseJson } from '#app/lib/parse-json'

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

const extensions: ReadonlyMap<string, string> = new Map([
	['application/pdf', 'pdf'],
	['application/x-pdf', 'pdf'],
	['image/jpeg', 'jpg'],
	['image/png', 'png'],
	['image/gif', 'gif'],
	['image/bmp', 'bmp'],
	['image/webp', 'webp'],
	['image/tiff', 'tif'],
	['text/plain', 'txt'],
	['text/csv', 'csv'],
	['text/xml', 'xml'],
	['application/xml', 'xml'],
	['application/zip', 'zip'],
	['application/msword', 'doc'],
	['application/vnd.ms-excel', 'xls'],
	['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
	['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
])

/** First zip entry of an Office document; it does not identify which kind. */
const officeEntry = /^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/|ppt\/|mimetype)/

/** Many servers call every file plain text, so its first bytes go before that type. */
export function addExtension(name: string, contentType: string | undefined, firstBytes?: Uint8Array): string {
	if (hasExtension(name)) return name
	const found = firstBytes && findExtension(firstBytes)
	const told = extensions.get(bareType(contentType))
	const extension = told === 'txt' ? (found ?? told) : (told ?? found)
	return extension === undefined ? name : `${name}.${extension}`
}

function hasExtension(name: string) {
	return /\.[a-z][a-z\d]{1,7}$/i.test(name)
}

function bareType(contentType = '') {
	return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Undefined when in doubt: a wrong extension is worse than none. */
function findExtension(firstBytes: Uint8Array) {
	const text = Buffer.from(firstBytes).toString('latin1')
	if (text.startsWith('PK\u0003\u0004')) return officeEntry.test(text.slice(30)) ? undefined : 'zip'
	const type = findFileType(firstBytes)
	// Text may start with a tag and be no XML.
	if (type === 'xml' && !text.replace(/\0/g, '').includes('<?xml')) return undefined
	return type === 'jpeg' ? 'jpg' : type
}
