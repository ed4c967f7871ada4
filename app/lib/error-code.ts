/** The `code` of a system or library error: `ECONNRESET`. */
export function findErrorCode(error: Error): string | undefined {
	return Object.hasOwn(error, 'code') ? String(Reflect.get(error, 'code')) : undefined
}
