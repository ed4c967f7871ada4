import { createCookie } from '@remix-run/node'

/**
 * A cookie that only this server reads. Over TLS it is bound to this very host by the prefix of its name, so that no other
 * host of the firm can plant one. `life` in seconds; absent: until the browser closes.
 */
export function createHostCookie(name: string, life?: number) {
	const options = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: life } as const
	const plain = createCookie(name, options)
	const overTls = createCookie(`__Host-${name}`, { ...options, secure: true })
	const cookieFor = (secure: boolean) => (secure ? overTls : plain)
	return {
		/** What the browser sent; null for nothing. */
		read: (header: string | null, secure: boolean): Promise<unknown> => cookieFor(secure).parse(header),
		/** The Set-Cookie line for a value; null makes the browser drop the cookie. */
		createLine: (value: unknown, secure: boolean) =>
			cookieFor(secure).serialize(value ?? '', value === null ? { maxAge: 0 } : {}),
	}
}
