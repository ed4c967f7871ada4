import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/request/guard.server'

/** Password managers open this address (W3C, "A Well-Known URL for Changing Passwords"). */
export async function loader(args: LoaderFunctionArgs) {
	const { consumer } = await allowAnyone(args)
	return redirect(consumer ? paths.settings() : paths.forgotPassword(), 302)
}
