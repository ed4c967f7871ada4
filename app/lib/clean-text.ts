import { normaliseText } from './normalise-text'

/** Drops control characters but `\n` and tabs, for formats with significant line ends. */
export function cleanText(text: string): string {
	return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

export function toOneLine(text: string): string {
	return cleanText(text).replace(/\s+/g, ' ').trim()
}

const joined = String.raw`(?:[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|[^\P{L}\p{ASCII}])`
/** Joiners stay inside emoji, and between letters of scripts that need them. */
const formatCharacters = new RegExp(`(?!(?<=${joined})[\\u200c\\u200d](?=${joined}))\\p{Cf}`, 'gu')
/** But tabs and what ends a line or page, which stay or become blanks. U+0085 joins what it stood between, as in `cleanText`. */
const controls = /[^\P{Cc}\t\n\v\f\r]/gu
const fullWidth = '０'.charCodeAt(0) - '0'.charCodeAt(0)

/**
 * Typed or pasted text before it is parsed (contract §9): NFC, every dash `-`, every blank a space, full-width digits as
 * digits, no format or control characters, no blanks around it. Line ends stay.
 */
export function cleanTyped(text: string): string {
	return normaliseText(text.replace(controls, '').replace(formatCharacters, ''))
		.replace(/[\u2028\u2029]/g, '\n')
		.replace(/[^\S\r\n]/g, ' ')
		.replace(/[\p{Pd}\u2212]/gu, '-')
		.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - fullWidth))
		.trim()
}

/** Full-width and small forms, which keyboards of East Asia write. Not all of NFKC: `250⁰⁰` would become `25000`. */
const wideForms = /[\ufe50-\ufe6b\uff01-\uff5e]/g

/** Typed text of a kind that is ASCII by nature (number, date, time, postcode, phone, domain): wide forms are folded too. */
export function cleanAscii(text: string): string {
	return cleanTyped(text)
		.replace(wideForms, (form) => form.normalize('NFKC'))
		.replace(/[\u3002\uff61]/g, '.')
		.trim()
}

/** A code of two-step sign-in. Apps show its digits in groups. */
export function cleanCode(text: string): string {
	const code = cleanTyped(text)
	return /^[\d\s-]+$/.test(code) ? code.replace(/[\s-]/g, '') : code
}
