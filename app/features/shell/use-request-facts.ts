import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** After a client navigation the focus goes to the new page's heading, so that it is read out. */
export function useRequestFacts() {
	const { pathname } = useLocation()
	const last = useRef(pathname)
	useEffect(() => {
		if (last.current === pathname) return
		last.current = pathname
		document.querySelector('h1')?.focus({ preventScroll: true })
	}, [pathname])
}
