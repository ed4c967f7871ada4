export type FileType = 'pdf' | 'jpeg' | 'png' | 'bmp' | 'gif' | 'xml'

interface Kind {
	type: FileType
	extensions: readonly string[]
	mimes: readonly string[]
	/** First bytes as hexadecimal text. */
	starts: RegExp
}

const kinds: readonly Kind[] = [
	{
		type: 'pdf',
		extensions: ['pdf'],
		mimes: ['application/pdf', 'application/x-pdf'],
		starts: /^255044462d/,
	},
	{
		type: 'jpeg',
		extensions: ['jpg', 'jpeg'],
		mimes: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
		starts: /^ffd8ff/,
	},
	{ type: 'png', extensions: ['png'], mimes: ['image/png', 'image/x-png'], starts: /^89504e470d0a1a0a/ },
	{
		type: 'bmp',
		extensions: ['bmp'],
		mimes: ['image/bmp', 'image/x-bmp', 'image/x-ms-bmp', 'image/x-windows-bmp'],
		// "BM", four bytes of length, four zero bytes.
		starts: /^424d.{8}00000000/,
	},
	{ type: 'gif', extensions: ['gif'], mimes: ['image/gif'], starts: /^47494638(37|39)61/ },
	{
		type: 'xml',
		extensions: ['xml'],
		mimes: ['text/xml', 'application/xml'],
		// "<?xml" after an optional byte order mark and blanks, also in UTF-16.
		starts: /^((efbbbf)?(20|09|0a|0d)*3c3f786d6c|fffe3c003f0078006d006c00|feff003c003f0078006d006c)/,
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

/** Characters. */
const longestMime = 100

/** Browsers send these for unknown types. */
const unknownMimes = ['', 'application/octet-stream']

/** HEIF files of phones, which are not accepted. */
const heicStart = /^.{8}66747970(686569[63786d73]{2}|68657663|68657678|6d696631|6d736631)/

/** Bytes that `checkFileType` needs. */
const firstBytesLength = 64

/** By the first bytes; XML by its declaration, without parsing. */
export function findFileType(firstBytes: Uint8Array): FileType | undefined {
	const hex = hexOf(firstBytes)
	return kinds.find((kind) => kind.starts.test(hex))?.type
}

function hexOf(firstBytes: Uint8Array) {
	return Buffer.from(firstBytes.subarray(0, firstBytesLength)).toString('hex')
}

export type FileCheck =
	{ ok: true; type: FileType } | { ok: false; reason: 'empty' | 'heic' | 'type' | 'forged' }

/** Extension, MIME type and first bytes must agree. Reasons are keys of `upload.errors`. */
export function checkFileType(
	file: { name: string; mime: string; firstBytes: Uint8Array },
	accepted: readonly FileType[],
): FileCheck {
	if (file.firstBytes.length === 0) return { ok: false, reason: 'empty' }
	if (heicStart.test(hexOf(file.firstBytes))) return { ok: false, reason: 'heic' }
	const extension = /\.([a-z]+)$/.exec(file.name.toLowerCase())?.[1] ?? ''
	const kind = kinds.find((each) => accepted.includes(each.type) && each.extensions.includes(extension))
	if (!kind) return { ok: false, reason: 'type' }
	const mime = file.mime.slice(0, longestMime).split(';', 1).join().trim().toLowerCase()
	const honest = kind.mimes.includes(mime) || unknownMimes.includes(mime)
	if (!honest || findFileType(file.firstBytes) !== kind.type) return { ok: false, reason: 'forged' }
	return { ok: true, type: kind.type }
}

/** With a dot, for the `accept` attribute and texts. */
export function listExtensions(types: readonly FileType[]): string[] {
	return kinds
		.filter((kind) => types.includes(kind.type))
		.flatMap((kind) => kind.extensions.map((e) => `.${e}`))
}
