import type { SerializeFrom } from '@remix-run/node'
import { formatExactMoment } from '#app/features/receipts/receipts.server'
import { paths } from '#app/paths'
import type { UsesOwner } from '#app/request/context.server'
import { findGuestReceipt } from '#app/submissions/guest-receipt.server'

export type GuestReceiptView = SerializeFrom<NonNullable<Awaited<ReturnType<typeof findGuestReceiptView>>>>

/** Receipt for the page at `to`, where a guest lands after sending. */
export async function findGuestReceiptView(ctx: UsesOwner<'say' | 'session'>, to: string) {
	const found = await findGuestReceipt(ctx)
	if (found?.to !== to) return undefined
	const { title, text, file } = ctx.say.table('receipts').guest
	return {
		title,
		when: formatExactMoment(found.receipt.at, ctx.say),
		text,
		paper: { href: paths.guestReceiptPaper(), label: ctx.say('receipts.paper.open') },
		file: { href: paths.guestReceiptFile(), label: file },
	}
}
