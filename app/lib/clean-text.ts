/** Drops control characters but `\n` and tabs, for formats with significant line ends. */
export function cleanText(text: string): string {
	return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

export function toOneLine(text: string): string {
	return cleanText(text).replace(/\s+/g, ' ').trim()
}
