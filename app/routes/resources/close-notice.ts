import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/request/guard.server'

export async function action(args: ActionFunctionArgs) {
	await allowAnyone(args)
	const { returnTo } = await readReturnTo(args.request)
	return redirect(returnTo, 303)
}
