import { createHostCookie } from './host-cookie.server'

const cookie = createHostCookie('accelerate')

/** The session id the browser sent, if any. */
export async function readSessionId(header: string | null, secure: boolean): Promise<string | undefined> {
	const value = await cookie.read(header, secure)
	return typeof value === 'string' ? value : undefined
}

/** The Set-Cookie line for a session id; null makes the browser drop the cookie. */
export function createSessionCookie(id: string | null, secure: boolean) {
	return cookie.createLine(id, secure)
}
