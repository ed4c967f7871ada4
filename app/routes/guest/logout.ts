import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { isOwnPageRequest } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'
import { allowAnyone } from '#app/request/guard.server'

/** A link of the portal logs out at once [136]. Cross-site requests get a confirmation page. */
export async function loader(args: LoaderFunctionArgs) {
	const ctx = await allowAnyone(args)
	return isOwnPageRequest(args.request) ? leave(ctx) : redirect(paths.confirmLogout())
}

/** `returnTo` waits for the next sign-in: a link that belongs to another account. */
export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	const { returnTo } = await readReturnTo(args.request)
	const answer = await leave(ctx)
	if (returnTo !== paths.login()) ctx.cookies.loginTarget.keep(returnTo)
	return answer
}

async function leave({ endings, cookies }: Uses<'cookies' | 'endings'>) {
	await endings.signOut()
	await cookies.guestKey.renew()
	return redirect(paths.login(), 303)
}
