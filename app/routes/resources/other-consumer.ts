import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { SessionExpired } from '#app/api/errors'
import { readReturnTo } from '#app/forms/return-to.server'
import { paths } from '#app/paths'
import { allowAnyone, showScreen } from '#app/request/guard.server'
import { requireFormToken } from '#app/request/posted-form.server'
import { redirectSignedIn, signInWithTokens } from '#app/request/sign-in.server'

/** Confirms a link that belongs to another consumer than the signed-in one. */
export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	await requireFormToken(ctx, args.request, ctx.consumer)
	await showScreen(ctx)
	const { returnTo } = await readReturnTo(args.request)
	const offer = await ctx.session.find('offer')
	if (!offer) return redirect(paths.dashboard(), 303)
	await ctx.session.drop('offer')
	try {
		await signInWithTokens(ctx, offer, 'address')
	} catch (error) {
		if (!(error instanceof SessionExpired)) throw error
		// An expired link does not end the current session.
		ctx.addNotice('linkExpired')
		return redirect(paths.dashboard(), 303)
	}
	return redirectSignedIn(ctx, returnTo)
}
