import { Outlet } from '@remix-run/react'

/** The pages below it become React in the browser; guest pages stay plain documents. */
export const handle = { hydrate: true }

export default function HydratedPages() {
	return <Outlet />
}
