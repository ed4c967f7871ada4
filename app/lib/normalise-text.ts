/** More marks in a row than a letter has: the Stream-Safe Text Format of Unicode (UAX 15) allows 30. */
const mostMarks = 30

/**
 * A text in a form of Unicode, without the marks after the 30th in a row: sorting marks takes the square of their
 * number.
 */
export function normaliseText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
	return dropMarks(text).normalize(form)
}

/** Password in NFC; as typed where a row of marks is longer, because a password is never cut. */
export function composePassword(typed: string): string {
	return dropMarks(typed) === typed ? typed.normalize('NFC') : typed
}

/** A pattern of 31 marks would try every mark of a shorter row again. */
function dropMarks(text: string) {
	return text.replace(/\p{M}+/gu, (marks) =>
		marks.length > mostMarks ? Array.from(marks).slice(0, mostMarks).join('') : marks,
	)
}
