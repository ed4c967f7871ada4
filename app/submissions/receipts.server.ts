import { randomBytes } from 'node:crypto'
import { z } from 'zod/v4'
import { defineRecord } from '#app/session/define-record.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'

export const receiptLife = 30 * 24 * 3600_000
const mostReceipts = 100

const contentSchema = z.object({
	title: z.string(),
	sent: z.array(z.object({ term: z.string(), detail: z.string() })),
	files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })).optional(),
	next: z.string(),
	/** A next step outside the portal. */
	link: z.object({ href: z.string(), label: z.string() }).optional(),
})
export type ReceiptContent = z.infer<typeof contentSchema>

const entrySchema = z.object({ id: z.string(), at: z.number(), title: z.string() })
const indexSchema = z.array(entrySchema)
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

/** Stores what was submitted for 30 days, in the words the client saw, and returns the id. */
export async function createReceipt(owner: RecordOwner, content: ReceiptContent): Promise<string> {
	const records = openOwnerRecords(owner)
	const at = (owner.now ?? Date.now)()
	const id = randomBytes(12).toString('base64url')
	await receiptRecord.of(records, id).put({ ...content, id, at })
	let expired: ReceiptEntry[] = []
	await receiptIndexRecord.of(records).upsert([], (list) => {
		const all = [{ id, at, title: content.title }, ...list]
		const kept = all.filter((one) => one.at + receiptLife > at).slice(0, mostReceipts)
		expired = all.filter((one) => !kept.includes(one))
		return kept
	})
	for (const old of expired) await receiptRecord.of(records, old.id).remove()
	return id
}

/** Latest first. */
export async function listReceipts(owner: RecordOwner): Promise<ReceiptEntry[]> {
	const list = await receiptIndexRecord.of(openOwnerRecords(owner)).read()
	const oldest = (owner.now ?? Date.now)() - receiptLife
	return list?.filter(({ at }) => at > oldest) ?? []
}

/** Undefined when the id does not exist or belongs to another consumer. */
export async function findReceipt(owner: RecordOwner, id: string): Promise<Receipt | undefined> {
	if (!/^[\w-]{16}$/.test(id)) return undefined
	return receiptRecord.of(openOwnerRecords(owner), id).read()
}
