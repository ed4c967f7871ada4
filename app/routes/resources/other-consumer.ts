import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/session/guard.server'
import { redirectSignedIn, signInWithTokens } from '#app/session/sign-in.server'

export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	const { returnTo } = await readReturnTo(args.request)
	const offer = await ctx.session.find('offer')
	if (!offer) return redirect(paths.dashboard(), 303)
	await signInWithTokens(ctx, offer, 'address')
	return redirectSignedIn(ctx, returnTo)
}
