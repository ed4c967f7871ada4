/** Characters of a name that the page shows. */
const maxName = 60
const maxShown = 5
/** Bytes; smaller cookies, as those of the portal, fill no header. */
const minSize = 512

/**
 * Names of the largest cookies in the bytes of a request that was refused for its size, largest first. The bytes may begin and end in
 * the middle of a header: a larger cookie may lie outside them.
 */
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

/** A pair of the Cookie header, the first one included. */
const pair = /(?:;|cookie:)[ \t]*([!#$%&'*+.^_`|~\w-]+)=([^;\r\n]*)/gi
