import { skipParts } from './skip-parts'

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
