const largest = 500 * 1024
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

interface Kind {
	type: string
	/** How such a picture begins and ends, as hexadecimal text; what is cut off does not end so. */
	starts: RegExp
	ends: RegExp
}

const kinds: readonly Kind[] = [
	{ type: 'image/png', starts: /^89504e470d0a1a0a/, ends: /49454e44ae426082/ },
	{ type: 'image/jpeg', starts: /^ffd8ff/, ends: /ffd9/ },
	{ type: 'image/gif', starts: /^47494638(37|39)61/, ends: /3b(00)*$/ },
	{ type: 'image/webp', starts: /^52494646.{8}57454250/, ends: /$/ },
]

/**
 * A whole picture that comes as base64 text, of the type its first bytes tell and at most 500 KB; undefined for anything
 * else. Only its two ends are decoded: `base64` is for who sends the picture.
 */
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
