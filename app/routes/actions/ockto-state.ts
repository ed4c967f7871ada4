import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { findSharingState } from '#app/features/data-sharing/ockto-state.server'
import { requireConsumer } from '#app/request/guard.server'

/** Polled every few seconds: one API call only. */
export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return json({ state: await findSharingState(ctx, args.params.action ?? '') })
}
