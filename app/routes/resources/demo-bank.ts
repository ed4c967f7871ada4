import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { askDemoBank } from '#app/api/demo-bank.server'

/** Open to all, as a bank is; only where the embedded reference API is the API. */
export async function loader({ request }: LoaderFunctionArgs) {
	return askDemoBank(request)
}

export async function action({ request }: ActionFunctionArgs) {
	return askDemoBank(request)
}
