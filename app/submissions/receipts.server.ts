import { randomBytes } from 'node:crypto'
import { z } from 'zod/v4'
import { defineRecord } from '#app/session/define-record.server'
import type { Records } from '#app/session/records.server'
import { openOwnerRecords, type RecordOwner } from './record-owner.server'
import { hashText, type ShownText } from './shown-terms.server'

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
export interface ReceiptContent extends z.infer<typeof contentSchema> {
	/** Stored once per hash. */
	texts?: readonly ShownText[]
}

const entrySchema = z.object({ id: z.string(), at: z.number(), title: z.string() })
const indexSchema = z.array(entrySchema)
export type ReceiptEntry = z.infer<typeof entrySchema>

const receiptSchema = contentSchema.extend({
	id: z.string(),
	at: z.number(),
	/** SHA-256 of the texts that the page showed. */
	hashes: z.array(z.string()).optional(),
})
type StoredReceipt = z.infer<typeof receiptSchema>

const shownTextSchema = z.object({ title: z.string(), lines: z.array(z.string()) })

export interface Receipt extends StoredReceipt {
	texts: readonly (ShownText & { sha256: string })[]
}

export const receiptIndexRecord = defineRecord<ReceiptEntry[]>({
	name: 'receipts',
	version: 1,
	schema: indexSchema,
	life: receiptLife,
})
export const receiptRecord = defineRecord<StoredReceipt>({
	name: 'receipt',
	version: 1,
	schema: receiptSchema,
	life: receiptLife,
})

/** A text that receipts refer to, by hash. Each receipt renews its life. */
export const shownTextRecord = defineRecord<ShownText>({
	name: 'shown-text',
	version: 1,
	schema: shownTextSchema,
	life: receiptLife,
})

/** Stores what was submitted for 30 days, in the words the client saw, and returns the id. */
export async function createReceipt(
	owner: RecordOwner,
	{ texts = [], ...content }: ReceiptContent,
): Promise<string> {
	const records = openOwnerRecords(owner)
	for (const text of texts) await shownTextRecord.of(records, hashText(text)).put(text)
	const hashes = texts.length > 0 ? texts.map(hashText) : undefined
	const at = (owner.now ?? Date.now)()
	const id = randomBytes(12).toString('base64url')
	await receiptRecord.of(records, id).put({ ...content, id, at, hashes })
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
	const records = openOwnerRecords(owner)
	const receipt = await receiptRecord.of(records, id).read()
	return receipt && addTexts(records, receipt)
}

export async function addTexts(records: Records, receipt: StoredReceipt): Promise<Receipt> {
	const texts = await Promise.all(
		(receipt.hashes ?? []).map(async (sha256) => {
			const text = await shownTextRecord.of(records, sha256).read()
			return text ? [{ ...text, sha256 }] : []
		}),
	)
	return { ...receipt, texts: texts.flat() }
}
