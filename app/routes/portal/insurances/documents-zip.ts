import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendWoongarantArchive } from '#app/features/insurances/woongarant.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendWoongarantArchive(ctx, args)
}
