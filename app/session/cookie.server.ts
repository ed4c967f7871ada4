import { createCookie } from '@remix-run/node'

const options = { httpOnly: true, sameSite: 'lax', path: '/' } as const
const plain = createCookie('accelerate', options)
const overTls = createCookie('__Host-accelerate', { ...options, secure: true })

/** The session id the browser sent, if any. */
export async function readSessionId(header: string | null, secure: boolean): Promise<string | undefined> {
	const value: unknown = await (secure ? overTls : plain).parse(header)
	return typeof value === 'string' ? value : undefined
}

/** The Set-Cookie line for a session id; without one the browser drops the cookie. */
export function sessionCookie(id: string | undefined, secure: boolean) {
	return (secure ? overTls : plain).serialize(id ?? '', id === undefined ? { maxAge: 0 } : {})
}
