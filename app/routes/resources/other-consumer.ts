import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturn } from '#app/forms/return-to.server'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/session/guard.server'
import { leadIn, signInWithTokens } from '#app/session/sign-in.server'

export async function action(args: ActionFunctionArgs) {
	const visit = await allowAnyone(args)
	const { returnTo } = await readReturn(args.request)
	const offer = await visit.session.find('offer')
	if (!offer) return redirect(paths.dashboard(), 303)
	await signInWithTokens(visit, offer, 'address')
	return leadIn(visit, returnTo)
}
