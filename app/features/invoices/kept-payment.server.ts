import { z } from 'zod/v4'
import type { RequestContext } from '#app/context.server'
import { getRecordOwner } from '#app/sending/desk.server'
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
export function storeBankUrl(visit: RequestContext, action: string, address: string) {
	const bank = { address, until: Date.now() + addressLife }
	return change(visit, action, (payment) => ({ ...payment, bank }))
}

/** Where the payment is made that was started a moment ago. */
export async function findBankUrl(visit: RequestContext, action: string): Promise<string | undefined> {
	const found = await recordsOf(visit).read(nameOf(action))
	const { bank } = found ? keptSchema.parse(found.value) : {}
	return bank && bank.until > Date.now() ? bank.address : undefined
}

/** The client is back from the bank. */
export function removeBankUrl(visit: RequestContext, action: string) {
	return change(visit, action, ({ bank, hasReceipt }) => bank && { hasReceipt })
}

/** Whether this is the first to tell that the payment is received. */
export async function claimReceipt(visit: RequestContext, action: string): Promise<boolean> {
	const claimed = await change(visit, action, (payment) =>
		payment.hasReceipt ? undefined : { ...payment, hasReceipt: true },
	)
	return claimed !== undefined
}

function change(visit: RequestContext, action: string, make: (payment: StoredPayment) => StoredPayment | undefined) {
	const place = {
		name: nameOf(action),
		shape: keptSchema,
		initial: { hasReceipt: false },
		expires: Date.now() + life,
	}
	return changeRecord<StoredPayment>(recordsOf(visit), place, make)
}

function recordsOf(visit: RequestContext) {
	const { store, consumer } = getRecordOwner(visit)
	return openConsumerRecords(store, consumer)
}

/** Names of records are readable in a dump: this one tells nothing. */
function nameOf(action: string) {
	return `payment-${computeHash(action)}`
}
