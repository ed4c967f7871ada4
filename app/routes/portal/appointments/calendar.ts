import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendCalendarFile } from '#app/features/appointments/calendar.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendCalendarFile(ctx, args.request, args.params.id)
}
