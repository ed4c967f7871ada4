const tokens = ['accessToken', 'refreshToken']

/**
 * Path and query of an address as its visitor may see them again, in a page or a redirect: without what scripts add,
 * without tokens, and without what else is named.
 */
export function hideUrlSecrets(url: string, without: readonly string[] = []) {
	const { pathname, searchParams } = new URL(url)
	for (const name of ['_data', '_routes', 'index', ...tokens, ...without]) searchParams.delete(name)
	// Two slashes at the front would name another host.
	const path = pathname.replace(/^\/+/, '/')
	return searchParams.size > 0 ? `${path}?${searchParams}` : path
}
