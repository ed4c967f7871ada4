const segmenter = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Characters as a person counts them: an emoji or a letter with its marks is one. Stops above `most`. */
export function countCharacters(text: string, most = Infinity) {
	const characters = segmenter.segment(text)[Symbol.iterator]()
	let count = 0
	while (count <= most && !characters.next().done) count += 1
	return count
}

/** The first characters, none of them cut in two. */
export function cutCharacters(text: string, most: number) {
	let count = 0
	for (const { index } of segmenter.segment(text)) {
		if (count === most) return text.slice(0, index)
		count += 1
	}
	return text
}
