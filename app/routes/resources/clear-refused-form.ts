import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/request/guard.server'

export async function action(args: ActionFunctionArgs) {
	const { consumer, cookies } = await allowAnyone(args)
	await cookies.refusedForm.forget()
	// A client stays, with what their browser holds.
	if (!consumer) await cookies.guestKey.renew()
	return redirect((await readReturnTo(args.request)).returnTo, 303)
}
