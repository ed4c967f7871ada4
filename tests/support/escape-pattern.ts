/** Escapes a text for a place in a regular expression. */
export function escapePattern(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
