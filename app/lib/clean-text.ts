/** Text with `\n` as its only control character besides tabs, for formats whose line ends mean something. */
export function cleanText(text: string): string {
	return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

/** The same on one line. */
export function toOneLine(text: string): string {
	return cleanText(text).replace(/\s+/g, ' ').trim()
}
