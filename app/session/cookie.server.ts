import { createCookie } from '@remix-run/node'

const options = { httpOnly: true, sameSite: 'lax', path: '/' } as const
const plain = createCookie('accelerate', options)
const overTls = createCookie('__Host-accelerate', { ...options, secure: true })

/** The session id the browser sent, if any. */
export async function readSessionId(header: string | null, secure: boolean): Promise<string | undefined> {
	const value: unknown = await (secure ? overTls : plain).parse(header)
	return typeof value === 'string' ? value : undefined
}

/** The Set-Cookie line for a session id; null makes the browser drop the cookie. */
export function sessionCookie(id: string | null, secure: boolean) {
	return (secure ? overTls : plain).serialize(id ?? '', id === null ? { maxAge: 0 } : {})
}
