import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { isOwnPageRequest } from '#app/lib/request-kind'
import { paths } from '#app/paths'
import { clearingHeaders } from '#app/request/endings.server'
import { allowAnyone } from '#app/request/guard.server'

/** A link of the portal logs out at once [136]. Cross-site requests get a confirmation page. */
export async function loader(args: LoaderFunctionArgs) {
	const { signOut } = await allowAnyone(args)
	return isOwnPageRequest(args.request) ? leave(signOut) : redirect(paths.confirmLogout())
}

export async function action(args: ActionFunctionArgs) {
	const { signOut } = await allowAnyone(args)
	return leave(signOut)
}

async function leave(signOut: () => Promise<void>) {
	await signOut()
	return redirect(paths.login(), { status: 303, headers: clearingHeaders })
}
