import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { storeResetToken } from '#app/features/password/reset.server'
import { isPageRequest } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/request/guard.server'

/** The link of a mail. It shows nothing itself, not even the branch chooser: its token would be in the page. */
export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	if (ctx.consumer) return redirect(ctx.consumer.twoFactorSetup ? paths.settings() : paths.dashboard())
	if (!isPageRequest(args.request)) return redirect(paths.login())
	await storeResetToken(ctx, args.params.token ?? '')
	return redirect(paths.newPassword())
}
