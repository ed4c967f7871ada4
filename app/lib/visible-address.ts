/** Path and query as a visitor knows them: without what scripts add, and without what a guard takes out. */
export function visibleAddress(request: Request, without = ['domain', 'accessToken', 'refreshToken']) {
	const url = new URL(request.url)
	for (const name of ['_data', '_routes', 'index', ...without]) url.searchParams.delete(name)
	return url.pathname + url.search
}
