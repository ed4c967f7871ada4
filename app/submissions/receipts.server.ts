import { randomBytes } from 'node:crypto'
import { z } from 'zod/v4'
import { defineRecord } from '#app/session/define-record.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'

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

export const receiptIndexRecord = defineRecord<ReceiptEntry[]>({
	name: 'receipts',
	version: 1,
	schema: indexSchema,
	life: receiptLife,
})
export const receiptRecord = defineRecord<Receipt>({
	name: 'receipt',
	version: 1,
	schema: receiptSchema,
	life: receiptLife,
})

/** Keeps what was sent for 30 days, in the words it was sent in, and gives the receipt's id. */
export async function createReceipt(owner: RecordOwner, given: ReceiptContent): Promise<string> {
	const records = openOwnerRecords(owner)
	const at = (owner.now ?? Date.now)()
	const id = randomBytes(12).toString('base64url')
	await receiptRecord.of(records, id).put({ ...given, id, at })
	let expired: ReceiptEntry[] = []
	await receiptIndexRecord.of(records).upsert([], (list) => {
		const all = [{ id, at, title: given.title }, ...list]
		const kept = all.filter((one) => one.at + receiptLife > at).slice(0, mostReceipts)
		expired = all.filter((one) => !kept.includes(one))
		return kept
	})
	for (const old of expired) await receiptRecord.of(records, old.id).remove()
	return id
}

/** The receipts of the last 30 days, the latest first. */
export async function listReceipts(owner: RecordOwner): Promise<ReceiptEntry[]> {
	const list = await receiptIndexRecord.of(openOwnerRecords(owner)).read()
	const oldest = (owner.now ?? Date.now)() - receiptLife
	return list?.filter(({ at }) => at > oldest) ?? []
}

/** A receipt of this consumer; undefined for an id that is none, or another's. */
export async function findReceipt(owner: RecordOwner, id: string): Promise<Receipt | undefined> {
	if (!/^[\w-]{16}$/.test(id)) return undefined
	return receiptRecord.of(openOwnerRecords(owner), id).read()
}
