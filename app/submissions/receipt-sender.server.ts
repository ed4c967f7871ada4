import { z } from 'zod/v4'
import { getFirmName } from '#app/firm/firm-phone.server'
import type { UsesOwner } from '#app/request/context.server'
import { isOpenedByLink } from '#app/session/session-state.server'

export const senderSchema = z.object({
	name: z.string().optional(),
	firm: z.string().optional(),
	/** `link`: the session was opened by tokens in an address; who opened it is not known. */
	/** Absent in receipts of older builds. */
	way: z.enum(['own', 'link', 'guest']).optional(),
})
export type ReceiptSender = z.infer<typeof senderSchema>

/** Sender and firm of this moment. A firm that cannot be read does not cost the receipt. */
export async function describeSender(
	ctx: UsesOwner<'firm' | 'queryTokens' | 'say' | 'session'>,
): Promise<ReceiptSender> {
	const { consumer, say } = ctx
	const set = await ctx.firm().catch(() => undefined)
	return {
		...(consumer && { name: consumer.name }),
		firm: set && getFirmName(set, say),
		way: consumer ? (isOpenedByLink(ctx) ? 'link' : 'own') : 'guest',
	}
}
