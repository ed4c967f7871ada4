import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/request/guard.server'

export async function action(args: ActionFunctionArgs) {
	const {
		cookies: { refusedForm: refusedCookie },
	} = await allowAnyone(args)
	await refusedCookie.forget()
	return redirect((await readReturnTo(args.request)).returnTo, 303)
}
