import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { describeSessionEnd } from '#app/features/shell/session-end.server'
import { allowAnyone } from '#app/request/guard.server'

/** Called by the page's script. Does not extend the session. */
export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	return json(describeSessionEnd(ctx) ?? { left: 0 }, { headers: { 'Cache-Control': 'no-store' } })
}
