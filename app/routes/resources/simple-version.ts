import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/request/guard.server'

export async function action(args: ActionFunctionArgs) {
	const { prefer, preferences } = await allowAnyone(args)
	const { returnTo } = await readReturnTo(args.request)
	prefer({ scripts: preferences.scripts === 'off' ? undefined : 'off' })
	return redirect(returnTo, 303)
}
