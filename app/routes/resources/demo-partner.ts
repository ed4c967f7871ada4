import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { fetchDemoSite } from '#app/api/demo-site.server'

/** Public. Only available with the embedded reference API. */
export async function loader({ request }: LoaderFunctionArgs) {
	return fetchDemoSite(request)
}

export async function action({ request }: ActionFunctionArgs) {
	return fetchDemoSite(request)
}
