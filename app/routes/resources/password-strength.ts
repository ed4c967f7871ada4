import { json, type ActionFunctionArgs } from '@remix-run/node'
import { isChecked } from '#app/features/password/reset.server'
import { ratePassword } from '#app/features/password/strength.server'
import { readForm } from '#app/request/read-form.server'
import { requireToken, getVisitorKey } from '#app/limits/limits.server'
import { allowAnyone } from '#app/request/guard.server'

/** Called by the page's script. Requires a reset link that the API has accepted. */
export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	const { session, say } = ctx
	await requireToken('strength', getVisitorKey(ctx))
	const reset = await session.find('reset')
	if (!reset || !isChecked(reset)) return new Response('Not found', { status: 404 })
	const typed = (await readForm(args.request)).get('password') ?? ''
	const strength = await ratePassword(say, typed, reset.minimum)
	return json(strength, { headers: { 'Cache-Control': 'no-store' } })
}
