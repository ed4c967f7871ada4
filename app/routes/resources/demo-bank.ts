import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { fetchDemoSite } from '#app/api/demo-site.server'

/** Open to all, as a bank is; only where the embedded reference API is the API. */
export async function loader({ request }: LoaderFunctionArgs) {
	return fetchDemoSite(request)
}

export async function action({ request }: ActionFunctionArgs) {
	return fetchDemoSite(request)
}
