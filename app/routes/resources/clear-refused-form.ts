import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/request/guard.server'

export async function action(args: ActionFunctionArgs) {
	const {
		cookies: { guestKey, refusedForm },
	} = await allowAnyone(args)
	await refusedForm.forget()
	await guestKey.renew()
	return redirect((await readReturnTo(args.request)).returnTo, 303)
}
