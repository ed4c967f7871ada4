import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { readReturn } from '#app/forms/return-to.server'
import { formatTime } from '#app/lib/format-date'
import { wallClock } from '#app/lib/wall-clock'
import { requireConsumer } from '#app/session/guard.server'

/** "Langer ingelogd blijven" (WCAG 2.2.1). */
export async function action(args: ActionFunctionArgs) {
	const { session } = await requireConsumer(args, { duringSetup: true })
	const { returnTo } = await readReturn(args.request)
	await session.prolong()
	session.notify('success', 'notices.sessionProlonged', {
		time: formatTime(wallClock(new Date(session.ends))),
	})
	return redirect(returnTo, 303)
}
