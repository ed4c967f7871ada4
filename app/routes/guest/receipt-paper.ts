import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendGuestPaper } from '#app/features/receipts/guest-receipt.server'
import { requireGuest } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireGuest(args)
	return sendGuestPaper(ctx, args.request)
}
