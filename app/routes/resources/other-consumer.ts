import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/request/guard.server'
import { redirectSignedIn, signInWithTokens } from '#app/request/sign-in.server'

export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	const { returnTo } = await readReturnTo(args.request)
	const offer = await ctx.session.find('offer')
	if (!offer) return redirect(paths.dashboard(), 303)
	await signInWithTokens(ctx, offer, 'address')
	return redirectSignedIn(ctx, returnTo)
}
