const tokens = ['accessToken', 'refreshToken']

/** Path and query that the visitor may see again: without tokens, script parameters and the names in `without`. */
export function hideUrlSecrets(url: string, without: readonly string[] = []) {
	const { pathname, searchParams } = new URL(url)
	for (const name of ['_data', '_routes', 'index', ...tokens, ...without]) searchParams.delete(name)
	// Two leading slashes would address another host.
	const path = pathname.replace(/^\/+/, '/')
	return searchParams.size > 0 ? `${path}?${searchParams}` : path
}
