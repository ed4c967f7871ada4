import { randomBytes } from 'node:crypto'
import { z } from 'zod/v4'
import { changeRecord, openConsumerRecords } from '#app/session/records.server'
import type { RecordOwner } from './form-ids.server'

/** Milliseconds. */
export const receiptLife = 30 * 24 * 3600_000
const mostReceipts = 100

const contentSchema = z.object({
	/** What was sent, in a few words. */
	title: z.string(),
	sent: z.array(z.object({ term: z.string(), detail: z.string() })),
	/** Sizes in bytes. */
	files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })).optional(),
	/** What happens next. */
	next: z.string(),
	/** A step outside the portal that is still to be taken. */
	link: z.object({ href: z.string(), label: z.string() }).optional(),
})
export type ReceiptContent = z.infer<typeof contentSchema>

const entrySchema = z.object({ id: z.string(), at: z.number(), title: z.string() })
const indexSchema = z.array(entrySchema)
/** A receipt as a list tells it; `at` in milliseconds since 1970. */
export type ReceiptEntry = z.infer<typeof entrySchema>

const receiptSchema = contentSchema.extend({ id: z.string(), at: z.number() })
export type Receipt = z.infer<typeof receiptSchema>

/** Keeps what was sent for 30 days, in the words it was sent in, and gives the receipt's id. */
export async function createReceipt(owner: RecordOwner, given: ReceiptContent): Promise<string> {
	const records = openConsumerRecords(owner.store, owner.consumer)
	const at = (owner.now ?? Date.now)()
	const id = randomBytes(12).toString('base64url')
	await records.write(nameOf(id), { ...given, id, at }, 0, at + receiptLife)
	let expired: ReceiptEntry[] = []
	const target = { name: 'receipts', shape: indexSchema, initial: [], expires: at + receiptLife }
	await changeRecord<ReceiptEntry[]>(records, target, (list) => {
		const all = [{ id, at, title: given.title }, ...list]
		const kept = all.filter((one) => one.at + receiptLife > at).slice(0, mostReceipts)
		expired = all.filter((one) => !kept.includes(one))
		return kept
	})
	for (const old of expired) await records.remove(nameOf(old.id))
	return id
}

/** The receipts of the last 30 days, the latest first. */
export async function listReceipts(owner: RecordOwner): Promise<ReceiptEntry[]> {
	const found = await openConsumerRecords(owner.store, owner.consumer).read('receipts')
	const oldest = (owner.now ?? Date.now)() - receiptLife
	return found ? indexSchema.parse(found.value).filter(({ at }) => at > oldest) : []
}

/** A receipt of this consumer; undefined for an id that is none, or another's. */
export async function findReceipt(owner: RecordOwner, id: string): Promise<Receipt | undefined> {
	if (!/^[\w-]{16}$/.test(id)) return undefined
	const found = await openConsumerRecords(owner.store, owner.consumer).read(nameOf(id))
	return found && receiptSchema.parse(found.value)
}

function nameOf(id: string) {
	return `receipt-${id}`
}
