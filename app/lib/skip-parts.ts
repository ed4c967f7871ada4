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
