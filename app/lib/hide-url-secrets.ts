const tokens = ['accessToken', 'refreshToken']
/** Parameters of scripts, and the marks of a browser that sent no cookie and of one that caches every page. */
const scriptParameters = ['_data', '_routes', 'index', 'cookies', 'opened']

/** Path and query that the visitor may see again: without tokens, script parameters and the names in `without`. */
export function hideUrlSecrets(url: string, without: readonly string[] = []) {
	return dropParameters(url, [...tokens, ...without])
}

/** Path and query without script parameters and `names`. The tokens stay, so the result is for their holder only. */
export function dropParameters(url: string, names: readonly string[]) {
	const { pathname, search } = new URL(url)
	const dropped = [...scriptParameters, ...names]
	// The raw pairs are kept, because URLSearchParams writes `%20` as `+`. It skips empty pairs too, so indexes match.
	const pairs = search.slice(1).split('&').filter(Boolean)
	const keys = [...new URLSearchParams(search).keys()]
	const query = pairs.filter((_pair, at) => !dropped.includes(keys[at] ?? '')).join('&')
	// Two leading slashes would address another host.
	const path = pathname.replace(/^\/+/, '/')
	return query === '' ? path : `${path}?${query}`
}
