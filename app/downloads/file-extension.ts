import { findFileType } from '#app/lib/file-type'

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
