export interface Cookie {
	name: string
	value: string
	path: string
	/** Attributes as set, with names in lower case; a flag such as HttpOnly has an empty value. */
	attributes: Record<string, string>
}

export interface CookieJar {
	all(): Cookie[]
	find(name: string): Cookie | undefined
	store(setCookie: string): void
	/** Cookie header for an address of the site; undefined without cookies. */
	header(path: string): string | undefined
	clear(): void
}

/** Cookies of one visitor at one site. */
export function createCookieJar(): CookieJar {
	const cookies = new Map<string, Cookie>()
	return {
		all: () => [...cookies.values()],
		find: (name) => cookies.get(name),
		store: (setCookie) => {
			const cookie = parseSetCookie(setCookie)
			if (isExpired(cookie)) cookies.delete(cookie.name)
			else cookies.set(cookie.name, cookie)
		},
		header: (path) =>
			[...cookies.values()]
				.filter((cookie) => isPathBelow(path, cookie.path))
				.map(({ name, value }) => `${name}=${value}`)
				.join('; ') || undefined,
		clear: () => cookies.clear(),
	}
}

function parseSetCookie(setCookie: string): Cookie {
	const [pair = '', ...rest] = setCookie.split(';').map((part) => part.trim())
	const [name, value] = splitOnce(pair)
	const attributes = Object.fromEntries(
		rest.map(splitOnce).map(([key, content]) => [key.toLowerCase(), content] as const),
	)
	return { name, value, path: attributes.path || '/', attributes }
}

function splitOnce(pair: string): [string, string] {
	const at = pair.indexOf('=')
	return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

function isExpired({ attributes }: Cookie): boolean {
	if (attributes['max-age'] !== undefined) return Number(attributes['max-age']) <= 0
	return attributes.expires !== undefined && Date.parse(attributes.expires) <= Date.now()
}

function isPathBelow(path: string, cookiePath: string): boolean {
	return path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)
}
