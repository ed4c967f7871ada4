/** The address of a page for the forms that lead back to it; tokens it carries stay out of the page (contract §5). */
export function getReturnTo(pathname: string, search: string): string {
	const query = new URLSearchParams(search)
	query.delete('accessToken')
	query.delete('refreshToken')
	return [pathname, String(query)].filter(Boolean).join('?')
}
