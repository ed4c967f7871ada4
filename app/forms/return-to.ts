/** Removes tokens from the query (contract §5). */
export function getReturnTo(pathname: string, search: string): string {
	const query = new URLSearchParams(search)
	query.delete('accessToken')
	query.delete('refreshToken')
	return [pathname, String(query)].filter(Boolean).join('?')
}
