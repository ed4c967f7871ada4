/** Index behind blanks and whole parts such as comments; undefined where a part has no end. */
export function skipParts(
	text: string,
	parts: readonly (readonly [start: string, end: string])[],
	from = 0,
): number | undefined {
	for (let at = skipBlanks(text, from); ;) {
		const index = at
		const [start, end] = parts.find((part) => text.startsWith(part[0], index)) ?? []
		if (start === undefined || end === undefined) return at
		const found = text.indexOf(end, at + start.length)
		if (found < 0) return undefined
		at = skipBlanks(text, found + end.length)
	}
}

function skipBlanks(text: string, from: number) {
	const other = /\S/g
	other.lastIndex = from
	return other.exec(text)?.index ?? text.length
}

const ignorable = [
	['<?', '?>'],
	['<!--', '-->'],
] as const
const doctype = /<!doctype\s+([^\s[>]+)/iy
const tag = /<([a-z_:\u0080-\uffff][\w:.\u0080-\uffff-]*)(?=[\s/>])/iy
/** Roots of documents that browsers execute. */
const executable = /(^|:)(html|svg)$/i

/** True for a root element, with or without a declaration before it, other than `html` and `svg`. */
export function isXml(firstBytes: Uint8Array): boolean {
	const names = listRootNames(decodeText(Buffer.from(firstBytes)))
	return names !== undefined && !names.some((name) => executable.test(name))
}

/** The root's name, and that of the document type; undefined without a root. */
function listRootNames(text: string): string[] | undefined {
	const names: string[] = []
	let at = skipParts(text, ignorable)
	while (at !== undefined) {
		doctype.lastIndex = at
		const [start, name] = doctype.exec(text) ?? []
		if (start === undefined || name === undefined) break
		names.push(name)
		const end = findDoctypeEnd(text, at + start.length)
		at = end === undefined ? undefined : skipParts(text, ignorable, end)
	}
	if (at === undefined) return undefined
	tag.lastIndex = at
	const root = tag.exec(text)?.[1]
	return root === undefined ? undefined : [...names, root]
}

/** Index behind the `>` of a document type: quotes and one pair of brackets may hold any character. */
function findDoctypeEnd(text: string, from: number): number | undefined {
	const mark = /[>"'[]/g
	mark.lastIndex = from
	for (let found = mark.exec(text); found; found = mark.exec(text)) {
		const [character] = found
		if (character === '>') return mark.lastIndex
		const end = text.indexOf(character === '[' ? ']' : character, mark.lastIndex)
		if (end < 0) return undefined
		if (character !== '[') mark.lastIndex = end + 1
		else {
			const close = skipParts(text, [], end + 1)
			return close !== undefined && text[close] === '>' ? close + 1 : undefined
		}
	}
	return undefined
}

/** UTF-16 by its byte order mark or its zeros, else a character per byte, which is enough for markup. */
function decodeText(bytes: Buffer): string {
	const start = bytes.toString('hex', 0, 3)
	if (/^(fffe|3c00)/.test(start)) return bytes.toString('utf16le')
	if (/^(feff|003c)/.test(start))
		return Buffer.from(bytes.subarray(0, bytes.length & ~1))
			.swap16()
			.toString('utf16le')
	return bytes.toString('latin1', start === 'efbbbf' ? 3 : 0)
}

export type FileType = 'pdf' | 'jpeg' | 'png' | 'bmp' | 'gif' | 'xml' | 'heic'

interface Kind {
	type: FileType
	/** Sent to the API. */
	mime: string
	extensions: readonly [string, ...string[]]
	/** Extensions that become the first of `extensions`. */
	otherExtensions?: readonly string[]
	/** First bytes as hexadecimal text. */
	starts?: RegExp
	/** A part of them, as `listSigns` tells it. */
	signs: readonly string[]
}

const kinds: readonly Kind[] = [
	{
		type: 'pdf',
		mime: 'application/pdf',
		extensions: ['pdf'],
		starts: /^255044462d/,
		signs: ['*255044462d'],
	},
	{
		type: 'jpeg',
		mime: 'image/jpeg',
		extensions: ['jpg', 'jpeg'],
		otherExtensions: ['jfif', 'jpe', 'jif'],
		starts: /^ffd8ff/,
		signs: ['ffd8ff'],
	},
	{ type: 'png', mime: 'image/png', extensions: ['png'], starts: /^89504e470d0a1a0a/, signs: ['89504e47'] },
	{
		type: 'bmp',
		mime: 'image/bmp',
		extensions: ['bmp'],
		otherExtensions: ['dib'],
		// "BM" with four zero bytes or a known header length (Windows, OS/2), or an array of bitmaps (OS/2).
		starts: /^(424d.{8}(00000000|.{16}(0c|10|28|34|38|40|6c|7c)000000)|4241.{24}424d)/,
		signs: ['424d', '4241'],
	},
	{ type: 'gif', mime: 'image/gif', extensions: ['gif'], starts: /^47494638(37|39)61/, signs: ['47494638'] },
	{ type: 'xml', mime: 'text/xml', extensions: ['xml'], signs: ['*3c'] },
	{
		type: 'heic',
		mime: 'image/heic',
		extensions: ['heic', 'heif'],
		otherExtensions: ['hif'],
		starts: /^.{8}66747970(686569[63786d73]{2}|68657663|68657678|6d696631|6d736631)/,
		signs: ['*66747970'],
	},
]

const damageTypes: readonly FileType[] = ['pdf', 'jpeg', 'png', 'bmp']
const documentTypes: readonly FileType[] = [...damageTypes, 'gif']

/** Types of damage reports, documents, and pension files, which may be XML too (contract §5) [A70]. */
export const uploadTypes = {
	damage: damageTypes,
	document: documentTypes,
	pension: [...documentTypes, 'xml'],
} satisfies Record<string, readonly FileType[]>

/** Bytes in which a PDF may start (contract §9). */
const pdfWithin = 1_024
/** Starts of markup, JSON, archives, programs, Office files, other pictures and films, as hexadecimal text [A280]. */
const otherStarts =
	/^((efbbbf)?(20|09|0a|0d)*(3c|5b|7b)|504b0304|4d5a|7f454c46|2321|d0cf11e0|49492a00|4d4d002a|52494646|52617221|377abcaf|.{8}66747970)/

/** By the first bytes. A PDF may have other bytes before it when these are of no other type (contract §9). */
export function findFileType(firstBytes: Uint8Array): FileType | undefined {
	const head = Buffer.from(firstBytes.subarray(0, pdfWithin))
	const hex = head.toString('hex')
	const type = kinds.find(({ starts }) => starts?.test(hex))?.type
	if (type) return type
	if (isXml(firstBytes)) return 'xml'
	return head.includes('%PDF-') && !otherStarts.test(hex) ? 'pdf' : undefined
}

/** Kind of a file by its first bytes, determined once, while it is received. */
export type FileContent = FileType | 'empty' | 'office' | 'other'

export function findFileContent(firstBytes: Uint8Array): FileContent {
	if (firstBytes.length === 0) return 'empty'
	return findFileType(firstBytes) ?? (isOffice(firstBytes) ? 'office' : 'other')
}

/** Old Office files, and archives whose first entries are those of Office or OpenDocument. */
function isOffice(firstBytes: Uint8Array) {
	const head = Buffer.from(firstBytes).toString('latin1')
	if (head.startsWith('\xd0\xcf\x11\xe0')) return true
	return head.startsWith('PK\x03\x04') && officeEntries.test(head)
}

const officeEntries = /\[Content_Types\]\.xml|mimetypeapplication\/vnd\.oasis|(_rels|docProps|word|xl|ppt)\//
/** The end of an address behind a file name: "akte.pdf?version=2". */
const query = new RegExp(`(\\.(?:${kinds.flatMap(listNames).join('|')}))[?#][^]*$`, 'i')

export type FileCheck =
	| { ok: true; type: FileType; name: string; mime: string }
	| { ok: false; reason: 'empty' | 'heic' | 'office' | 'type' | 'forged' }

/**
 * The content decides. Name and media type of the result are those to send. Reasons are keys of
 * `upload.errors`.
 */
export function checkFileType(
	{ name: givenName, content }: { name: string; content: FileContent },
	accepted: readonly FileType[],
): FileCheck {
	const name = givenName.replace(query, '$1')
	if (content === 'empty' || content === 'heic' || content === 'office') return { ok: false, reason: content }
	const extension = findExtension(name)
	const named = kinds.find((kind) => listNames(kind).includes(extension))
	const kind = kinds.find((each) => each.type === content && accepted.includes(each.type))
	if (!kind) return { ok: false, reason: named && accepted.includes(named.type) ? 'forged' : 'type' }
	if (extension !== '' && !named) return { ok: false, reason: 'type' }
	return { ok: true, type: kind.type, name: correctName(name, extension, kind), mime: kind.mime }
}

/** Without the dot, in lower case; longer endings are part of the name ("Dhr.Jansen") [A281]. */
function findExtension(name: string) {
	return /\.(?=\d*[a-z])([a-z\d]{1,5})$/.exec(name.toLowerCase())?.[1] ?? ''
}

function listNames({ extensions, otherExtensions = [] }: Kind) {
	return [...extensions, ...otherExtensions]
}

function correctName(name: string, extension: string, { extensions }: Kind) {
	if (extensions.includes(extension)) return name
	const stem = extension ? name.slice(0, -extension.length - 1) : name
	return `${stem}.${extensions[0]}`
}

/** As people know them: JPG, PNG. */
export function listPhotoNames(types: readonly FileType[]): string[] {
	const photos = listKinds(types).filter(({ mime }) => mime.startsWith('image/'))
	return photos.map(({ extensions }) => extensions[0].toUpperCase())
}

/** With a dot, for texts. */
export function listExtensions(types: readonly FileType[]): string[] {
	return listKinds(types).flatMap(({ extensions }) => extensions.map(withDot))
}

/** With a dot, for the `accept` attribute: choosers hide files with other extensions. */
export function listChoosable(types: readonly FileType[]): string[] {
	return listKinds(types).flatMap((kind) => listNames(kind).map(withDot))
}

/**
 * First bytes of such files for the browser, as hexadecimal text; after `*` anywhere among the first ones. They refuse
 * nothing that `findFileType` takes.
 */
export function listSigns(types: readonly FileType[]): string[] {
	return listKinds(types).flatMap(({ signs }) => signs)
}

function listKinds(types: readonly FileType[]) {
	return kinds.filter((kind) => types.includes(kind.type))
}

function withDot(extension: string) {
	return `.${extension}`
}
