const ignorable =
	/[\s\ufeff]+|<\?[^]*?\?>|<!--[^]*?-->|<!doctype\s+([^\s[>]+)(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[[^\]]*\]\s*)?>/iy
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
	ignorable.lastIndex = 0
	for (;;) {
		const at = ignorable.lastIndex
		const match = ignorable.exec(text)
		if (match?.[1]) names.push(match[1])
		if (match) continue
		tag.lastIndex = at
		const root = tag.exec(text)?.[1]
		return root === undefined ? undefined : [...names, root]
	}
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
