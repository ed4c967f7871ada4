import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { findSharingState } from '#app/features/data-sharing/ockto-state.server'
import { requireConsumer } from '#app/request/guard.server'

/** What a page asks every few seconds: one call of the API and no more. */
export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return json({ state: await findSharingState(ctx, args.params.action ?? '') })
}
