/** Letters by Unicode that render as a blank. */
const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/g

/** False for blanks, no-break spaces and invisible characters. */
export function showsText(text: string): boolean {
	return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blankLetters, ''))
}
