import { redirect } from '@remix-run/node'
import type { Visit } from '#app/context.server'
import { sendText } from '#app/downloads/file-download.server'
import { firmName } from '#app/firm/firm-name'
import { calendarFile } from '#app/lib/calendar-file'
import { instantOf } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { appointmentView, meetingsOf } from './appointment-view.server'
import { getPlan } from './appointments.server'

/** An appointment for the client's own calendar. @throws Response that leads to not-found for an unknown one, or one without a time. */
export async function sendCalendarFile(visit: Visit, request: Request, id: string | undefined) {
	const { say } = visit
	const [plan, firm] = await Promise.all([getPlan(visit, id), visit.firm()])
	const { one, start, end, isTimed } = plan
	if (!start || !isTimed) throw redirect(paths.notFound())
	const { title, place, person } = appointmentView(plan, firm.licence, say)
	const text = calendarFile({
		id: one.id,
		title,
		start: instantOf(start),
		end: end?.isAfter(start) ? instantOf(end) : undefined,
		location: place,
		description: person && say('appointments.with', { name: person }),
		url: meetingsOf(one, firm.licence)[0]?.href,
		firm: firmName(firm, say),
		host: new URL(request.url).hostname,
	})
	return sendText(text, 'text/calendar', `${title}.ics`)
}
