const largest = 500 * 1024
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

interface Kind {
	type: string
	/** First and last bytes as hexadecimal text; a truncated image fails. */
	starts: RegExp
	ends: RegExp
}

const kinds: readonly Kind[] = [
	{ type: 'image/png', starts: /^89504e470d0a1a0a/, ends: /49454e44ae426082/ },
	{ type: 'image/jpeg', starts: /^ffd8ff/, ends: /ffd9/ },
	{ type: 'image/gif', starts: /^47494638(37|39)61/, ends: /3b(00)*$/ },
	{ type: 'image/webp', starts: /^52494646.{8}57454250/, ends: /$/ },
]

/** A complete base64 image of at most 500 KB, with the type of its first bytes. Only both ends are decoded. */
export function findThumbnail(raw: string | undefined): { type: string; base64: string } | undefined {
	const text = (raw ?? '').replace(/^data:[^,]*,/, '').replace(/\s/g, '')
	if (!base64.test(text) || Buffer.byteLength(text, 'base64') > largest) return undefined
	const first = hexOf(text.slice(0, 64))
	const last = hexOf(text.slice(Math.max(0, (Math.ceil(text.length / 4) - 16) * 4)))
	const type = kinds.find(({ starts, ends }) => starts.test(first) && ends.test(last))?.type
	return type === undefined ? undefined : { type, base64: text }
}

function hexOf(text: string) {
	return Buffer.from(text, 'base64').toString('hex')
}
