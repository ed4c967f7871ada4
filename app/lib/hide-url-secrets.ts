const tokens = ['accessToken', 'refreshToken']
const scriptParameters = ['_data', '_routes', 'index']

/** Path and query that the visitor may see again: without tokens, script parameters and the names in `without`. */
export function hideUrlSecrets(url: string, without: readonly string[] = []) {
	return dropParameters(url, [...tokens, ...without])
}

/** Path and query without script parameters and `names`. The tokens stay, so the result is for their holder only. */
export function dropParameters(url: string, names: readonly string[]) {
	const { pathname, searchParams } = new URL(url)
	for (const name of [...scriptParameters, ...names]) searchParams.delete(name)
	// Two leading slashes would address another host.
	const path = pathname.replace(/^\/+/, '/')
	return searchParams.size > 0 ? `${path}?${searchParams}` : path
}
