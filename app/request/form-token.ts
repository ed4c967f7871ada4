import { useRouteLoaderData } from '@remix-run/react'

/** Proves that the portal rendered the form, for browsers that send no Origin or Sec-Fetch-Site. */
export const formTokenField = 'formToken'

export function useFormToken() {
	return useRouteLoaderData<{ formToken: string }>('root')?.formToken ?? ''
}
