import { useRouteLoaderData } from '@remix-run/react'

/** The field that tells a form of ours from one that another site made, for browsers that do not say where they come from. */
export const formTokenField = 'formToken'

/** The value of that field for the reader of this page. */
export function useFormToken() {
	return useRouteLoaderData<{ formToken: string }>('root')?.formToken ?? ''
}
