/** Characters: more than a request line of Node's can hold. */
const longest = 16_384
/** Characters between the scheme and the path: a name and a port have at most 259, before a user or password. */
const longestAuthority = 1_000
const authority = /^[\0- ]*(?:[a-z][a-z\d+.-]*:)?[\\/\t\n\r]*([^\\/?#]*)/i

/**
 * An address that is not ours (of the API, a firm's text, a header); undefined for one that cannot be read. The parser's
 * cost grows with the square of a host's length, so a long one is none.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
	if (text.length > longest || (authority.exec(text)?.[1] ?? '').length > longestAuthority) return undefined
	return URL.canParse(text, base) ? new URL(text, base) : undefined
}
