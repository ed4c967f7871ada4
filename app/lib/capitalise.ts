/** The same words with a capital in front, for a part of a sentence that begins one. */
export function capitalise(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
