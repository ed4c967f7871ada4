import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendCalendarFile } from '#app/features/appointments/calendar.server'
import { requireConsumer } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	return sendCalendarFile(visit, args.request, args.params.id)
}
