import { useLocation } from '@remix-run/react'
import { getReturnTo } from './return-to'

export function useReturnTo() {
	const { pathname, search } = useLocation()
	return getReturnTo(pathname, search)
}
