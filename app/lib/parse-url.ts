const slash = 0x2f

/** A loop, because a pattern takes quadratic time on runs of slashes. */
export function trimSlashes(path: string): string {
	let end = path.length
	while (end > 0 && path.charCodeAt(end - 1) === slash) end -= 1
	return path.slice(0, end)
}

/** Parameters that hold a signature: storage services renew them, and those that belong to them, for every request. */
const signature = /^(x-(amz|goog|oss|cos)-signature|q-signature|signature|sig|hdnts)$/i
const ofSignature =
	/^(x-(amz|goog|oss|cos)-.*|signature|expires|policy|key-pair-id|awsaccesskeyid|googleaccessid|hdnts|q-(sign|ak|key|header|url|signature).*|se|sig|sip|ske|skoid|sks|skt|sktid|skv|sp|spr|sr|st|sv)$/i

/** An address that stays equal while it leads to the same file. One without a signature is left as it is. */
export function getUnsignedUrl(address: URL): string {
	const url = new URL(address)
	const pairs = [...url.searchParams]
	if (!pairs.some(([name]) => signature.test(name))) return url.href
	url.search = new URLSearchParams(pairs.filter(([name]) => !ofSignature.test(name))).toString()
	return url.href
}

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
