const block = /<(?:br|\/?(?:p|li|ul|ol|h[1-6]|tr|table|thead|tbody|blockquote))\b[^>]*>/gi
const cell = /<\/t[dh]>/gi
const link = /<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
/** Letters by Unicode that render as a blank. */
const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/g

/** The words of sanitised HTML, one line per block. The address of a link follows its words. */
export function listHtmlLines(html: string): string[] {
	return html
		.replace(link, (_, href: string, words: string) => `${words} (${href})`)
		.replace(block, '\n')
		.replace(cell, ' ')
		.replace(/<[^>]*>/g, '')
		.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => entities[name] ?? entity)
		.split('\n')
		.map((line) => line.replace(/\s+/g, ' ').trim())
		.filter(showsText)
}

/** False for blanks, no-break spaces and invisible characters. */
export function showsText(text: string) {
	return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blankLetters, ''))
}
