import { redirect } from '@remix-run/node'
import type { UsesOwner } from '#app/request/context.server'
import { paths } from '#app/paths'
import { findGuestReceipt } from '#app/submissions/guest-receipt.server'
import type { Receipt } from '#app/submissions/receipts.server'
import { sendFile, sendPaper, type UsesFirm } from './receipt-papers.server'

/** @throws Response redirect to not-found when this session sent nothing */
export async function sendGuestPaper(ctx: UsesFirm<'session'>, request: Request) {
	const { receipt, to } = await requireGuestReceipt(ctx)
	return sendPaper(ctx, receipt, { href: to, label: ctx.say('receipts.guest.back') }, request)
}

/** @throws Response redirect to not-found when this session sent nothing */
export async function sendGuestFile(ctx: UsesOwner<'say' | 'session'>) {
	const { receipt } = await requireGuestReceipt(ctx)
	return sendFile(ctx, receipt) ?? redirect(paths.notFound())
}

async function requireGuestReceipt(ctx: UsesOwner<'session'>): Promise<{ receipt: Receipt; to: string }> {
	const found = await findGuestReceipt(ctx)
	if (!found) throw redirect(paths.notFound())
	return found
}
