const [ampersand, equals, percent, plus, blank] = Buffer.from('&=%+ ')
const digits = new Int8Array(256).fill(-1)
for (const [value, digit] of [...'0123456789abcdef'].entries())
	for (const letter of [digit, digit.toUpperCase()]) digits[letter.charCodeAt(0)] = value

/**
 * Names and values of a query or an urlencoded form, as `URLSearchParams` reads them. That one throws once for each escape
 * that is no UTF-8, which takes as long as a thousand letters.
 */
export function readPairs(text: Uint8Array): [name: string, value: string][] {
	const bytes = Buffer.alloc(text.length)
	const pairs: [string, string][] = []
	let [length, start, from] = [0, 0, 0]
	let split: number | undefined
	function endPair(at: number) {
		const end = split ?? length
		if (at > start) pairs.push([bytes.toString('utf8', from, end), bytes.toString('utf8', end, length)])
		split = undefined
		start = at + 1
		from = length
	}
	for (let at = 0; at < text.length; at += 1) {
		const byte = text[at] ?? 0
		const escaped = byte === percent ? readEscape(text, at + 1) : undefined
		if (byte === ampersand) endPair(at)
		else if (byte === equals && split === undefined) split = length
		else bytes[length++] = escaped ?? (byte === plus ? (blank ?? 0) : byte)
		if (escaped !== undefined) at += 2
	}
	endPair(text.length)
	return pairs
}

function readEscape(text: Uint8Array, at: number) {
	const high = digits[text[at] ?? 0] ?? -1
	const low = digits[text[at + 1] ?? 0] ?? -1
	return high < 0 || low < 0 ? undefined : high * 16 + low
}
