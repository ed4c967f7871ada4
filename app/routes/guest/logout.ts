import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { isOwnPageRequest } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import { clearingHeaders } from '#app/request/endings.server'
import { allowAnyone } from '#app/request/guard.server'

/** A link of the portal logs out at once [136]. Cross-site requests get a confirmation page. */
export async function loader(args: LoaderFunctionArgs) {
	const {
		endings: { signOut },
	} = await allowAnyone(args)
	return isOwnPageRequest(args.request) ? leave(signOut) : redirect(paths.confirmLogout())
}

/** `returnTo` waits for the next sign-in: a link that belongs to another account. */
export async function action(args: ActionFunctionArgs) {
	const {
		endings: { signOut },
		cookies: { loginTarget },
	} = await allowAnyone(args)
	const { returnTo } = await readReturnTo(args.request)
	const answer = await leave(signOut)
	if (returnTo !== paths.login()) loginTarget.keep(returnTo)
	return answer
}

async function leave(signOut: () => Promise<void>) {
	await signOut()
	return redirect(paths.login(), { status: 303, headers: clearingHeaders })
}
