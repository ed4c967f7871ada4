import { useActionData, useLocation, useRouteLoaderData } from '@remix-run/react'
import type { FormReply, ShownForm } from '#app/request/form-reply'
import { refusedParameter } from '#app/request/form-fields'
import { keepKnownParameters } from '#app/lib/hide-url-secrets'

export function useReturnTo() {
	const { pathname, search } = useLocation()
	return getReturnTo(pathname, search)
}

/** Own path and query, with the parameters that the portal knows and without tokens (contract §5, §10). */
export const getReturnTo = (pathname: string, search: string) => keepKnownParameters(pathname, search)

/** The form that this page shows again: refused at this address, or posted after the session ended. */
export function useShownForm() {
	const kept = useRouteLoaderData<{ kept?: ShownForm }>('root')?.kept
	const { pathname, search } = useLocation()
	if (!kept) return undefined
	const id = new URLSearchParams(search).get(refusedParameter)
	const isOfPage = kept.id === undefined ? kept.address === pathname + search : kept.id === id
	return isOfPage ? kept : undefined
}

export function useReply() {
	const shown = useShownForm()?.reply
	return useActionData<FormReply | undefined>() ?? shown
}
