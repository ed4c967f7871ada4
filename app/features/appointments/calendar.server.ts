import { redirect } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { sendText } from '#app/downloads/file-download.server'
import { getFirmName } from '#app/firm/firm-phone.server'
import { createCalendarFile } from '#app/lib/calendar-file'
import { findKnown } from '#app/lib/unread'
import { toInstant } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { buildAppointmentView, listMeetings } from './appointment-view.server'
import { getScheduledAppointment } from './appointments.server'

/** @throws Response redirect to not-found for an unknown appointment or one without a time */
export async function sendCalendarFile(
	ctx: Uses<'api' | 'firm' | 'say' | 'session'>,
	request: Request,
	id: string | undefined,
) {
	const { say } = ctx
	const [plan, firm] = await Promise.all([getScheduledAppointment(ctx, id), ctx.firm()])
	const { appointment, start, end, isTimed } = plan
	if (!start || !isTimed) throw redirect(paths.notFound())
	const { title, location } = buildAppointmentView(plan, firm.licence, say)
	const person = findKnown(appointment.advisorName)
	const text = createCalendarFile({
		id: appointment.id,
		title,
		start: toInstant(start),
		end: end?.isAfter(start) ? toInstant(end) : undefined,
		location,
		description: person && say('appointments.with', { name: person }),
		url: listMeetings(appointment, firm.licence)[0]?.href,
		firm: getFirmName(firm, say),
		host: new URL(request.url).hostname,
	})
	return sendText(text, 'text/calendar', `${title}.ics`)
}
