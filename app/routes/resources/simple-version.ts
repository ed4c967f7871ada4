import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { allowAnyone } from '#app/request/guard.server'
import { setSimpleVersion } from '#app/request/weak-device.server'

export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	const { returnTo, text } = await readReturnTo(args.request)
	if (text('by') === 'device') setSimpleVersion(ctx)
	else ctx.cookies.prefer({ scripts: ctx.visitor.preferences.scripts === 'off' ? 'on' : 'off' })
	ctx.outcome.needsCookie = true
	return redirect(returnTo, 303)
}
