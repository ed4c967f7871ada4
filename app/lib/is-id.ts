const controlCharacter = /\p{Cc}/u

/** 1-128 characters without control characters, and not `.` or `..` (contract §1). */
export function isId(value: unknown): value is string {
	if (typeof value !== 'string' || value === '' || value.length > 128) return false
	return !controlCharacter.test(value) && value !== '.' && value !== '..'
}
