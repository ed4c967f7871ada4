/** What the system or a library calls a fault: `ECONNRESET`. */
export function findErrorCode(error: Error): string | undefined {
	return Object.hasOwn(error, 'code') ? String(Reflect.get(error, 'code')) : undefined
}
