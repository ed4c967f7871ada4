import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturnTo } from '#app/forms/return-to.server'
import { formatTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { requireConsumer } from '#app/request/guard.server'

/** Extends the session (WCAG 2.2.1). */
export async function action(args: ActionFunctionArgs) {
	const { session } = await requireConsumer(args, { duringSetup: true })
	const { returnTo } = await readReturnTo(args.request)
	await session.prolong()
	session.notify('success', 'notices.sessionProlonged', {
		time: formatTime(toWallClock(new Date(session.ends))),
	})
	return redirect(returnTo, 303)
}
