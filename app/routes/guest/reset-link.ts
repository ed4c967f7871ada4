import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { storeResetToken } from '#app/features/password/reset.server'
import { isPageRequest } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/request/guard.server'

/** Redirects without a page, not even the branch chooser: a page would contain the token. */
export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	// A token in the address passes; it signs nobody in.
	const consumer = ctx.queryTokens ? ctx.session.data.consumer : ctx.consumer
	if (consumer && !ctx.queryTokens && isPageRequest(args.request))
		ctx.session.notify('info', 'notices.resetWhileSignedIn')
	if (consumer) return redirect(consumer.twoFactorSetup ? paths.settings() : paths.dashboard())
	if (!isPageRequest(args.request)) return redirect(paths.login())
	ctx.outcome.needsCookie = true
	await storeResetToken(ctx, args.params.token ?? '')
	return redirect(paths.newPassword())
}
