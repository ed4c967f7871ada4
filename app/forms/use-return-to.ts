import { useLocation } from '@remix-run/react'

/** The address of this page for the forms that lead back to it; tokens it carries stay out of the page (contract §5). */
export function useReturnTo() {
	const { pathname, search } = useLocation()
	const query = new URLSearchParams(search)
	query.delete('accessToken')
	query.delete('refreshToken')
	return [pathname, String(query)].filter(Boolean).join('?')
}
