import { z } from 'zod/v4'
import type { RequestContext } from '#app/request/context.server'
import { getRecordOwner } from '#app/sending/record-owner.server'
import { changeRecord, openConsumerRecords } from '#app/session/records.server'
import { computeHash } from '#app/session/seal.server'

const minute = 60_000
const life = 30 * 24 * 60 * minute
/** A bank's page is good for about as long. */
const addressLife = 15 * minute

const keptSchema = z.object({
	/** The bank's page that the client is on the way to; `until` in milliseconds since 1970. */
	bank: z.object({ address: z.string(), until: z.number() }).optional(),
	/** A payment is received once, however often the client hears of it. */
	hasReceipt: z.boolean(),
})
type StoredPayment = z.infer<typeof keptSchema>

/** Keeps where a payment is made: the browser is led there from a page of ours, which has the address from nowhere else [A85]. */
export function storeBankUrl(ctx: RequestContext, actionId: string, address: string) {
	const bank = { address, until: Date.now() + addressLife }
	return change(ctx, actionId, (payment) => ({ ...payment, bank }))
}

/** Where the payment is made that was started a moment ago. */
export async function findBankUrl(ctx: RequestContext, actionId: string): Promise<string | undefined> {
	const found = await recordsOf(ctx).read(nameOf(actionId))
	const { bank } = found ? keptSchema.parse(found.value) : {}
	return bank && bank.until > Date.now() ? bank.address : undefined
}

/** The client is back from the bank. */
export function removeBankUrl(ctx: RequestContext, actionId: string) {
	return change(ctx, actionId, ({ bank, hasReceipt }) => bank && { hasReceipt })
}

/** Whether this is the first to tell that the payment is received. */
export async function claimReceipt(ctx: RequestContext, actionId: string): Promise<boolean> {
	const claimed = await change(ctx, actionId, (payment) =>
		payment.hasReceipt ? undefined : { ...payment, hasReceipt: true },
	)
	return claimed !== undefined
}

function change(
	ctx: RequestContext,
	actionId: string,
	make: (payment: StoredPayment) => StoredPayment | undefined,
) {
	const target = {
		name: nameOf(actionId),
		shape: keptSchema,
		initial: { hasReceipt: false },
		expires: Date.now() + life,
	}
	return changeRecord<StoredPayment>(recordsOf(ctx), target, make)
}

function recordsOf(ctx: RequestContext) {
	const { store, consumer } = getRecordOwner(ctx)
	return openConsumerRecords(store, consumer)
}

/** Names of records are readable in a dump: this one tells nothing. */
function nameOf(actionId: string) {
	return `payment-${computeHash(actionId)}`
}
