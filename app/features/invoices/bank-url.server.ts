import { z } from 'zod/v4'
import type { UsesOwner } from '#app/request/context.server'
import { findReceipt } from '#app/submissions/receipts.server'
import { getRecordOwner, openOwnerRecords } from '#app/submissions/record-owner.server'
import { defineRecord } from '#app/session/define-record.server'
import { computeHash } from '#app/config/seal.server'

const minute = 60_000
const life = 30 * 24 * 60 * minute
const addressLife = 15 * minute

const keptSchema = z.object({
	/** `until` in milliseconds since 1970. */
	bank: z.object({ address: z.string(), until: z.number(), isNew: z.boolean().optional() }).optional(),
	/** Prevents a second receipt for one payment. */
	hasReceipt: z.boolean(),
	/** Its receipt; `at` in milliseconds since 1970. */
	paid: z.object({ receipt: z.string(), at: z.number() }).optional(),
})
type StoredPayment = z.infer<typeof keptSchema>

export const paymentRecord = defineRecord<StoredPayment>({
	name: 'payment',
	version: 1,
	schema: keptSchema,
	life,
})

/** Stores the bank's address for the redirect page, which accepts no address from the request [A85]. */
export function storeBankUrl(ctx: UsesOwner, actionId: string, address: string) {
	const bank = { address, until: getRecordOwner(ctx).store.now() + addressLife, isNew: true }
	return change(ctx, actionId, (payment) => ({ ...payment, bank }))
}

/** `isNew` is true once: the API told the state when it gave the address. */
export async function takeBankUrl(ctx: UsesOwner, actionId: string) {
	const { bank } = (await recordOf(ctx, actionId).read()) ?? {}
	if (!bank || bank.until <= getRecordOwner(ctx).store.now()) return undefined
	if (bank.isNew) await change(ctx, actionId, (payment) => ({ ...payment, bank: { ...bank, isNew: false } }))
	return { address: bank.address, isNew: bank.isNew === true }
}

export function removeBankUrl(ctx: UsesOwner, actionId: string) {
	return change(ctx, actionId, ({ bank, ...payment }) => bank && payment)
}

export async function claimReceipt(ctx: UsesOwner, actionId: string): Promise<boolean> {
	const claimed = await change(ctx, actionId, (payment) =>
		payment.hasReceipt ? undefined : { ...payment, hasReceipt: true },
	)
	return claimed !== undefined
}

/** Remembers the receipt of a payment, for a later look at it. */
export function storePaid(ctx: UsesOwner, actionId: string, receipt: string) {
	return change(ctx, actionId, (payment) => ({
		...payment,
		paid: { receipt, at: getRecordOwner(ctx).store.now() },
	}))
}

export async function findPaid(ctx: UsesOwner, actionId: string) {
	return (await recordOf(ctx, actionId).read())?.paid
}

/** Id of the receipt of a payment, as long as it is stored. */
export async function findPaymentReceipt(ctx: UsesOwner, actionId: string) {
	const { receipt } = (await findPaid(ctx, actionId)) ?? {}
	if (!receipt) return undefined
	const kept = await findReceipt(getRecordOwner(ctx), receipt)
	return kept === undefined ? undefined : receipt
}

function change(
	ctx: UsesOwner,
	actionId: string,
	make: (payment: StoredPayment) => StoredPayment | undefined,
) {
	return recordOf(ctx, actionId).upsert({ hasReceipt: false }, make)
}

function recordOf(ctx: UsesOwner, actionId: string) {
	return paymentRecord.of(openOwnerRecords(getRecordOwner(ctx)), computeHash(actionId))
}
