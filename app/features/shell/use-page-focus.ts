import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * After a client navigation the focus goes to what is new, so that it is read out: to what the address names (a row that
 * was added), to the errors, else to the heading of another page, another step or another part of a list. What was
 * answered without any of these leaves the focus alone, unless it was lost with what had it.
 */
export function usePageFocus() {
	const { pathname, search, hash, key } = useLocation()
	const page = pathname + search
	const last = useRef({ key, page })
	useEffect(() => {
		const before = last.current
		if (before.key === key) return
		last.current = { key, page }
		if (hash && focusOn(document.getElementById(hash.slice(1)))) return
		// A browser that goes to a place in the page takes the focus away by itself.
		const isLost = document.activeElement === document.body && !hash
		if (before.page === page && !isLost) return
		focusOn(document.querySelector<HTMLElement>('[data-error-summary]') ?? document.querySelector('h1'))
	}, [key, page, hash])
}

/** Whether it took the focus; the scroll is the router's. */
function focusOn(element: HTMLElement | null) {
	element?.focus({ preventScroll: true })
	return element !== null && document.activeElement === element
}
