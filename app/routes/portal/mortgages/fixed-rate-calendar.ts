import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendRateCalendar } from '#app/features/mortgages/rate-calendar.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendRateCalendar(ctx, args.request, args.params.id)
}
