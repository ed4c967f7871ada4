const segmenter = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Code units that are segmented at once: the time for one character grows with the text around it. */
const pieceLength = 64
/** Code units that may form one character with a neighbour: marks, joiners, surrogates, Hangul, vowels of Thai and Lao, voice marks of Katakana. */
const joining =
	/[\p{M}\p{Cf}\u0d4e\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\uac00-\ud7ff\uff9e\uff9f\ud800-\udfff\u{10000}-\u{10ffff}]/u

/** Index of each character. A letter with so many marks that it fills a piece is several. */
function* listStarts(text: string) {
	let from = 0
	while (from < text.length) {
		const piece = text.slice(from, endOfPiece(text, from))
		const starts = findStarts(piece)
		const isLast = from + piece.length === text.length
		// The last character may go on in the next piece.
		const next = isLast || starts.length === 1 ? undefined : starts.pop()
		for (const start of starts) yield from + start
		from += next ?? piece.length
	}
}

/** Never between the halves of a surrogate pair. */
function endOfPiece(text: string, from: number) {
	const end = from + pieceLength
	return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end + 1 : end
}

function findStarts(piece: string) {
	if (joining.test(piece)) return Array.from(segmenter.segment(piece), ({ index }) => index)
	const starts = Array.from(piece, (_, index) => index)
	return piece.includes('\r\n')
		? starts.filter((at) => at === 0 || !piece.startsWith('\r\n', at - 1))
		: starts
}

/** Characters as a person counts them: an emoji or a letter with its marks is one. Stops above `most`. */
export function countCharacters(text: string, most = Infinity) {
	const starts = listStarts(text)
	let count = 0
	while (count <= most && !starts.next().done) count += 1
	return count
}

/** The first characters, none of them cut in two. */
export function cutCharacters(text: string, most: number) {
	let count = 0
	for (const start of listStarts(text)) {
		if (count === most) return text.slice(0, start)
		count += 1
	}
	return text
}
