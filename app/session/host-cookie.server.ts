import { createCookie } from '@remix-run/node'

/** Characters of a cookie's value; no browser keeps a longer one. */
const longestValue = 4_096

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
		read: async (header: string | null, secure: boolean): Promise<unknown> => {
			const value = findCookie(header ?? '', cookieFor(secure).name)
			return value === undefined ? null : decodeValue(value)
		},
		/** The Set-Cookie line for a value; null makes the browser drop the cookie. */
		createLine: (value: unknown, secure: boolean) =>
			cookieFor(secure).serialize(value ?? '', value === null ? { maxAge: 0 } : {}),
	}
}

/** The first cookie of a name, as it was sent. The others of a header are not read: it may hold thousands. */
export function findCookie(header: string, name: string): string | undefined {
	const start = `${name}=`
	for (let at = header.indexOf(start); at >= 0; at = header.indexOf(start, at + 1)) {
		if (!isFirstOfPair(header, at)) continue
		const end = header.indexOf(';', at)
		const value = header.slice(at + start.length, end < 0 ? undefined : end).trim()
		return value.length > longestValue ? undefined : value
	}
	return undefined
}

function isFirstOfPair(header: string, at: number) {
	let before = at - 1
	while (header[before] === ' ') before -= 1
	return before < 0 || header[before] === ';'
}

/** As Remix encodes it: JSON in base64, with percent signs for what a cookie can't hold. */
function decodeValue(value: string): unknown {
	try {
		const bytes = Buffer.from(decodeURIComponent(value), 'base64')
		return value === '' ? '' : JSON.parse(bytes.toString())
	} catch {
		return {}
	}
}
