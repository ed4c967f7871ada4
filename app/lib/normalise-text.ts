/** More marks in a row than a letter has: the Stream-Safe Text Format of Unicode (UAX 15) allows 30. */
const longRun = /(\p{M}{30})\p{M}+/gu
const hasLongRun = /\p{M}{31}/u

/**
 * A text in a form of Unicode, without the marks after the 30th in a row: sorting marks takes the square of their
 * number.
 */
export function normaliseText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
	return text.replace(longRun, '$1').normalize(form)
}

/** Password in NFC; as typed where a row of marks is longer, because a password is never cut. */
export function composePassword(typed: string): string {
	return hasLongRun.test(typed) ? typed : typed.normalize('NFC')
}
