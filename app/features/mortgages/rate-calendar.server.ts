import { redirect } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { sendText } from '#app/downloads/file-download.server'
import { getFirmName } from '#app/firm/firm-phone.server'
import { createCalendarFile } from '#app/lib/calendar-file'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { nameRateEnd } from './mortgage-head.server'
import { getMortgage } from './mortgages.server'
import { findRateEnd } from './rate-end'

/** Sends the nearest end of a fixed rate. @throws Response redirect to not-found for an unknown id or without an end */
export async function sendRateCalendar(
	ctx: Uses<'api' | 'firm' | 'say'>,
	request: Request,
	id: string | undefined,
) {
	const { say } = ctx
	const [mortgage, firm] = await Promise.all([getMortgage(ctx, id), ctx.firm()])
	const day = findRateEnd(mortgage, toWallClock(new Date()))?.day
	if (!day) throw redirect(paths.notFound())
	const title = nameRateEnd(mortgage, day, say)
	const text = createCalendarFile({
		id: `fixed-rate-${mortgage.id}`,
		title,
		start: day.toDate(),
		isAllDay: true,
		reminders: [day.subtract(6, 'month'), day.subtract(6, 'week')].map((reminder) => reminder.toDate()),
		description: say('mortgages.head.soon.text'),
		firm: getFirmName(firm, say),
		host: new URL(request.url).hostname,
	})
	return sendText(text, 'text/calendar', `${title.replace(/[/\\:]/g, ' ').replace(/\s+/g, ' ')}.ics`)
}
