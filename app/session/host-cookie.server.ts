import { createCookie } from '@remix-run/node'

/** Characters; browsers drop longer values. */
const longestValue = 4_096

/**
 * A cookie bound to this host: over TLS its name has the __Host- prefix, so other hosts of the firm cannot set it.
 * `life` in seconds; absent: until the browser closes.
 */
export function createHostCookie(name: string, life?: number) {
	const options = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: life } as const
	const plain = createCookie(name, options)
	const overTls = createCookie(`__Host-${name}`, { ...options, secure: true })
	const cookieFor = (secure: boolean) => (secure ? overTls : plain)
	return {
		/** Null when there is none. */
		read: async (header: string | null, secure: boolean): Promise<unknown> => {
			const value = findCookie(header ?? '', cookieFor(secure).name)
			return value === undefined ? null : decodeValue(value)
		},
		/** A Set-Cookie value; null deletes the cookie. */
		createLine: (value: unknown, secure: boolean) =>
			cookieFor(secure).serialize(value ?? '', value === null ? { maxAge: 0 } : {}),
	}
}

/** Reads the first cookie of that name only, because a header may hold thousands. */
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

/** Remix's encoding: JSON in base64, percent-encoded where needed. */
function decodeValue(value: string): unknown {
	try {
		const bytes = Buffer.from(decodeURIComponent(value), 'base64')
		return value === '' ? '' : JSON.parse(bytes.toString())
	} catch {
		return {}
	}
}
