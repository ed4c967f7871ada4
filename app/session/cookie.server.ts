import { createHostCookie, findCookie } from './host-cookie.server'

const name = 'accelerate'
const cookie = createHostCookie(name)

export async function readSessionId(header: string | null, secure: boolean): Promise<string | undefined> {
	const value = await cookie.read(header, secure)
	return typeof value === 'string' ? value : undefined
}

/** `null` deletes the cookie. */
export function createSessionCookie(id: string | null, secure: boolean) {
	return cookie.createLine(id, secure)
}

/** The same synchronously; `prefix` is that of the cookie's name over TLS. */
export function findSessionId(header: string, prefix: string): string | undefined {
	const value = findCookie(header, prefix + name) ?? ''
	return /^"([\w-]{43})"$/.exec(Buffer.from(value, 'base64').toString())?.[1]
}
