import { redirect } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { readForm } from '#app/request/read-form.server'
import { paths } from '#app/paths'
import { endAllSessions, endSession } from '#app/request/session-list.server'

export async function endSessions(
	ctx: Uses<'consumer' | 'endings' | 'facts' | 'session' | 'cookies'>,
	request: Request,
) {
	const form = await readForm(request)
	const key = form.get('session')
	if (form.has('everywhere')) {
		await endAllSessions(ctx)
		ctx.cookies.addNotice('loggedOut')
		return redirect(paths.login(), { status: 303, headers: { 'Clear-Site-Data': '"cache", "storage"' } })
	}
	if (key !== null) {
		await endSession(ctx, key)
		ctx.session.notify('success', 'settings.devices.ended')
	}
	return redirect(paths.settings(), 303)
}
