const heading = /<(\/?)h([1-6])>/g

/** Shifts the headings of sanitised HTML to begin at `level`, without gaps between levels. */
export function placeHeadings(html: string, level: number): string {
	const levels = Array.from(html.matchAll(heading), ([, , told]) => Number(told))
	const shift = level - levels.reduce((a, b) => Math.min(a, b), Infinity)
	let before = level - 1
	return html.replace(heading, (_, slash: string, told: string) => {
		if (slash === '') before = Math.min(Number(told) + shift, before + 1, 6)
		return `<${slash}h${before}>`
	})
}

/** Letters by Unicode that render as a blank. */
const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/g

/** False for blanks, no-break spaces and invisible characters. */
export function showsText(text: string): boolean {
	return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blankLetters, ''))
}
