import { Outlet } from '@remix-run/react'

/** The pages below it become React in the browser, at the first sign of somebody; one that needs it at once says `hydrate: 'now'`. */
export const handle = { hydrate: true }

export default function HydratedPages() {
	return <Outlet />
}
