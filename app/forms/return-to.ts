/** Own path and query, without the tokens (contract §5). */
export function getReturnTo(pathname: string, search: string): string {
	const query = new URLSearchParams(search)
	query.delete('accessToken')
	query.delete('refreshToken')
	// Two leading slashes would address another host.
	const path = pathname.replace(/^\/+/, '/')
	return [path, String(query)].filter(Boolean).join('?')
}
