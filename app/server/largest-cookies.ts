/** Characters of a name on the page. */
const maxName = 60
const maxShown = 5
/** Bytes; smaller cookies fill no header. */
const minSize = 512

/** Names of the largest cookies in the partial bytes of a refused request, largest first. */
export function listLargestCookies(bytes: Uint8Array): string[] {
	const sizes = new Map<string, number>()
	for (const [, name = '', value = ''] of Buffer.from(bytes).toString('latin1').matchAll(pair)) {
		if (name.length <= maxName) sizes.set(name, (sizes.get(name) ?? 0) + value.length)
	}
	return [...sizes]
		.filter(([, size]) => size >= minSize)
		.sort(([, a], [, b]) => b - a)
		.slice(0, maxShown)
		.map(([name]) => name)
}

const pair = /(?:;|cookie:)[ \t]*([!#$%&'*+.^_`|~\w-]+)=([^;\r\n]*)/gi
