import { useLocation } from '@remix-run/react'
import { getReturnTo } from './return-to'

/** Where a form of this page leads back to. */
export function useReturnTo() {
	const { pathname, search } = useLocation()
	return getReturnTo(pathname, search)
}
